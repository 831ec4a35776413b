/** A place and a card in words, for those who hear them. */

import type { Innovation, Place } from '../generated/empires_end/views';
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

/** How an innovation is: at a ruin it lies idle. */
export function stateOf({ exhausted }: Innovation, { healthy }: Place): string {
  return say('ee-web-state', { state: exhausted ? 'exhausted' : healthy ? 'working' : 'idle' });
}

export function cardWords(card: Innovation, place: Place, things: Map<string, Thing>): string {
  const thing = things.get(card.card);
  return `${thing?.name ?? card.card}: ${thing?.brief ?? ''}, ${stateOf(card, place)}`;
}
