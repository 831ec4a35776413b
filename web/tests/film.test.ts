import { expect, it } from 'vitest';

import type { Film } from '../src/generated/film';
import { changed, parts, viewsOf } from '../src/replay/film';

it('leads from view to view by what each move changed', () => {
  const film = {
    frames: [
      { seat: null, changes: [[[], { ply: 0, seats: [{ score: 0 }, { score: 1 }] }]], events: [] },
      {
        seat: 1,
        changes: [
          [['ply'], 1],
          [['seats', 0, 'score'], 4],
        ],
        events: [{ heading: 'space' }],
      },
    ],
  } as unknown as Film;
  const views = viewsOf(film);
  expect(views.map((view) => view.ply)).toEqual([0, 1]);
  expect(views[0]!.seats[0]).toEqual({ score: 0 });
  expect(views[1]!.seats[0]).toEqual({ score: 4 });
  expect(views[1]!.seats[1]).toBe(views[0]!.seats[1]);
  expect(parts(film)).toEqual([1]);
});

it('replaces the whole where the path is empty', () => {
  expect(changed({ a: 1 }, [], { b: 2 })).toEqual({ b: 2 });
});
