/** How a row would lie after what a choice promises. */

import type { AnyEvent } from '../generated/empires_end/events';
import type { Innovation, Place } from '../generated/empires_end/views';

type Row = Place[];

export function rowAfter(row: Row, effects: AnyEvent[], seat: number): Row {
  return effects.reduce(
    (now, event) => ('seat' in event && event.seat === seat ? step(now, event) : now),
    row,
  );
}

function step(row: Row, event: AnyEvent): Row {
  switch (event.event) {
    case 'destroyed':
      return changed(row, event.position, (place) => ({ ...place, healthy: false }));
    case 'rebuilt':
      return changed(row, event.position, (place) => ({ ...place, healthy: true }));
    case 'placed':
    case 'built':
      return put(row, event.position, { card: event.card, exhausted: false });
    case 'moved': {
      const lifted = row.map((place) => ({
        ...place,
        innovations: place.innovations.filter(({ card }) => card !== event.card),
      }));
      return put(lifted, event.to, { card: event.card, exhausted: false });
    }
    case 'swapped':
    case 'upheaval': {
      const [one, other] = event.positions;
      return row.map((place, at) => {
        const from = at === one - 1 ? other : at === other - 1 ? one : place.position;
        return { ...row[from - 1]!, position: place.position };
      });
    }
    default:
      return row;
  }
}

function changed(row: Row, position: number, change: (place: Place) => Place): Row {
  return row.map((place) => (place.position === position ? change(place) : place));
}

function put(row: Row, position: number, card: Innovation): Row {
  return changed(row, position, (place) => ({
    ...place,
    innovations: [...place.innovations, card],
  }));
}

/** Where another innovation could go: the healthy places with the fewest of them. */
export function roomIn(row: Row): number[] {
  const healthy = row.filter((place) => place.healthy);
  const least = Math.min(...healthy.map(({ innovations }) => innovations.length));
  return healthy
    .filter(({ innovations }) => innovations.length === least)
    .map(({ position }) => position);
}
