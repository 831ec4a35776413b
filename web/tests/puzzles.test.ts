import { expect, test } from 'vitest';

import { dailyOf, dayOf, endOf, longestOf, streakOf } from '../src/puzzles/days';

test('a day is one of UTC, also where a clock is put forward', () => {
  const spring = Date.UTC(2026, 2, 28, 12);
  const days = [0, 1, 2].map((more) => dayOf(spring + more * 86_400_000));
  expect(days).toEqual([days[0], days[0]! + 1, days[0]! + 2]);
  // The hour that is left out in Europe is an hour like any other.
  expect(dayOf(Date.UTC(2026, 2, 29, 0, 59))).toBe(dayOf(Date.UTC(2026, 2, 29, 1, 1)));
  expect(dayOf(endOf(days[0]!).getTime())).toBe(days[1]);
});

test('the puzzle of a day is the same for everybody, and all come in turn', () => {
  const list = ['a', 'b', 'c'];
  expect([6, 7, 8, 9].map((day) => dailyOf(list, day))).toEqual(['a', 'b', 'c', 'a']);
  expect(dailyOf([], 6)).toBeUndefined();
});

test('a streak goes up to yesterday until today is done, and ends at a gap', () => {
  const solved = new Set([3, 4, 5, 8, 9]);
  expect(streakOf(solved, 9)).toBe(2);
  expect(streakOf(solved, 10)).toBe(2);
  expect(streakOf(solved, 11)).toBe(0);
  expect(longestOf(solved)).toBe(3);
  expect(longestOf(new Set())).toBe(0);
});
