/** Where things happened in Empire's End, as keys of what can be pointed at or flown to. */

import type { AnyEvent } from '../generated/empires_end/events';
import type { EmpiresEndLine, EmpiresEndView } from '../generated/empires_end/views';
import { keyOf } from './keys';

const at = (seat: number, position: number) => keyOf({ zone: 'location', seat, position });
const lying = (card: string) => keyOf({ zone: 'card', card });

/** The places that look different after it. */
export function marksOf(event: AnyEvent): string[] {
  switch (event.event) {
    case 'destroyed':
    case 'placed':
    case 'built':
    case 'rebuilt':
      return [at(event.seat, event.position)];
    case 'swapped':
    case 'upheaval':
      return event.positions.map((position) => at(event.seat, position));
    case 'moved':
      return [at(event.seat, event.to)];
    default:
      return [];
  }
}

/** A location or a card by its short name, where it lies in the seat's empire. */
function named(slug: string, seat: number, view: EmpiresEndView): string {
  const place = view.seats[seat]?.row.find(({ location }) => location === slug);
  return place ? at(seat, place.position) : lying(slug);
}

/** All that shall light up when somebody asks where it was. */
export function whereOf(event: AnyEvent, view: EmpiresEndView): string[] {
  switch (event.event) {
    case 'averted':
    case 'averted_free': {
      const { disaster, card } = event;
      const open = view.disasters.some((each) => each.disaster === disaster && each.card === card);
      const by = event.event === 'averted_free' ? [lying(event.by)] : [];
      return open ? [keyOf({ zone: 'disaster', disaster }), ...by] : by;
    }
    case 'used':
    case 'exchanged':
    case 'repeated':
    case 'replaced':
      return [named(event.by, event.seat, view)];
    case 'refreshed':
    case 'triggered':
    case 'took':
      return [lying(event.card)];
    case 'placed':
    case 'built':
    case 'moved':
      return [...marksOf(event), lying(event.card)];
    case 'sealed':
    case 'opened_bid':
    case 'declared':
      return [`seat:${event.seat}`];
    default:
      return marksOf(event);
  }
}

/** Where a place has gone by what happened later: two locations change places, innovations and all. */
export function moved(key: string, seat: number, later: EmpiresEndLine[]): string {
  return later.reduce((now, { event }) => {
    if (!('positions' in event) || event.seat !== seat) return now;
    const [one, other] = event.positions.map((position) => at(seat, position));
    return now === one ? other! : now === other ? one! : now;
  }, key);
}
