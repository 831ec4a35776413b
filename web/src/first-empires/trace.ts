/** What others' moves leave on the map until we confirm something: numbered arrows and ghosts. */

import type { FirstEmpiresView } from '../generated/first_empires/views';
import type { MapChip } from './chips';
import { markOf } from './marks';
import type { Way } from './map/way';

/** What stood somewhere before it was driven out. */
export interface Ghost {
  key: string;
  space: string;
  mark: number;
  /** How many explorers stood there; 0: none. */
  n: number;
  /** Whether a city was taken there. */
  city: boolean;
  clash: boolean;
}

export interface Trace {
  ways: Way[];
  ghosts: Ghost[];
}

export function traceOf(chips: MapChip[], view: FirstEmpiresView): Trace {
  const last = chips.at(-1)?.seat;
  const ways = chips.flatMap(({ ways, number, seat }) =>
    (ways ?? []).map((spaces): Way => ({
      key: `${number} ${spaces.join(' ')}`,
      spaces,
      mark: markOf(view, seat),
      label: number,
      faint: true,
      old: seat !== last,
    })),
  );
  const ghosts = chips.flatMap(({ lost, number }): Ghost[] =>
    lost
      ? [
          {
            key: `${number} ${lost.space}`,
            space: lost.space,
            mark: markOf(view, lost.seat),
            n: lost.n,
            city: lost.city,
            clash: lost.n > 0,
          },
        ]
      : [],
  );
  // Of several at one place the newest.
  return { ways, ghosts: [...new Map(ghosts.map((each) => [each.space, each])).values()] };
}
