/** The questions of First Empires in few words. What a choice would do, the choice itself says. */

import type { Ask, Things } from '../games/page';
import type { AnyPrompt, Choice } from '../generated/first_empires/prompts';
import type { FirstEmpiresView } from '../generated/first_empires/views';
import type { Offer } from '../table/picks';
import { say } from '../words/words.svelte';
import { nameOf } from './region';
import { movers, trail } from './ways';
import { spaceName } from './telling';

export function askOf(
  view: FirstEmpiresView,
  prompt: AnyPrompt,
  plan: Offer[],
  things: Things,
): Ask {
  const chosen = (plan as Offer<Choice>[])[0] ?? null;
  const kind = prompt.kind.replaceAll('_', '-');
  const region = 'region' in prompt ? spaceName(prompt.region, things) : '';
  const track = 'track' in prompt ? say('fe-web-track', { track: prompt.track }) : '';
  const steps = (plan as Offer<Choice>[]).filter(({ move }) => move.do === 'step');
  const many = 'left' in prompt ? prompt.left : steps.length;
  const title = titleOf(chosen, things) ?? say('fe-web-ask', { kind, region, track, n: many });
  return { title, note: plan.length ? planned(view, chosen, things) : noteOf(view, prompt, kind) };
}

/** What is chosen on the map or in the hand is the question, too. */
function titleOf(chosen: Offer<Choice> | null, things: Things): string | null {
  if (chosen?.move.do === 'move') return say('fe-web-ask-move', { n: movers(chosen) });
  if (chosen?.move.do === 'score') {
    const { card } = chosen.move;
    return say('fe-web-ask-score', { card: things.get(card)?.name ?? card });
  }
  if (chosen?.move.do !== 'assault') return null;
  return say('fe-web-conquer', { region: spaceName(chosen.move.region, things) });
}

function planned(view: FirstEmpiresView, chosen: Offer<Choice> | null, things: Things): string {
  if (chosen?.move.do !== 'move') return '';
  const way = trail(chosen);
  const points = movers(chosen) * (way.length - 1);
  return say('fe-web-way', {
    way: way.map((space) => spaceName(space, things)).join(' → '),
    points,
    of: view.movement,
  });
}

function noteOf(view: FirstEmpiresView, prompt: AnyPrompt, kind: string): string {
  const by = view.turn === null ? '' : nameOf(view, view.turn);
  const n = 'explorers' in prompt ? prompt.explorers : view.movement;
  return say('fe-web-ask-note', { kind, n, name: by });
}

/** Whether it only begins something: nothing happens before the question after it is answered. */
export function begins(choice: Offer<Choice>): boolean {
  const { move, legs } = choice;
  return !legs && (move.do === 'discard' || move.do === 'assault');
}

/** Whether the question goes on with something that was begun. */
export function isBegun({ kind }: AnyPrompt): boolean {
  return kind === 'gather' || kind === 'convert_die';
}

/** Those that are pointed at on the map or in the tray; the list of all has them, too. */
export function isPointed({ move }: Offer<Choice>): boolean {
  switch (move.do) {
    case 'move':
    case 'reroll':
    case 'discard':
    case 'turn':
    case 'assault':
      return true;
    default:
      return false;
  }
}

/** Every step that dice and regions make, those that ask for something last. */
export function proposed(prompt: AnyPrompt): Choice[] {
  if (prompt.kind !== 'progress') return [];
  const asks = ({ move }: Choice) => Number(move.do === 'step' && move.track === 'explorers');
  return prompt.choices
    .filter(({ move }) => move.do === 'step')
    .toSorted((a, b) => asks(a) - asks(b))
    .flatMap((choice) => {
      const many = (zone: string) => choice.targets.filter((each) => each.zone === zone).length;
      return Array.from(
        { length: Math.max(1, Math.min(many('die'), many('space'))) },
        () => choice,
      );
    });
}

/** What Confirm says. */
export function goOf(plan: Offer<Choice>[]): string {
  const move = plan[0]?.move;
  if (!move) return '';
  const n = move.do === 'reroll' ? move.dice.length : plan.length;
  return say('fe-web-go', { do: move.do.replaceAll('_', '-'), n });
}
