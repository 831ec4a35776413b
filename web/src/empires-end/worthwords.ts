/** What an ability is worth now, in words. */

import type { Empire, EmpiresEndView, Place } from '../generated/empires_end/views';
import type { Thing } from '../generated/library';
import { allOf, say } from '../words/words.svelte';
import { abilityOf, RESOURCES } from './ability';
import { worthAt } from './worth';

/** Nothing where it is idle, counts nothing, or counts what can't be seen. */
export function worthWords(
  thing: Thing,
  place: Place,
  empire: Empire,
  view: EmpiresEndView,
): string {
  const ability = abilityOf(thing);
  const worth = ability && worthAt(ability, place.position, empire.row, empire, view);
  if (!worth || !place.healthy) return '';
  const gains = RESOURCES.flatMap((kind, at) =>
    worth.gain[at] ? [say(`ee-amount-${kind}`, { n: worth.gain[at] })] : [],
  );
  if (gains.length) return say('ee-web-worth', { what: allOf(gains) });
  if (ability.strength) return say('ee-web-worth-strength', { n: worth.strength });
  if (ability.points) return say('ee-web-worth-points', { n: worth.points });
  return '';
}
