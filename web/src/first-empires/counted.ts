/** Which regions a card of the hand counts: the one that is looked at, else the one to be scored. */

import type { AnyPrompt } from '../generated/first_empires/prompts';
import type { FirstEmpiresView } from '../generated/first_empires/views';
import type { Deciding } from '../table/deciding.svelte';

export function countedBy(
  looked: string | null,
  { plan }: Pick<Deciding<AnyPrompt>, 'plan'>,
  view: FirstEmpiresView,
): string[] {
  const scored = plan.flatMap(({ move }) => (move.do === 'score' ? [move.card] : []));
  const cards = looked ? [looked] : scored;
  const hand = view.seats.flatMap(({ hand }) => hand ?? []);
  return hand.flatMap(({ card, regions }) => (cards.includes(card) ? regions : []));
}
