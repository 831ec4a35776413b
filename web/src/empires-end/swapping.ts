/** The one or two positions that are about to change places, in the order they were clicked. */

import type { AnyPrompt } from '../generated/empires_end/prompts';
import type { Deciding } from '../table/deciding.svelte';

type Decision = Pick<Deciding<AnyPrompt>, 'prompt' | 'picked' | 'chosen'>;

export function swapping({ prompt, picked, chosen }: Decision): number[] {
  if (prompt?.kind !== 'swap_locations' && prompt?.kind !== 'industry') return [];
  const clicked = picked
    .filter((key) => key.startsWith('location:'))
    .map((key) => Number(key.split(':')[2]));
  if (prompt.kind === 'industry' && chosen && chosen.move.do !== 'swap') return [];
  if (clicked.length === 2 || chosen?.move.do !== 'swap') return clicked;
  return chosen.move.positions;
}
