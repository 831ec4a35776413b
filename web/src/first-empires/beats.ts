/** What is seen moving when something happens in First Empires. */

import type { AnyEvent } from '../generated/first_empires/events';
import type { FirstEmpiresView } from '../generated/first_empires/views';
import type { Track } from '../generated/first_empires/words';
import { never } from '../lib/never';
import type { Beat, Motion } from '../motion/motions';
import { markOf } from './marks';

/** On land and over water. */
const STEP = 240;
const SAIL = 420;

const tok = (space: string) => `tok:${space}`;
const space = (name: string) => `space:${name}`;
const beat = (ms: number, ...motions: Motion[]): Beat => ({ motions, ms });

export function beatsOf(
  event: AnyEvent,
  _before: FirstEmpiresView,
  after: FirstEmpiresView,
  earlier: readonly AnyEvent[] = [],
): Beat | null {
  const own = (seat: number) => seat === after.seat;
  const pawn = (seat: number) => `explorer-${markOf(after, seat)}`;
  const town = (seat: number) => `city-${markOf(after, seat)}`;
  const trackAt = (seat: number, track: Track) => (own(seat) ? `track:${track}` : `seat:${seat}`);
  const isSea = (name: string) => after.oceans.some(({ ocean }) => ocean === name);
  const goes = (
    seat: number,
    from: string,
    to: string,
    n: number,
    ms = isSea(from) || isSea(to) ? SAIL : STEP,
  ): Motion[] => [
    {
      kind: 'fly',
      art: pawn(seat),
      from: space(from),
      to: space(to),
      n: Math.min(n, 3),
      ms,
      trail: markOf(after, seat),
    },
    { kind: 'drop', at: tok(from) },
    { kind: 'pop', at: tok(to), after: ms - 40 },
  ];

  switch (event.event) {
    case 'rolled':
      return {
        ...beat(
          420,
          ...event.dice.map((_, at): Motion => ({
            kind: 'flip',
            at: `die:${at + 1}`,
            after: at * 60,
          })),
        ),
        cue: 'averted',
        // After a reroll the dice that lie still are told again.
        ...(earlier.at(-1)?.event === 'rerolled' && { motions: [], ms: 0 }),
      };
    case 'rerolled':
      return {
        ...beat(
          420,
          ...event.dice.map((die, at): Motion => ({
            kind: 'flip',
            at: `die:${die}`,
            after: at * 60,
          })),
        ),
        cue: 'averted',
      };
    case 'discarded':
      return beat(
        300,
        own(event.seat)
          ? { kind: 'drop', at: `hand:${event.card}` }
          : { kind: 'fly', art: '', from: `seat:${event.seat}`, to: 'tray' },
        { kind: 'flip', at: `die:${event.die}`, after: 120 },
      );
    case 'moved': {
      const ms = isSea(event.from) || isSea(event.to) ? SAIL : STEP;
      return beat(ms, ...goes(event.seat, event.from, event.to, 1, ms));
    }
    case 'crossed':
      return {
        ...beat(STEP, ...goes(event.seat, event.from, event.to, event.explorers)),
        along: earlier.at(-1)?.event === 'crossed',
      };
    case 'conquered':
      return {
        ...beat(
          360,
          { kind: 'shake', at: `land:${event.region}`, ms: 240 },
          { kind: 'light', at: `land:${event.region}` },
        ),
        cue: 'ruin',
      };
    case 'took_cities':
      return beat(420, {
        kind: 'fly',
        art: town(event.owner),
        from: `city:${event.region}`,
        to: `seat:${event.seat}`,
        n: event.tiles,
        ms: 420,
      });
    case 'retreated':
      return beat(420, ...goes(event.seat, event.from, event.to, event.explorers, 420));
    case 'stepped':
      return {
        ...beat(
          400,
          { kind: 'light', at: `die:${event.die}` },
          { kind: 'light', at: `land:${event.region}` },
          { kind: 'pop', at: trackAt(event.seat, event.track), after: 120 },
        ),
        cue: 'build',
      };
    case 'drew':
    case 'dealt':
      return {
        ...beat(
          260,
          {
            kind: 'fly',
            art: '',
            from: trackAt(event.seat, 'cards'),
            to: own(event.seat) && event.card ? `hand:${event.card}` : `seat:${event.seat}`,
          },
          ...(own(event.seat) && event.card
            ? [{ kind: 'flip', at: `hand:${event.card}`, after: 200 } as const]
            : []),
        ),
        along: earlier.at(-1)?.event === event.event,
      };
    case 'placed_explorer':
      return {
        ...beat(
          240,
          {
            kind: 'fly',
            art: pawn(event.seat),
            from: trackAt(event.seat, 'explorers'),
            to: space(event.region),
          },
          { kind: 'pop', at: tok(event.region), after: 200 },
        ),
        along: earlier.at(-1)?.event === 'placed_explorer',
      };
    case 'placed_city':
      return {
        ...beat(
          420,
          {
            kind: 'fly',
            art: town(event.seat),
            from: trackAt(event.seat, event.track),
            to: space(event.region),
            ms: 420,
          },
          { kind: 'drop', at: `city:${event.region}`, after: 360 },
        ),
        cue: 'build',
      };
    case 'scored_card':
      return {
        ...beat(
          420,
          {
            kind: 'fly',
            art: 'star',
            from: own(event.seat) ? `hand:${event.card}` : `seat:${event.seat}`,
            to: `score:${event.seat}`,
            ms: 420,
          },
          { kind: 'number', at: `score:${event.seat}`, by: event.points, after: 360 },
        ),
        cue: 'highest',
      };
    case 'started':
    case 'got_civilization':
      return beat(240, { kind: 'light', at: `seat:${event.seat}` });
    case 'turn':
      return beat(160, { kind: 'light', at: `seat:${event.seat}` });
    // They change nothing on the table, or the end tells them.
    case 'starting_player':
    case 'round':
    case 'ended_movement':
    case 'final_points':
    case 'ranked':
      return null;
    default:
      return never(event) ?? null;
  }
}
