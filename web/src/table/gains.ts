/** Which choices only bring something and cost nothing, so that all may be taken at once. */

import { thingsOf } from '../lib/content.svelte';
import type { Choice, TableAbout, View } from '../lib/types';

const PLAIN = new Set(['gain', 'gain_per_adjacent', 'points', 'points_per_adjacent_destroyed']);

export function gains(about: TableAbout, view: View): Choice[] {
  if (view.prompt?.kind !== 'economy') return [];
  const things = thingsOf(about.game, about.content);
  return view.prompt.choices.filter(({ move }) => {
    if (move.do !== 'use') return false;
    const thing = things?.get(String(move.card ?? move.location));
    const ability = thing?.data.ability as { kind?: string } | undefined;
    return PLAIN.has(ability?.kind ?? '');
  });
}
