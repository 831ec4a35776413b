import { expect, test } from 'vitest';

import { choose } from '../src/carry/carrier';
import { games, linesOf, Refusal } from '../src/lib/server';

test('what was refused is said once, though its message holds its lines', () => {
  const lines = ['Not possible now: Take Fire 9.', 'EE-DIS-3: …'];
  expect(linesOf({ message: lines.join(' '), lines })).toEqual(lines);
});

test('what has no lines is said by its message', () => {
  expect(linesOf({ message: 'Too late.' })).toEqual(['Too late.']);
});

test('the page of a proxy that finds no server is taken for that, and not read out', async () => {
  choose({
    isDistant: true,
    ask: () => Promise.resolve({ status: 502, text: '<html>Bad Gateway</html>' }),
    open: () => expect.unreachable(),
  });
  const refused = await games().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect((refused as Refusal).refused).toEqual({ code: 'offline', message: '' });
});
