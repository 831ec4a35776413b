import { expect, it } from 'vitest';

import { understand } from '../src/table/commands';

it('understands numbers, words of both languages, and what comes after them', () => {
  expect(understand(' 3 ')).toEqual({ command: 'do', argument: '3' });
  expect(understand('do 3')).toEqual({ command: 'do', argument: '3' });
  expect(understand('row  Livia')).toEqual({ command: 'seat', argument: 'Livia' });
  expect(understand('Reihe Livia')).toEqual({ command: 'seat', argument: 'Livia' });
  expect(understand('dance')).toBeNull();
});
