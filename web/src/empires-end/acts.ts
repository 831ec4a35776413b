/** Events of Empire's End drawn together to what a seat did: taking, losing and placing are one. */

import type { AnyEvent } from '../generated/empires_end/events';
import type { EmpiresEndLine } from '../generated/empires_end/views';
import { never } from '../lib/never';

/** What sort of act; `work` is all that locations and innovations bring within one space. */
export type Doing =
  | 'avert'
  | 'replace'
  | 'take'
  | 'lose'
  | 'place'
  | 'work'
  | 'low'
  | 'sell'
  | 'build'
  | 'rebuild'
  | 'swap'
  | 'move'
  | 'discard'
  | 'order'
  | 'bid'
  | 'upheaval'
  | 'hand'
  | 'first';

export interface Act {
  seat: number;
  doing: Doing;
  lines: EmpiresEndLine[];
}

type Name = AnyEvent['event'];

/** What an event is when it stands alone; undefined: nobody needs to be told. */
export function doingOf(event: AnyEvent): Doing | undefined {
  switch (event.event) {
    case 'averted':
    case 'averted_free':
      return 'avert';
    case 'replaced':
      return 'replace';
    case 'took':
      return 'take';
    case 'destroyed':
      return 'lose';
    case 'placed':
    case 'not_placed':
      return 'place';
    case 'used':
    case 'exchanged':
    case 'repeated':
    case 'refreshed':
    case 'gained':
    case 'scored':
    case 'triggered':
      return 'work';
    case 'declared':
    case 'bought_coin':
      return 'low';
    case 'sold':
      return 'sell';
    case 'built':
      return 'build';
    case 'rebuilt':
      return 'rebuild';
    case 'swapped':
      return 'swap';
    case 'moved':
      return 'move';
    case 'discarded':
      return 'discard';
    case 'chose_order':
      return 'order';
    case 'sealed':
    case 'opened_bid':
    case 'rewarded':
      return 'bid';
    case 'upheaval':
    case 'no_upheaval':
      return 'upheaval';
    case 'changed_hand':
      return 'hand';
    case 'first_player':
      return 'first';
    case 'laid_out':
    case 'dealt':
    case 'space':
    case 'revealed_disaster':
    case 'no_disaster':
    case 'nothing_destroyed':
    case 'drew':
    case 'reshuffled':
    case 'finished':
    case 'revealed_conflict':
    case 'kept_hand':
    case 'final_points':
    case 'ranked':
    case 'final_ability':
      return undefined;
    default:
      return never(event);
  }
}

/** What else can belong to an act that has just begun or gone on. */
const FOLLOWING: Partial<Record<Doing, Name[]>> = {
  take: ['first_player', 'gained', 'destroyed', 'triggered', 'scored', 'placed', 'not_placed'],
  lose: ['triggered', 'gained', 'scored'],
  bid: ['gained', 'scored', 'refreshed'],
};
/** Acts that are told once for a whole space, however often they happen in it. */
const AS_ONE: Doing[] = ['avert', 'work', 'low', 'sell', 'discard', 'bid'];

export function actsOf(lines: EmpiresEndLine[]): Act[] {
  const acts: Act[] = [];
  /** The acts of this space, and for each seat the one that its next events may belong to. */
  let open: Act[] = [];
  let latest: (Act | undefined)[] = [];
  for (const line of lines) {
    const { event } = line;
    if (event.event === 'space') {
      open = [];
      latest = [];
    }
    const doing = doingOf(event);
    if (!doing || !('seat' in event)) continue;
    const { seat } = event;
    const last = latest[seat];
    const joined =
      last && FOLLOWING[last.doing]?.includes(event.event)
        ? last
        : AS_ONE.includes(doing)
          ? open.find((act) => act.seat === seat && act.doing === doing)
          : undefined;
    const act = joined ?? { seat, doing, lines: [] };
    if (!joined) {
      acts.push(act);
      open.push(act);
    }
    act.lines.push(line);
    latest[seat] = act;
  }
  return acts;
}
