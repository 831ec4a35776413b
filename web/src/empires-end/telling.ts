/** A place in words, for those who hear it. */

import type { Place } from '../generated/empires_end/views';
import type { Thing } from '../generated/library';
import { allOf, say } from '../words/words.svelte';

export function placeWords(place: Place, things: Map<string, Thing>): string {
  const name = (slug: string) => things.get(slug)?.name ?? slug;
  const cards = place.innovations.map(({ card, exhausted }) =>
    exhausted ? say('ee-web-exhausted-card', { card: name(card) }) : name(card),
  );
  const facts = [
    name(place.location),
    say(place.healthy ? 'ee-web-healthy' : 'ee-web-destroyed'),
    ...(place.threatened.length ? [say('ee-web-threatened')] : []),
    cards.length ? allOf(cards) : say('ee-web-no-innovation'),
  ];
  return say('ee-web-place-words', { position: place.position, facts: facts.join(', ') });
}

/** Differs when anything about the place has changed that is worth a look. */
export function signature({ location, healthy, innovations }: Place): string {
  const cards = innovations.map(({ card, exhausted }) => `${card}${exhausted ? '-' : ''}`);
  return [location, healthy, ...cards].join(' ');
}
