/**
 * Has the map show what it is about: once for each question, and for each step of a lesson, and
 * again when its window is framed anew.
 */

import { untrack } from 'svelte';

import type { AnyPrompt } from '../generated/first_empires/prompts';
import { isReduced } from '../motion/director.svelte';
import type { Deciding } from '../table/deciding.svelte';
import type { Atlas } from './atlas/atlas';
import type { Camera } from './camera.svelte';

interface Shown {
  atlas: () => Atlas;
  /** The regions that the question is about. */
  lit: () => Set<string> | null;
}

export function followQuestions(camera: Camera, decision: Deciding<AnyPrompt>, shown: Shown): void {
  const spoken = $derived(decision.lit.filter((each) => each.startsWith('land:')).join(' '));
  $effect(() => {
    if (!camera.framings || !(decision.prompt?.id || spoken)) return;
    const atlas = shown.atlas();
    const lands = spoken.split(' ').map((each) => each.slice('land:'.length));
    const about = spoken ? lands : untrack(() => [...(shown.lit() ?? [])]);
    const places = about.flatMap((space) => {
      const land = atlas.regions[space];
      return land ? [land.pieces] : [];
    });
    untrack(() => camera.glide(places, isReduced()));
  });
}
