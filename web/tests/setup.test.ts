import { expect, it } from 'vitest';

import { fitting, solo, wanted, type Plan } from '../src/lobby/setup';

it('sits down against two bots, or as many as the game takes', () => {
  const kinds = (players: [number, number]) =>
    solo('any', 'Ada', players).seats.map(({ kind }) => kind);
  expect(kinds([2, 4])).toEqual(['you', 'bot', 'bot']);
  expect(kinds([2, 2])).toEqual(['you', 'bot']);
  expect(kinds([4, 6])).toEqual(['you', 'bot', 'bot', 'bot']);
});

it('keeps who sits there when another game is chosen', () => {
  const { seats } = solo('any', 'Ada', [2, 4]);
  expect(fitting(seats, [2, 5])).toEqual(seats);
});

it('asks the server for what was planned, with a name for everybody at this device', () => {
  const plan = solo('any', ' ', [2, 2]);
  expect(wanted(plan, (seat) => `Player ${seat + 1}`)).toEqual({
    game: 'any',
    seats: [
      { kind: 'human', name: 'Player 1' },
      { kind: 'bot', level: 'steward' },
    ],
    options: {},
    listed: false,
    clock: null,
  });
});

it('shows a table with a free seat to everybody only where its creator wants that', () => {
  const free: Plan['seats'] = [{ kind: 'open', name: '', level: '' }];
  const asked = (listed: boolean) =>
    wanted({ ...solo('any', 'Ada', [2, 2]), seats: free, listed }, String).listed;
  expect(asked(false)).toBe(false);
  expect(asked(true)).toBe(true);
});
