import { beforeEach, describe, expect, it } from 'vitest';

import { cardIn, cardOf, isReveal, revealOf } from '../src/empires-end/scenes/reveal';
import { detailOf, laneWords, titleOf } from '../src/empires-end/scenes/telling';
import type { AnyEvent } from '../src/generated/empires_end/events';
import type { EmpiresEndLine, EmpiresEndView } from '../src/generated/empires_end/views';
import type { Thing } from '../src/generated/library';
import type { Lang } from '../src/generated/words';
import { speak } from '../src/words/words.svelte';

const named = (slug: string, name: string) => [slug, { slug, name } as Thing] as const;

const CARD = {
  slug: 'conflict-9',
  name: 'Conflict 9',
  data: {
    low_to: 2,
    high_from: 7,
    low: { points: -2, gain: [0, 0, 0, 0], refresh: 0 },
    middle: { points: 3, gain: [0, 1, 0, 0], refresh: 0 },
    high: { points: 6, gain: [0, 1, 1, 0], refresh: 0 },
    victory: { points: 3, gain: [1, 0, 0, 0], refresh: 1 },
    upheaval_rank: 2,
    upheaval_position: 4,
  },
} as unknown as Thing;

const THINGS = new Map([
  named('city-32', 'City 32'),
  named('town-23', 'Town 23'),
  named('army-5', 'Army 5'),
]);

/** Rows of three places: 3, 4 and 6. */
function row(healthy: boolean[] = [true, true, true], order = ['army-5', 'town-23', 'city-32']) {
  return order.map((location, at) => ({
    position: [3, 4, 6][at],
    location,
    value: Number(location.split('-')[1]),
    healthy: healthy[at],
  }));
}

interface Given {
  rows?: ReturnType<typeof row>[];
  seat?: number | null;
  conflict?: string | null;
  ruleset?: string;
}

function view({ rows = [row(), row()], seat = 0, ...more }: Given = {}): EmpiresEndView {
  const names = ['Ada', 'Livia', 'Corvus'];
  const seats = rows.map((each, at) => ({ seat: at, row: each }));
  const base = { seat, names, seats, conflict: 'conflict-9', conflict_discards: [] };
  return { ...base, ruleset: 'rulebook', ...more } as unknown as EmpiresEndView;
}

const lines = (...events: object[]) =>
  events.map((event) => ({ ply: 1, event: event as AnyEvent }) as EmpiresEndLine);

const bid = (seat: number, strength: number, axes = 0, coins = 0) => ({
  event: 'opened_bid',
  seat,
  axes,
  coins,
  strength,
});
const band = (seat: number, which: string, points: number, refresh = 0) => ({
  event: 'rewarded',
  rule: which === 'victory' ? 'EE-CON-5' : 'EE-CON-4',
  seat,
  band: which,
  points,
  refresh,
});
const gained = (seat: number, gain: object, rule = 'EE-CON-4') => ({
  event: 'gained',
  rule,
  seat,
  gain,
});
const swap = (seat: number, from: number, to: number, locations: string[]) => ({
  event: 'upheaval',
  seat,
  positions: [from, to],
  locations,
});

const FOUGHT = lines(
  { event: 'sealed', seat: 1 },
  bid(0, 8, 3, 1),
  bid(1, 5, 1),
  band(0, 'high', 6),
  gained(0, { hammer: 1, axe: 1 }),
  band(0, 'victory', 3),
  gained(0, { wheat: 1 }, 'EE-CON-5'),
  band(1, 'middle', 3),
  gained(1, { hammer: 1 }),
  swap(1, 6, 4, ['city-32', 'army-5']),
  { event: 'space', space: 8, phase: 'economy' },
  gained(1, { coin: 9 }, 'EE-ECO-1'),
);

const told = (given: EmpiresEndLine[], before = view(), ruleset = before.ruleset) =>
  revealOf(given, before, view({ conflict: null }), cardOf(CARD, ruleset));

describe('a revealed conflict', () => {
  it('is an update in which bids are opened', () => {
    expect(isReveal(FOUGHT)).toBe(true);
    expect(isReveal(lines({ event: 'sealed', seat: 1 }))).toBe(false);
  });

  it('parts strength into home, axes and coins', () => {
    const [first] = told(FOUGHT).lanes;
    expect(first).toMatchObject({ seat: 0, home: 4, axes: 3, coins: 1, total: 8, band: 'high' });
  });

  it('keeps the bonus apart from the band, and what comes after the conflict out', () => {
    const [first, second] = told(FOUGHT).lanes;
    expect(first!.reward).toEqual({ points: 6, gain: { hammer: 1, axe: 1 }, refresh: 0 });
    expect(first!.bonus).toEqual({ points: 3, gain: { wheat: 1 }, refresh: 0 });
    expect(first!.upheaval).toEqual({ kind: 'spared' });
    expect(second!.bonus).toBeNull();
    expect(second!.reward).toEqual({ points: 3, gain: { hammer: 1 }, refresh: 0 });
  });

  it('says which locations changed places, and whether one lies in ruins', () => {
    const before = view({ rows: [row(), row([false, true, true])] });
    expect(told(FOUGHT, before).lanes[1]!.upheaval).toEqual({
      kind: 'swap',
      from: 6,
      to: 4,
      moved: 'city-32',
      other: 'army-5',
      ruined: true,
    });
  });

  const calm = (rows: ReturnType<typeof row>[], ruleset = 'rulebook') => {
    const given = lines(bid(0, 8), bid(1, 2), band(0, 'victory', 3), {
      event: 'no_upheaval',
      seat: 1,
    });
    return told(given, view({ rows, ruleset })).lanes[1]!.upheaval;
  };

  it('names what need not move: the second best of those that stand', () => {
    expect(calm([row(), row()])).toEqual({ kind: 'stays', at: 4, location: 'town-23' });
  });

  it('takes the last one standing where there are too few', () => {
    const rows = [row(), row([false, true, false])];
    expect(calm(rows)).toEqual({ kind: 'stays', at: 4, location: 'town-23' });
  });

  it('moves the best by the manual, whatever the card says (EE-CON-9)', () => {
    const rows = [row(), row(undefined, ['army-5', 'city-32', 'town-23'])];
    expect(calm(rows, 'manual')).toEqual({ kind: 'stays', at: 4, location: 'city-32' });
  });

  it('knows that nothing moves where nothing is healthy', () => {
    expect(calm([row(), row([false, false, false])])).toEqual({ kind: 'nothing' });
  });

  it('leaves the upheaval open while somebody chooses what to refresh', () => {
    const given = lines(bid(0, 8), bid(1, 2), band(0, 'victory', 3, 1), band(1, 'low', -2));
    expect(told(given).lanes[1]!.upheaval).toEqual({ kind: 'later' });
  });

  it('counts all that are tied among the highest', () => {
    const given = lines(bid(0, 4), bid(1, 4), band(0, 'victory', 3), band(1, 'victory', 3));
    expect(told(given)).toMatchObject({ best: [0, 1], most: 4 });
  });

  it('is about the last of two conflicts that somebody missed', () => {
    const given = [...FOUGHT, ...lines({ event: 'revealed_conflict', card: 'conflict-2' })];
    const both = [...given, ...lines(bid(0, 1), bid(1, 2), band(1, 'victory', 1))];
    expect(told(both).lanes.map(({ total }) => total)).toEqual([1, 2]);
    expect(cardIn(both, view(), view())).toBe('conflict-2');
    expect(cardIn(FOUGHT, view(), view({ conflict: null }))).toBe('conflict-9');
  });
});

describe('the bands of a card', () => {
  it('reach over all strengths', () => {
    const card = cardOf(CARD, 'rulebook')!;
    expect(card.ranges.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [3, 6],
      [7, null],
    ]);
    expect(card.bonus).toEqual({ points: 3, gain: { wheat: 1 }, refresh: 1 });
  });

  it('may be only two', () => {
    const data = { ...CARD.data, high_from: 3 };
    expect(cardOf({ ...CARD, data }, 'rulebook')!.ranges.map(({ band }) => band)).toEqual([
      'low',
      'high',
    ]);
  });
});

describe('in words', () => {
  beforeEach(() => speak('en'));

  it('names the winner and what the reader gets and loses', () => {
    const loser = view({ seat: 1 });
    expect(titleOf(told(FOUGHT), view())).toBe('You win the conflict with 8');
    expect(detailOf(told(FOUGHT), view(), THINGS)).toBe(
      'You: +9, 1 wheat, 1 hammer, 1 axe. Bids go back to the supply.',
    );
    expect(titleOf(told(FOUGHT), loser)).toBe('Ada wins the conflict with 8');
    expect(detailOf(told(FOUGHT), loser, THINGS)).toBe(
      'You: +3, 1 hammer. Upheaval: City 32 moves from 6 to 4. Bids go back to the supply.',
    );
  });

  it('tells an onlooker about the winner', () => {
    const onlooker = view({ seat: null });
    expect(detailOf(told(FOUGHT), onlooker, THINGS)).toMatch(/^Ada: \+9/);
  });

  it('says when several or all are equally strong, and when nobody bid', () => {
    const two = lines(
      bid(0, 4),
      bid(1, 4),
      bid(2, 1),
      ...[0, 1].map((seat) => band(seat, 'victory', 3)),
    );
    const rows = [row(), row(), row()];
    expect(titleOf(told(two, view({ rows })), view({ rows }))).toBe(
      'Highest with 4: You and Livia',
    );
    expect(detailOf(told(two, view({ rows })), view({ rows }), THINGS)).toContain('Nobody bid.');
    const all = lines(bid(0, 4), bid(1, 4), ...[0, 1].map((seat) => band(seat, 'victory', 3)));
    expect(titleOf(told(all), view())).toBe('All are equally strong: 4');
  });

  it('tells those who hear it what is drawn', () => {
    expect(laneWords(told(FOUGHT).lanes[0]!)).toBe(
      '4 at home, bid 3 axes and 1 coin: strength 8. +6, 1 hammer, 1 axe.',
    );
  });

  it.each<Lang>(['en', 'de'])('leaves no hole (%s)', async (lang) => {
    await speak(lang);
    const loser = view({ seat: 1 });
    const words = [
      titleOf(told(FOUGHT), loser),
      detailOf(told(FOUGHT), loser, THINGS),
      ...told(FOUGHT).lanes.map(laneWords),
    ];
    expect(words.join(' ')).not.toMatch(/[{}]|ee-web|undefined/);
  });
});
