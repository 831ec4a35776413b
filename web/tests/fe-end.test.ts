import { describe, expect, it } from 'vitest';

import { endingOf } from '../src/first-empires/scenes/end';
import type { FirstEmpiresLine, FirstEmpiresView } from '../src/generated/first_empires/views';
import type { TableAbout } from '../src/generated/tables';
import { aRegion } from './world';

const seat = (number: number, more: object = {}) => ({
  seat: number,
  tracks: [{ colour: 'green', level: 1, points: [0, 4, 9] }],
  captured: 0,
  captured_values: null,
  forecast: { tracks: 4, cards: 2, cities: 3, total: 9 },
  ...more,
});
const view = {
  seats: [seat(0), seat(1, { captured: 1, captured_values: [5] })],
  regions: [aRegion('rus', 'green', [], { cities: [{ owner: 0, value: 3 }] })],
} as unknown as FirstEmpiresView;
const result = (scores: number[], ranking: number[], conceded: number[] = []) =>
  ({ result: { scores, ranking, conceded } }) as unknown as TableAbout;

describe('the end of First Empires', () => {
  it('counts tracks, cities and cards from the foot up, as the log tells them', () => {
    const told = { event: 'final_points', seat: 1, cities: 1, captured: 5, cards: 8 };
    const log = [{ event: told }] as unknown as FirstEmpiresLine[];
    const { columns, winners, most } = endingOf(view, log, result([9, 18], [2, 1]));
    expect(columns[0]!.parts.map(({ points }) => points)).toEqual([4, 3, 2]);
    expect(columns[1]!.parts.map(({ points }) => points)).toEqual([4, 6, 8]);
    expect(columns.map(({ rank, total }) => [rank, total])).toEqual([
      [2, 9],
      [1, 18],
    ]);
    expect([winners, most]).toEqual([[1], 18]);
  });

  it('turns over cities on the map, and those that were captured', () => {
    const { columns } = endingOf(view, [], result([9, 9], [1, 2]));
    expect(columns[0]!.tiles).toEqual([{ value: 3, captured: false }]);
    expect(columns[1]!.tiles).toEqual([{ value: 5, captured: true }]);
  });

  it('says that points alone did not tell who is first, but not because of who conceded', () => {
    expect(endingOf(view, [], result([9, 9], [1, 2])).tied).toBe(true);
    expect(endingOf(view, [], result([9, 8], [1, 2])).tied).toBe(false);
    expect(endingOf(view, [], result([9, 9], [1, 1])).tied).toBe(false);
    const left = endingOf(view, [], result([9, 9], [1, 2], [1]));
    expect([left.tied, left.columns[1]!.conceded]).toEqual([false, true]);
  });
});
