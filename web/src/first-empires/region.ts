/** A region in words, and how it can be reached now. */

import type { FirstEmpiresView, Region, Thing } from '../lib/types';
import { say } from '../words/words.svelte';
import type { Deciding } from '../table/deciding.svelte';
import { keyOf } from '../table/picks';

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
  const holder = region.holder === null ? say('web-nobody') : nameOf(view, region.holder);
  const facts = [name, say('fe-face', { face: region.colour }), holder];
  if (region.explorers) facts.push(say('fe-explorers', { n: region.explorers }));
  for (const { owner } of region.cities)
    facts.push(say('web-city-of', { name: nameOf(view, owner) }));
  if (region.needed) facts.push(say('web-needs', { n: region.needed }));
  return facts.join(', ');
}

export function nameOf(view: FirstEmpiresView, seat: number): string {
  return seat === view.seat ? say('web-you') : view.names[seat]!;
}

/** The style of a region: what can be done with it now. */
export function reachOf(decision: Deciding, region: Region, far: boolean): string {
  const key = keyOf({ zone: 'space', space: region.region });
  if (decision.marked.has(key)) {
    const last = decision.chosen?.targets.at(-1);
    return last && keyOf(last) === key && region.needed !== null ? 'target' : 'from';
  }
  if (!decision.near.has(key)) return far ? 'conq2' : '';
  return region.needed !== null ? 'conq' : 'reach';
}
