/** What is seen moving when something happens in Empire's End. */

import type { AnyEvent } from '../generated/empires_end/events';
import type { EmpiresEndView } from '../generated/empires_end/views';
import type { Resource } from '../generated/empires_end/words';
import { never } from '../lib/never';
import type { Beat, Motion } from '../motion/motions';
import {
  abilityAt,
  cardAt,
  disasterAt,
  firstAt,
  handAt,
  isExhausted,
  layAt,
  placeAt,
  sourceOf,
} from './anchors';
import { familyOf } from './cards';
import {
  BACK,
  beat,
  built,
  dealsOut,
  drawn,
  entries,
  gained,
  leaves,
  lightAt,
  revealed,
  sold,
  worth,
} from './moving';

export function beatsOf(
  event: AnyEvent,
  before: EmpiresEndView,
  after: EmpiresEndView,
  earlier: readonly AnyEvent[] = [],
): Beat | null {
  const own = (seat: number) => seat === after.seat;
  /** Nobody sees what others hold: theirs goes to and from their badge. */
  const purse = (seat: number, of: Resource) =>
    own(seat) ? `purse:${seat}:${of}` : `seat:${seat}`;
  const counted = (seat: number, of: Resource, by: number, wait = 0): Motion[] =>
    own(seat) && by ? [{ kind: 'number', at: purse(seat, of), by, after: wait }] : [];
  const paid = ({ seat, hammers, coins }: { seat: number; hammers: number; coins: number }) => [
    ...counted(seat, 'hammer', -hammers),
    ...counted(seat, 'coin', -coins),
  ];

  switch (event.event) {
    case 'dealt':
    case 'drew':
      return { ...drawn(event, own(event.seat)), along: earlier.at(-1)?.event === event.event };
    case 'first_player':
      if (before.first_player === event.seat) return null;
      return beat(
        200,
        { kind: 'fly', art: 'first-player', from: firstAt(before), to: firstAt(after), ms: 200 },
        { kind: 'pop', at: firstAt(after), after: 180 },
      );
    case 'revealed_disaster':
      return {
        // The first one turns over all that lay on the stage.
        ...revealed(
          event.disaster,
          earlier.some((each) => each.event === event.event) ? null : 'play',
        ),
        cue: 'disaster',
      };
    case 'averted':
      return {
        ...beat(
          300,
          {
            kind: 'fly',
            art: event.resource,
            from: purse(event.seat, event.resource),
            to: `pot:${event.disaster}`,
            trail: event.seat + 1,
          },
          ...counted(event.seat, event.resource, -1),
          { kind: 'pop', at: `pot:${event.disaster}`, after: 220 },
        ),
        cue: 'averted',
      };
    case 'averted_free':
      return {
        ...beat(
          300,
          {
            kind: 'fly',
            art: familyOf(event.by),
            from: cardAt(event.by),
            to: disasterAt(event.disaster),
            trail: event.seat + 1,
          },
          { kind: 'grey', at: cardAt(event.by), art: 'hourglass' },
        ),
        cue: 'averted',
      };
    case 'replaced': {
      const { motions, ms } = revealed(event.disaster);
      return {
        ...beat(ms, { kind: 'grey', at: cardAt(event.by), art: 'hourglass' }, ...motions),
        cue: 'disaster',
      };
    }
    case 'took': {
      const pot = before.disasters.find(({ disaster }) => disaster === event.disaster)?.pot ?? {};
      return beat(
        entries(pot).length ? 160 : 300,
        { kind: 'shake', at: 'play' },
        { kind: 'light', at: `seat:${event.seat}` },
        // The card stays on the stage until its pot is empty.
        ...(entries(pot).length ? [] : [leaves(120)]),
      );
    }
    case 'gained':
      return gained(event, sourceOf(event.seat, before, earlier), purse, counted, earlier.at(-1));
    case 'scored':
      return beat(
        event.points ? 400 : 200,
        ...(event.by ? [lightAt(event.by, event.seat, before)] : []),
        { kind: 'number', at: `score:${event.seat}`, by: event.points },
      );
    case 'destroyed':
      return {
        ...beat(
          420,
          { kind: 'crack', at: placeAt(event.seat, event.position) },
          worth(event, before, -1, 200),
        ),
        cue: 'ruin',
      };
    case 'triggered':
      return beat(120, { kind: 'light', at: cardAt(event.card) });
    case 'placed':
      return {
        ...beat(260, {
          kind: 'shrink',
          from: layAt(event.card, before, own(event.seat)),
          to: cardAt(event.card),
        }),
        cue: 'build',
      };
    case 'not_placed':
      return beat(160, { kind: 'drop', at: layAt(event.card, before, own(event.seat)) });
    case 'declared':
      return beat(
        200,
        { kind: 'pop', at: `purse:${event.seat}` },
        { kind: 'light', at: `seat:${event.seat}` },
      );
    case 'bought_coin':
      return beat(
        400,
        { kind: 'number', at: `score:${event.seat}`, by: -2 },
        {
          kind: 'fly',
          art: 'coin',
          from: `score:${event.seat}`,
          to: purse(event.seat, 'coin'),
          trail: event.seat + 1,
        },
        ...counted(event.seat, 'coin', 1, 220),
      );
    case 'used': {
      const at = abilityAt(event.by, event.seat, before);
      const greys = isExhausted(event.by, after) && !isExhausted(event.by, before);
      return greys
        ? beat(180, { kind: 'grey', at, art: 'hourglass' })
        : beat(120, { kind: 'light', at });
    }
    case 'exchanged':
      return beat(
        240,
        {
          kind: 'fly',
          art: event.pay,
          from: purse(event.seat, event.pay),
          to: abilityAt(event.by, event.seat, before),
          trail: event.seat + 1,
        },
        ...counted(event.seat, event.pay, -1),
      );
    case 'refreshed':
      return beat(180, { kind: 'grey', at: cardAt(event.card), art: 'hourglass' });
    case 'repeated':
      return beat(
        200,
        lightAt(event.by, event.seat, before),
        lightAt(event.ability, event.seat, before),
      );
    case 'sold':
      return sold(event, own(event.seat), counted(event.seat, 'coin', 1, 340));
    case 'built':
      return { ...built(event, own(event.seat), paid(event)), cue: 'build' };
    case 'rebuilt':
      return {
        ...beat(
          300,
          { kind: 'wipe', at: placeAt(event.seat, event.position) },
          worth(event, before, 1, 150),
          ...paid(event),
        ),
        cue: 'build',
      };
    case 'swapped':
    case 'upheaval': {
      const [one, other] = event.positions;
      return beat(300, {
        kind: 'cross',
        one: placeAt(event.seat, one),
        other: placeAt(event.seat, other),
      });
    }
    case 'moved':
      return beat(260, { kind: 'shrink', from: cardAt(event.card), to: cardAt(event.card) });
    case 'discarded':
      return {
        ...beat(
          160,
          own(event.seat)
            ? { kind: 'drop', at: handAt(event.card) }
            : { kind: 'fly', art: BACK, from: `seat:${event.seat}`, to: 'deck', ms: 160 },
        ),
        along: earlier.at(-1)?.event === 'discarded',
      };
    case 'reshuffled':
      return beat(160, { kind: 'shake', at: 'deck' });
    case 'revealed_conflict':
      return { ...beat(300, { kind: 'flip', at: 'play' }), cue: 'disaster' };
    case 'sealed':
      return {
        ...beat(300, {
          kind: 'fly',
          art: 'seal-closed',
          from: `seat:${event.seat}`,
          to: 'play',
          trail: event.seat + 1,
        }),
        cue: 'seal',
      };
    case 'rewarded':
      return {
        ...beat(400, { kind: 'number', at: `score:${event.seat}`, by: event.points }),
        // All are rewarded together.
        along: dealsOut(earlier.at(-1)),
        ...(event.band === 'victory' && { cue: 'highest' }),
      };
    // They change nothing on the board, or a scene of their own tells them.
    case 'laid_out':
    case 'space':
    case 'no_disaster':
    case 'nothing_destroyed':
    case 'finished':
    case 'chose_order':
    case 'opened_bid':
    case 'no_upheaval':
    case 'kept_hand':
    case 'changed_hand':
    case 'final_points':
    case 'ranked':
    case 'final_ability':
      return null;
    default:
      return never(event) ?? null;
  }
}
