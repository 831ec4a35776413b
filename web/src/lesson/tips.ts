/** Which notions of a game are new to this reader, and which are not. */

import type { Notions } from '../games/page';
import type { View } from '../generated/views';
import { met } from './kept.svelte';

const isMet = ({ prefix }: Notions, notion: string) => met().includes(`${prefix}-${notion}`);

/** What can be seen in the view and has not been explained yet. */
export function newIn(notions: Notions, view: View): string[] {
  return Object.entries(notions.all)
    .filter(([notion, isThere]) => !isMet(notions, notion) && isThere(view as never))
    .map(([notion]) => notion);
}

/** All of a game, those that have been met first. */
export function allOf(notions: Notions): { notion: string; met: boolean }[] {
  return Object.keys(notions.all)
    .map((notion) => ({ notion, met: isMet(notions, notion) }))
    .toSorted((a, b) => Number(b.met) - Number(a.met));
}
