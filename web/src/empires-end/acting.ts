/** Deciding by a button on the thing itself. */

import type { Prompt } from '../generated/prompts';
import type { Deciding } from '../table/deciding.svelte';
import type { Offer } from '../table/picks';

type Answer<P extends Prompt> = Offer<P['choices'][number]>;

/** Whether Confirm would play it. */
export function isPlanned<P extends Prompt>(decision: Deciding<P>, choice: Answer<P>): boolean {
  return decision.plan.some(({ id }) => id === choice.id);
}

/** Choose it; a second click takes it back. What is ticked with others is ticked or not. */
export function act<P extends Prompt>(
  decision: Deciding<P>,
  choice: Answer<P>,
  ticks = false,
): void {
  if (ticks) decision.toggle(choice);
  else if (isPlanned(decision, choice)) decision.clear();
  else {
    decision.choose(choice);
    decision.decided();
  }
}
