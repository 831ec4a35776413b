import { expect, test } from 'vitest';

import { dayOrNight, here, night } from '../src/friends/quiet';

test('the night is quiet by the clock of this device', () => {
  const now = new Date();
  expect(night()).toMatchObject({ from: 22, to: 7, offset: -now.getTimezoneOffset() });
  expect(here(now).zone).not.toBe('');
});

test('hours that are set are those to speak of', () => {
  expect(dayOrNight(null)).toEqual({ from: 22, to: 7 });
  expect(dayOrNight({ from: 20, to: 9, offset: 0 })).toEqual({ from: 20, to: 9 });
});
