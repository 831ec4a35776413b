/** The questions of Empire's End in few words. What a choice would do, the choice itself says. */

import type { Ask, Things } from '../games/page';
import type { AnyPrompt, Choice } from '../generated/empires_end/prompts';
import type { EmpiresEndView } from '../generated/empires_end/views';
import type { Offer } from '../table/picks';
import { say } from '../words/words.svelte';

export function askOf(view: EmpiresEndView, prompt: AnyPrompt, plan: Offer[], things: Things): Ask {
  const name = (slug: string | null | undefined) => (slug ? (things.get(slug)?.name ?? slug) : '');
  const kind = kindOf(view, prompt);
  const title = say('ee-web-ask', {
    kind: kind.replaceAll('_', '-'),
    card: name(cardOf(view, prompt)),
    place: name('location' in prompt ? prompt.location : undefined),
    threat: name(threatened(view, prompt)?.card),
    threatened: name(hit(view, prompt)),
    used: 'cards_used' in prompt ? prompt.cards_used : 0,
    n: 'held' in prompt ? prompt.held : 'left' in prompt ? prompt.left : 0,
    cost: 'cost' in prompt ? prompt.cost : 0,
  });
  return {
    title,
    note: plan.length ? '' : say('ee-web-ask-note', { kind: kind.replaceAll('_', '-') }),
  };
}

/** The card that a question is about. */
function cardOf(view: EmpiresEndView, prompt: AnyPrompt): string | null {
  if (prompt.kind === 'take_two') return prompt.taken;
  return 'card' in prompt ? prompt.card : 'by' in prompt ? prompt.by : view.conflict;
}

/** Some questions are asked in more than one way. */
function kindOf(view: EmpiresEndView, prompt: AnyPrompt): string {
  if (prompt.kind === 'avert_or_take') {
    if (!prompt.choices.some(({ move }) => move.do === 'take')) return 'after_decision';
    if (prompt.groups.length > 1) return 'avert_both';
    const position = threatened(view, prompt)?.position ?? 0;
    return view.seats[prompt.seat]?.row[position - 1]?.healthy ? 'avert' : 'avert_ruin';
  }
  if (prompt.kind === 'place_innovation')
    return view.phase === 'industry' || view.phase === 'combined' ? 'build_at' : 'place';
  if (prompt.kind === 'take_two') return prompt.taken ? 'take_second' : 'take_first';
  if (prompt.kind === 'pay') return prompt.card ? 'pay_build' : 'pay_rebuild';
  if (prompt.kind === 'bid_axes' || prompt.kind === 'bid_coins') return 'bid';
  return prompt.kind;
}

/** The disaster that is to be answered. */
function threatened(view: EmpiresEndView, prompt: AnyPrompt) {
  const takes = prompt.choices.map(({ move }) => (move.do === 'take' ? move.disaster : -1));
  return view.disasters.find(({ disaster }) => takes.includes(disaster));
}

function hit(view: EmpiresEndView, prompt: AnyPrompt): string | undefined {
  const position = threatened(view, prompt)?.position ?? 0;
  return view.seats[prompt.seat]?.row[position - 1]?.location;
}

/** Whether it only begins something: nothing happens before the question after it is answered. */
export function begins({ move, effects, ends }: Choice): boolean {
  return (move.do === 'build' || move.do === 'use') && !effects.length && !ends;
}

/** Whether the question goes on with something that was begun. */
export function isBegun(prompt: AnyPrompt, view: EmpiresEndView): boolean {
  switch (prompt.kind) {
    case 'swap_locations':
    case 'lift_innovation':
    case 'exchange':
    case 'repeat':
    case 'pay':
    case 'aim':
      return true;
    case 'place_innovation':
      return view.phase === 'industry' || view.phase === 'combined';
    default:
      return false;
  }
}
