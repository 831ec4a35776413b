/** What can be pointed at in Empire's End, and where things happen. */

import type { AnyEvent } from '../generated/empires_end/events';
import type { AnyTarget } from '../generated/empires_end/prompts';
import { keyOf as anyKey } from '../table/picks';

export function keyOf(target: AnyTarget): string {
  return anyKey(target);
}

/** Where on the table the event took place: what shall light up when somebody asks. */
export function placesOf(event: AnyEvent): string[] {
  const at = [
    ...('positions' in event ? event.positions : []),
    ...('position' in event ? [event.position] : []),
  ];
  const seat = 'seat' in event ? event.seat : undefined;
  return [
    ...(seat === undefined
      ? []
      : at.map((position) => keyOf({ zone: 'location', seat, position }))),
    ...('card' in event && event.card ? [keyOf({ zone: 'card', card: event.card })] : []),
  ];
}
