/** What a revealed conflict was made of: each seat's bid, band, bonus and upheaval, read from the lines. */

import type { AnyEvent } from '../../generated/empires_end/events';
import type { EmpiresEndLine, EmpiresEndView, Place } from '../../generated/empires_end/views';
import type { Band, Resource } from '../../generated/empires_end/words';
import type { Thing } from '../../generated/library';
import { RESOURCES } from '../ability';

export type Gain = Partial<Record<Resource, number>>;

export interface Reward {
  points: number;
  gain: Gain;
  /** How many exhausted cards may be refreshed. */
  refresh: number;
}

/** A range of strengths on the card, and what it brings. */
export interface Range {
  band: Exclude<Band, 'victory'>;
  from: number;
  /** The last strength in it; null: no end. */
  to: number | null;
  reward: Reward;
}

/** A conflict card as the scene needs it. */
export interface Card {
  name: string;
  ranges: Range[];
  bonus: Reward;
  /** Which location the upheaval moves, counted by value, and where it goes. */
  rank: number;
  position: number;
}

/** What the conflict did to the order of a seat's locations. */
export type Upheaval =
  | { kind: 'swap'; from: number; to: number; moved: string; other: string; ruined: boolean }
  /** What would have moved is there already. */
  | { kind: 'stays'; at: number; location: string }
  /** Nothing is healthy, so nothing can move. */
  | { kind: 'nothing' }
  /** The strongest are spared. */
  | { kind: 'spared' }
  /** Somebody chooses first what to refresh. */
  | { kind: 'later' };

export interface Lane {
  seat: number;
  home: number;
  axes: number;
  coins: number;
  total: number;
  band: Range['band'];
  reward: Reward;
  highest: boolean;
  bonus: Reward | null;
  upheaval: Upheaval;
}

export interface Reveal {
  card: string | null;
  lanes: Lane[];
  /** The seats with the highest strength, and that strength. */
  best: number[];
  most: number;
}

const NOTHING: Reward = { points: 0, gain: {}, refresh: 0 };

export function isReveal(lines: EmpiresEndLine[]): boolean {
  return lines.some(({ event }) => event.event === 'opened_bid');
}

/** The slug of the card that was fought about: the last one that lay open as bids were opened. */
export function cardIn(
  lines: EmpiresEndLine[],
  before: EmpiresEndView | null,
  after: EmpiresEndView,
): string | null {
  const opened = lines.findLastIndex(({ event }) => event.event === 'opened_bid');
  const shown = lines.findLast(
    ({ event }, at) => at < opened && event.event === 'revealed_conflict',
  )?.event;
  if (shown?.event === 'revealed_conflict') return shown.card;
  return before?.conflict ?? after.conflict ?? after.conflict_discards.at(-1) ?? null;
}

/** The values of a conflict card. */
export function cardOf(thing: Thing | undefined, ruleset: EmpiresEndView['ruleset']): Card | null {
  if (!thing) return null;
  const low = Number(thing.data.low_to);
  const high = Number(thing.data.high_from);
  const reward = (part: Band) => printed(thing.data[part]);
  const middle: Range = { band: 'middle', from: low + 1, to: high - 1, reward: reward('middle') };
  return {
    name: thing.name,
    ranges: [
      { band: 'low', from: 0, to: low, reward: reward('low') },
      ...(middle.from > high - 1 ? [] : [middle]),
      { band: 'high', from: high, to: null, reward: reward('high') },
    ],
    bonus: reward('victory'),
    // EE-CON-9: by the manual it is always the most valuable one.
    rank: ruleset === 'manual' ? 1 : Number(thing.data.upheaval_rank),
    position: Number(thing.data.upheaval_position),
  };
}

function printed(row: unknown): Reward {
  const { points, gain, refresh } = row as { points: number; gain: number[]; refresh: number };
  const held = RESOURCES.map((of, at) => [of, gain[at] ?? 0] as const);
  return { points, gain: Object.fromEntries(held.filter(([, n]) => n)), refresh };
}

/** The events from the opening of the bids to the end of that conflict. */
function conflictOf(lines: EmpiresEndLine[]): AnyEvent[] {
  const events = lines.map(({ event }) => event);
  const last = events.findLastIndex(({ event }) => event === 'opened_bid');
  let first = last;
  while (first > 0 && events[first - 1]!.event === 'opened_bid') first -= 1;
  const end = events.findIndex(({ event }, at) => at > last && event === 'space');
  return last < 0 ? [] : events.slice(first, end < 0 ? undefined : end);
}

export function revealOf(
  lines: EmpiresEndLine[],
  before: EmpiresEndView | null,
  after: EmpiresEndView,
  card: Card | null,
): Reveal {
  const events = conflictOf(lines);
  const lanes = events.flatMap((event) => {
    if (event.event !== 'opened_bid') return [];
    const { seat, axes, coins, strength } = event;
    const own = events.filter((each) => 'seat' in each && each.seat === seat);
    const bonus = rewardIn(own, true);
    const band = own.find((each) => each.event === 'rewarded' && each.band !== 'victory');
    const lane: Lane = {
      seat,
      home: strength - axes - coins,
      axes,
      coins,
      total: strength,
      band: band?.event === 'rewarded' && band.band !== 'victory' ? band.band : 'low',
      reward: rewardIn(own, false) ?? NOTHING,
      highest: bonus !== null,
      bonus,
      upheaval: bonus ? { kind: 'spared' } : upheavalIn(own, seat, before ?? after, card),
    };
    return [lane];
  });
  return {
    card: cardIn(lines, before, after),
    lanes,
    best: lanes.filter(({ highest }) => highest).map(({ seat }) => seat),
    most: Math.max(0, ...lanes.map(({ total }) => total)),
  };
}

/** What one seat got: for its band, or for being the highest. */
function rewardIn(own: AnyEvent[], victory: boolean): Reward | null {
  const found = own.find(
    (each) => each.event === 'rewarded' && (each.band === 'victory') === victory,
  );
  if (found?.event !== 'rewarded') return null;
  const gained = own.find((each) => each.event === 'gained' && each.rule === found.rule);
  return {
    points: found.points,
    gain: gained?.event === 'gained' ? gained.gain : {},
    refresh: found.refresh,
  };
}

function upheavalIn(
  own: AnyEvent[],
  seat: number,
  view: EmpiresEndView,
  card: Card | null,
): Upheaval {
  const row = view.seats[seat]?.row ?? [];
  const found = own.find(({ event }) => event === 'upheaval' || event === 'no_upheaval');
  if (found?.event === 'upheaval') {
    const [from, to] = found.positions;
    const [moved, other] = found.locations;
    const ruined = row.some(({ location, healthy }) => location === other && !healthy);
    return { kind: 'swap', from, to, moved, other, ruined };
  }
  if (!found) return { kind: 'later' };
  const place = card && ranked(row, card.rank);
  return place?.position === card?.position && place
    ? { kind: 'stays', at: place.position, location: place.location }
    : { kind: 'nothing' };
}

/** EE-CON-6: the n-th most valuable healthy location; the least valuable if there are fewer. */
function ranked(row: Place[], rank: number): Place | undefined {
  const healthy = row.filter((place) => place.healthy).toSorted((a, b) => b.value - a.value);
  return healthy[Math.min(rank, healthy.length) - 1];
}
