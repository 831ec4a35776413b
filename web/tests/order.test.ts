import { expect, test } from 'vitest';

import type { TableAbout } from '../src/generated/tables';
import { earlier, movesOf, shuffled } from '../src/lib/order';

const table = (...origins: number[]) =>
  ({ id: 'T', seats: origins.map((origin, seat) => ({ seat, origin })) }) as TableAbout;

test('who sits where is found by where they sat at first', () => {
  expect(movesOf(table(0, 1, 2), table(0, 1, 2))).toBeNull();
  expect(movesOf(null, table(1, 0))).toBeNull();
  // Cid (2) comes to the front, Ada (0) and Bob (1) move on.
  expect(movesOf(table(0, 1, 2), table(2, 0, 1))).toEqual([1, 2, 0]);
});

test('a seat changes places with the one before it', () => {
  expect(earlier(4, 2)).toEqual([0, 2, 1, 3]);
});

test('whatever luck decides, everybody has a seat', () => {
  expect(shuffled(5).toSorted()).toEqual([0, 1, 2, 3, 4]);
});
