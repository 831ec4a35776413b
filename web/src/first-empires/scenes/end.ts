/** How a finished game of First Empires was counted: columns by turn order, parts from the foot up. */

import type { FirstEmpiresLine, FirstEmpiresView } from '../../generated/first_empires/views';
import type { Colour } from '../../generated/first_empires/words';
import type { TableAbout } from '../../generated/tables';

export interface Part {
  /** The colour of a track, or what else brought points. */
  of: Colour | 'cities' | 'cards';
  points: number;
}

/** A city at the end: one's own on the map, or one that was captured. */
export interface Tile {
  value: number | null;
  captured: boolean;
}

export interface Column {
  seat: number;
  rank: number;
  parts: Part[];
  tiles: Tile[];
  total: number;
  conceded: boolean;
}

export interface Ending {
  columns: Column[];
  winners: number[];
  /** Whether points alone did not tell who is first. */
  tied: boolean;
  most: number;
}

export function endingOf(
  view: FirstEmpiresView,
  log: FirstEmpiresLine[],
  { result }: Pick<TableAbout, 'result'>,
): Ending {
  const columns = view.seats.map(
    ({ seat, tracks, captured_values, captured, forecast }): Column => {
      const told = log.findLast(
        ({ event }) => event.event === 'final_points' && event.seat === seat,
      )?.event;
      const final = told?.event === 'final_points' ? told : null;
      const own = view.regions.flatMap(({ cities }) =>
        cities.filter(({ owner }) => owner === seat),
      );
      const taken = captured_values ?? Array.from({ length: captured }, () => null);
      const cities = final ? final.cities + final.captured : (forecast?.cities ?? 0);
      return {
        seat,
        rank: result?.ranking[seat] ?? view.ranking?.[seat] ?? 0,
        parts: [
          ...tracks.map(({ colour, points, level }) => ({
            of: colour,
            points: points[level] ?? 0,
          })),
          { of: 'cities' as const, points: cities },
          { of: 'cards' as const, points: final?.cards ?? forecast?.cards ?? 0 },
        ],
        tiles: [
          ...own.map(({ value }) => ({ value, captured: false })),
          ...taken.map((value) => ({ value, captured: true })),
        ],
        total: result?.scores[seat] ?? forecast?.total ?? 0,
        conceded: result?.conceded.includes(seat) ?? false,
      };
    },
  );
  const winners = columns.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const best = Math.max(...columns.map(({ total }) => total), 1);
  const level = columns.filter(({ total, conceded }) => total === best && !conceded);
  return { columns, winners, tied: level.length > winners.length, most: best };
}
