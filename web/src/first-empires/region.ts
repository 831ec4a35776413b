/** A region in words. */

import type { FirstEmpiresView, Region } from '../generated/first_empires/views';
import type { Thing } from '../generated/library';
import { say } from '../words/words.svelte';

export const SYMBOLS: Record<string, string> = {
  orange: 'gear',
  blue: 'cross',
  purple: 'horse',
  green: 'mountain',
  yellow: 'stalk',
  sword: 'sword',
};

export function regionWords(
  view: FirstEmpiresView,
  region: Region,
  things: Map<string, Thing>,
): string {
  const name = things.get(region.region)?.name ?? region.region;
  const holder = region.holder === null ? say('fe-web-nobody') : nameOf(view, region.holder);
  const facts = [name, say('fe-face', { face: region.colour }), holder];
  if (region.explorers) facts.push(say('fe-explorers', { n: region.explorers }));
  for (const { owner } of region.cities)
    facts.push(say('fe-web-city-of', { name: nameOf(view, owner) }));
  if (region.needed) facts.push(say('fe-web-needs', { n: region.needed }));
  return facts.join(', ');
}

export function nameOf(view: FirstEmpiresView, seat: number): string {
  return seat === view.seat ? say('web-you') : view.names[seat]!;
}
