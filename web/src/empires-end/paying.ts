/** What is built or rebuilt can often be paid in more than one way: hammers, or coins for some of them. */

import type { AnyPrompt, Choice } from '../generated/empires_end/prompts';
import type { EmpiresEndView } from '../generated/empires_end/views';
import type { Offer } from '../table/picks';

export interface Payment {
  cost: number;
  /** The fewest and the most coins that can be among it. */
  least: number;
  most: number;
}

/** Costs of cards in hand as the last question about industry told them; a begun building needs it. */
let costs = new Map<string, number>();

export function remember(prompt: AnyPrompt): void {
  if (prompt.kind !== 'industry') return;
  costs = new Map(
    prompt.choices.flatMap(({ move, cost }) =>
      move.do === 'build' && cost !== null ? [[move.card, cost] as const] : [],
    ),
  );
}

/** How the plan can be paid, where that is for the player to say. */
export function paymentOf(
  view: EmpiresEndView,
  prompt: AnyPrompt,
  plan: Offer<Choice>[],
): Payment | null {
  const [choice] = plan;
  const own = view.seat === null ? undefined : view.seats[view.seat];
  if (plan.length !== 1 || !choice || !own?.resources) return null;
  const cost = costOf(prompt, choice);
  if (!cost) return null;
  const least = Math.max(0, cost - (own.resources.hammer ?? 0));
  const most = Math.min(cost, own.resources.coin ?? 0);
  return most > least ? { cost, least, most } : null;
}

function costOf(prompt: AnyPrompt, { move, cost, effects }: Offer<Choice>): number | null {
  if (move.do === 'rebuild') return cost;
  // Where only one place is possible, building is one move; else placing the card ends it.
  if (move.do === 'build') return effects.length ? cost : null;
  if (move.do === 'place' && prompt.kind === 'place_innovation')
    return effects.length ? null : (costs.get(prompt.card) ?? null);
  return null;
}
