import { beforeEach, describe, expect, it } from 'vitest';

import { laidOut } from '../src/empires-end/scenes/choosing';
import { endingOf } from '../src/empires-end/scenes/end';
import { because, verdict } from '../src/empires-end/scenes/verdict';
import type { EmpiresEndLine, EmpiresEndView } from '../src/generated/empires_end/views';
import { speak } from '../src/words/words.svelte';

interface Given {
  totals: number[];
  ranking: number[];
  healthy?: number[];
  ruleset?: string;
  first?: number;
  over?: boolean;
}

const NAMES = ['Ada', 'Livia', 'Corvus', 'Tiberius'];
const ROW = [
  { position: 1, location: 'army-5', value: 5, innovations: [{ card: 'plague-11' }] },
  { position: 2, location: 'city-32', value: 32, innovations: [] },
];

function view({ totals, ranking, healthy = [], ruleset = 'rulebook', ...more }: Given) {
  const seats = totals.map((total, seat) => ({
    seat,
    healthy: healthy[seat] ?? 5,
    resources: { wheat: seat, coin: 1 },
    forecast: { track: total - 30, locations: 20, abilities: 10, total },
    row: ROW,
  }));
  const base = { names: NAMES, players: totals.length, seats, scores: totals, ranking, ruleset };
  const { first = 0, over = true } = more;
  return { ...base, first_player: first, over } as unknown as EmpiresEndView;
}

const lines = (...events: object[]) => events.map((event) => ({ event }) as EmpiresEndLine);

function told(given: Given, own: number[] = [0], conceded: number[] = []) {
  const seen = view(given);
  const result = { scores: given.totals, ranking: given.ranking, conceded };
  const ending = endingOf(seen, [], { result }, own);
  return { ...ending, title: verdict(ending, seen, own), why: because(ending, seen, own) };
}

describe('the end of a game', () => {
  beforeEach(() => speak('en'));

  it('has a column for each seat, the winner first, debts on the track included', () => {
    const { columns } = told({ totals: [26, 40], ranking: [2, 1] });
    expect(columns.map(({ seat, rank, total }) => [seat, rank, total])).toEqual([
      [1, 1, 40],
      [0, 2, 26],
    ]);
    expect(columns[1]).toMatchObject({ track: -4, locations: 20, abilities: 10 });
  });

  it('shows what had been hidden, nothing held included', () => {
    const { columns } = told({ totals: [40, 30], ranking: [1, 2] });
    expect(columns[0]!.left).toEqual([
      ['wheat', 0],
      ['hammer', 0],
      ['axe', 0],
      ['coin', 1],
    ]);
  });

  it('says who outlasts whom, to each reader', () => {
    const four = { totals: [40, 30, 20, 10], ranking: [1, 2, 3, 4] };
    const two = { totals: [40, 30], ranking: [1, 2] };
    expect(told(four).title).toBe('You outlast them all');
    expect(told(four).why).toBe('40 points, 10 ahead of Livia');
    expect(told(four, [1]).title).toBe('Ada outlasts you all');
    expect(told(four, [1]).why).toBe('40 points, 10 ahead of you');
    expect(told(four, []).title).toBe('Ada outlasts all others');
    expect(told(four, [0, 1]).title).toBe('Ada outlasts all others');
    expect(told(two).title).toBe('You outlast Livia');
    expect(told(two, [1]).title).toBe('Ada outlasts you');
  });

  it('breaks a tie by healthy locations (EE-END-3)', () => {
    const { tie, why } = told({ totals: [40, 40, 9], ranking: [2, 1, 3], healthy: [6, 8, 3] });
    expect(tie).toMatchObject({ rule: 'EE-END-3', seats: [1, 0] });
    expect([...tie!.values]).toEqual([
      [1, 8],
      [0, 6],
    ]);
    expect(why).toBe('Equal points; healthy locations decide: Livia 8, You 6');
  });

  it('breaks a tie by the way from the first player (EE-END-4)', () => {
    const given = { totals: [40, 9, 8, 40], ranking: [2, 3, 4, 1], ruleset: 'manual', first: 2 };
    const { tie, why } = told(given);
    expect(tie?.rule).toBe('EE-END-4');
    expect([...tie!.values]).toEqual([
      [3, 1],
      [0, 2],
    ]);
    expect(why).toBe('Equal points; Tiberius sits closest to the first player');
  });

  it('speaks of a tie only where it decided something', () => {
    const shared = told({ totals: [40, 40], ranking: [1, 1] });
    expect(shared.tie).toBeNull();
    expect(shared.title).toBe('You and Livia endure together');
    expect(told({ totals: [40, 40], ranking: [1, 1] }, [1]).title).toBe(
      'You and Ada endure together',
    );
    const below = told({ totals: [40, 9, 9], ranking: [1, 2, 3], healthy: [5, 4, 2] });
    expect(below.tie?.seats).toEqual([1, 2]);
    expect(below.why).toBe('40 points, 31 ahead of Livia');
  });

  it('ranks those who gave up last, and says so', () => {
    const { tie, why, columns } = told({ totals: [40, 40], ranking: [2, 1] }, [1], [0]);
    expect(tie).toBeNull();
    expect(columns[1]).toMatchObject({ seat: 0, conceded: true });
    expect(why).toBe('Ada gave up.');
    const early = { totals: [40, 40], ranking: [2, 1], over: false };
    expect(told(early, [0], [0]).why).toBe('You gave up. Counted as it stood.');
  });
});

describe('what is remembered', () => {
  const LOG = lines(
    { event: 'space', space: 3 },
    { event: 'opened_bid', seat: 0, strength: 7 },
    { event: 'rewarded', seat: 0, band: 'high', points: 6 },
    { event: 'rewarded', seat: 0, band: 'victory', points: 3 },
    { event: 'destroyed', seat: 0, position: 1, location: 'army-5' },
    { event: 'destroyed', seat: 1, position: 2, location: 'city-32' },
    { event: 'space', space: 9 },
    { event: 'opened_bid', seat: 0, strength: 9 },
    { event: 'rewarded', seat: 0, band: 'high', points: 8 },
    { event: 'final_ability', seat: 0, card: 'plague-11', points: 10, copied: null },
    { event: 'final_ability', seat: 0, card: 'fire-1', points: 4, copied: null },
  );
  const seen = view({ totals: [40, 30], ranking: [2, 1] });
  const moments = (own: number[]) => endingOf(seen, LOG, { result: null }, own).moments;

  it('is the best card, conflict and loss of whoever looks', () => {
    expect(moments([0])).toEqual({
      seat: 0,
      ability: { card: 'plague-11', location: 'army-5', points: 10 },
      conflict: { space: 3, strength: 7, points: 9 },
      loss: { space: 3, location: 'army-5', value: 5 },
    });
  });

  it('is the winner’s for an onlooker', () => {
    expect(moments([])).toMatchObject({ seat: 1, ability: null, loss: { location: 'city-32' } });
  });
});

describe('cards laid out large', () => {
  const asked = (prompt: object) =>
    laidOut({
      prompt: { seat: 0, ...prompt },
      seats: [{ hand: ['fire-2', 'riot-3'], row: ROW }],
    } as unknown as EmpiresEndView);

  it('are those to take two of, with the one that is taken', () => {
    const choices = [{ id: 5, move: { do: 'take_card', card: 'riot-3' } }];
    const laid = asked({ kind: 'take_two', taken: 'fire-2', choices })!;
    expect(laid.cards).toEqual(['fire-2', 'riot-3']);
    expect(laid.taken).toEqual(['fire-2']);
    expect([...laid.choices.keys()]).toEqual(['riot-3']);
    expect(laid.row).toBe(ROW);
  });

  it('are a hand to keep or change, and nothing at other questions', () => {
    expect(asked({ kind: 'mulligan' })).toMatchObject({ cards: ['fire-2', 'riot-3'], row: ROW });
    expect(asked({ kind: 'rest_of_hand' })).toBeNull();
    expect(asked({ kind: 'economy' })).toBeNull();
  });
});
