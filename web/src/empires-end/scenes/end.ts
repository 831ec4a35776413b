/** How a finished game was counted: columns by rank, the tie-break, what was left, the best moments. */

import type { EmpiresEndLine, EmpiresEndView } from '../../generated/empires_end/views';
import type { Resource } from '../../generated/empires_end/words';
import type { TableAbout } from '../../generated/tables';
import { RESOURCES } from '../ability';

export interface Column {
  seat: number;
  rank: number;
  track: number;
  locations: number;
  abilities: number;
  total: number;
  healthy: number;
  /** What the seat still holds; null where it stays hidden. */
  left: [Resource, number][] | null;
  conceded: boolean;
}

/** What has ranked seats with the same points. */
export interface TieBreak {
  rule: 'EE-END-3' | 'EE-END-4';
  /** Of each tied seat: healthy locations, or steps clockwise from the first player. */
  values: Map<number, number>;
  /** The tied seats that are told about, the best first: those at the top, if there. */
  seats: number[];
}

export interface Moments {
  seat: number;
  ability: { card: string; location: string | null; points: number } | null;
  conflict: { space: number; strength: number; points: number } | null;
  /** The most valuable location that was lost. */
  loss: { space: number; location: string; value: number } | null;
}

export interface Ending {
  columns: Column[];
  winners: number[];
  tie: TieBreak | null;
  moments: Moments | null;
  /** Whether it was played to the end; otherwise it was counted as it stood. */
  complete: boolean;
}

export function endingOf(
  view: EmpiresEndView,
  log: EmpiresEndLine[],
  about: Pick<TableAbout, 'result'>,
  own: number[],
): Ending {
  const columns = columnsOf(view, about);
  const winners = columns.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const star = own.length === 1 ? own[0]! : winners[0];
  return {
    columns,
    winners,
    tie: tieOf(columns, view),
    moments: star === undefined ? null : momentsOf(view, log, star),
    complete: view.over,
  };
}

function columnsOf(view: EmpiresEndView, { result }: Pick<TableAbout, 'result'>): Column[] {
  const columns = view.seats.map(({ seat, forecast, healthy, resources }): Column => {
    const { track, locations, abilities, total } = forecast;
    const left = resources && RESOURCES.map((of) => [of, resources[of] ?? 0] as [Resource, number]);
    return {
      seat,
      rank: result?.ranking[seat] ?? view.ranking?.[seat] ?? 0,
      track,
      locations,
      abilities,
      total: result?.scores[seat] ?? total,
      healthy,
      left,
      conceded: result?.conceded.includes(seat) ?? false,
    };
  });
  return columns.toSorted((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** Those with the same points and different ranks, although nobody of them gave up. */
function tieOf(columns: Column[], view: EmpiresEndView): TieBreak | null {
  const among = columns.filter(({ conceded }) => !conceded);
  const level = (one: Column) => among.filter(({ total }) => total === one.total);
  const tied = among.filter((one) => level(one).some(({ rank }) => rank !== one.rank));
  if (!tied.length) return null;
  const manual = view.ruleset === 'manual';
  const steps = (seat: number) => (seat - view.first_player + view.players) % view.players;
  return {
    rule: manual ? 'EE-END-4' : 'EE-END-3',
    values: new Map(tied.map(({ seat, healthy }) => [seat, manual ? steps(seat) : healthy])),
    seats: level(tied[0]!).map(({ seat }) => seat),
  };
}

function momentsOf(view: EmpiresEndView, log: EmpiresEndLine[], seat: number): Moments {
  const row = view.seats[seat]?.row ?? [];
  const found: Moments = { seat, ability: null, conflict: null, loss: null };
  let space = 0;
  let strength = 0;
  let points = 0;
  for (const { event } of log) {
    if (event.event === 'space') space = event.space;
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.event === 'opened_bid') {
      strength = event.strength;
      points = 0;
    } else if (event.event === 'rewarded') {
      points += event.points;
      if (points > (found.conflict?.points ?? 0)) found.conflict = { space, strength, points };
    } else if (event.event === 'destroyed') {
      const value = row.find(({ location }) => location === event.location)?.value ?? 0;
      if (value > (found.loss?.value ?? 0)) {
        found.loss = { space, location: event.location, value };
      }
    } else if (event.event === 'final_ability' && event.points > (found.ability?.points ?? 0)) {
      const at = row.find(({ innovations }) => innovations.some(({ card }) => card === event.card));
      found.ability = {
        card: event.card,
        location: at?.location ?? null,
        points: event.points,
      };
    }
  }
  return found;
}
