/** A region in words, and how it can be reached now. */

import type { AnyPrompt } from '../generated/first_empires/prompts';
import type { FirstEmpiresView, Region } from '../generated/first_empires/views';
import type { Thing } from '../generated/library';
import type { Deciding } from '../table/deciding.svelte';
import { say } from '../words/words.svelte';
import { keyOf } from './keys';

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

/** The style of a region: what can be done with it now. */
export function reachOf(decision: Deciding<AnyPrompt>, region: Region, far: boolean): string {
  const key = keyOf({ zone: 'space', space: region.region });
  if (decision.marked.has(key)) {
    const last = decision.chosen?.targets.at(-1);
    return last && keyOf(last) === key && region.needed !== null ? 'target' : 'from';
  }
  if (!decision.near.has(key)) return far ? 'conq2' : '';
  return region.needed !== null ? 'conq' : 'reach';
}
