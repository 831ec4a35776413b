import { expect, it } from 'vitest';

import type { Film } from '../src/generated/film';
import { changed, movesOf, partsOf, sentences, viewsOf } from '../src/replay/film';

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
  expect(partsOf(film)).toEqual([1]);
});

it('replaces the whole where the path is empty', () => {
  expect(changed({ a: 1 }, [], { b: 2 })).toEqual({ b: 2 });
});

it('lists what could be seen of the moves, and says who decides unseen', () => {
  const line = (text: string, heading: string | null = null) => ({
    text,
    heading,
    event: { rule: 'R-1' },
  });
  const film = {
    names: ['Ada', 'Bob'],
    frames: [
      { seat: null, events: [line('Space 1.', 'space')] },
      { seat: 1, events: [] },
      { seat: 0, events: [line('Space 2.', 'space'), line('Ada pays.'), line('Bob loses.')] },
    ],
  } as unknown as Film;
  expect(movesOf(film, 0, Infinity)).toEqual([
    { ply: 2, seat: 0, text: 'Ada pays. Bob loses.', rule: 'R-1' },
  ]);
  expect(sentences(film, 0)).toEqual(['Space 1.']);
  expect(sentences(film, 1)).toHaveLength(1);
  expect(sentences(film, 2)).toEqual(['Ada pays.', 'Bob loses.']);
});
