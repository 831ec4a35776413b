/** What can be pointed at in First Empires, and where things happen. */

import type { AnyEvent } from '../generated/first_empires/events';
import type { AnyTarget } from '../generated/first_empires/prompts';
import { keyOf as anyKey } from '../table/picks';

export function keyOf(target: AnyTarget): string {
  return anyKey(target);
}

/** Where on the table the event took place: what shall light up when somebody asks. */
export function placesOf(event: AnyEvent): string[] {
  return 'region' in event ? [keyOf({ zone: 'space', space: event.region })] : [];
}
