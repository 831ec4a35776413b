import { expect, test } from 'vitest';

import { linesOf } from '../src/lib/server';

test('what was refused is said once, though its message holds its lines', () => {
  const lines = ['Not possible now: Take Fire 9.', 'EE-DIS-3: …'];
  expect(linesOf({ message: lines.join(' '), lines })).toEqual(lines);
});

test('what has no lines is said by its message', () => {
  expect(linesOf({ message: 'Too late.' })).toEqual(['Too late.']);
});
