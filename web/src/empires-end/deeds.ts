/** What can be done with a thing right where it lies: the choice, and what its button says. */

import type { AnyPrompt, Choice } from '../generated/empires_end/prompts';
import type { Place } from '../generated/empires_end/views';
import type { Resource } from '../generated/empires_end/words';
import type { Thing } from '../generated/library';
import { say } from '../words/words.svelte';
import { abilityOf } from './ability';
import { short, type Parts } from './short';

export interface Deed {
  choice: Choice;
  parts: Parts;
  /** Whether it is one of several that are used together, so that it is ticked or not. */
  ticks: boolean;
}

function find(prompt: AnyPrompt | null, fits: (choice: Choice) => boolean): Choice | undefined {
  return prompt?.choices.find(fits);
}

/** The use of an ability: what it is called in a word or two. */
export function useWords(thing: Thing | undefined): Parts {
  const ability = abilityOf(thing);
  const words: Record<string, string> = {
    swap: 'ee-web-do-swap',
    move_innovation: 'ee-web-do-move',
    exchange: 'ee-web-do-trade',
    repeat: 'ee-web-do-repeat',
    refresh_adjacent: 'ee-web-do-refresh',
    refresh_all: 'ee-web-do-refresh',
    replace: 'ee-web-do-replace',
    free_bid: 'ee-web-do-free',
  };
  const key = words[ability?.kind ?? ''];
  return key ? [say(key, { times: ability?.times ?? 1 })] : short(thing);
}

function using(choice: Choice, thing: Thing | undefined): Deed {
  return { choice, parts: useWords(thing), ticks: choice.only_gains };
}

/** With a location: rebuild it, or use what it can do. */
export function deedAt(
  prompt: AnyPrompt | null,
  place: Place,
  things: Map<string, Thing>,
): Deed | null {
  const rebuild = find(
    prompt,
    ({ move }) => move.do === 'rebuild' && move.position === place.position,
  );
  if (rebuild)
    return { choice: rebuild, parts: priced('ee-web-do-rebuild', rebuild.cost), ticks: false };
  const use = find(
    prompt,
    ({ move }) => (move.do === 'use' || move.do === 'repeat') && move.location === place.location,
  );
  return use ? using(use, things.get(place.location)) : null;
}

/** With a card that lies in the empire. */
export function deedWith(
  prompt: AnyPrompt | null,
  card: string,
  things: Map<string, Thing>,
): Deed | null {
  const use = find(
    prompt,
    ({ move }) => (move.do === 'use' || move.do === 'repeat') && move.card === card,
  );
  if (use) return using(use, things.get(card));
  const other = find(
    prompt,
    ({ move }) => (move.do === 'lift' || move.do === 'refresh') && move.card === card,
  );
  if (!other) return null;
  const key = other.move.do === 'lift' ? 'ee-web-do-move' : 'ee-web-do-refresh';
  return { choice: other, parts: [say(key)], ticks: false };
}

/** With a card of the hand: build, sell, take. */
export function deedsInHand(prompt: AnyPrompt | null, card: string): Deed[] {
  const found = (prompt?.choices ?? []).flatMap((choice): Deed[] => {
    const { move } = choice;
    if (move.do === 'build' && move.card === card)
      return [{ choice, parts: priced('ee-web-do-build', choice.cost), ticks: false }];
    if (move.do === 'sell' && move.card === card)
      return [{ choice, parts: [say('ee-web-do-sell'), ' +', { n: 1, of: 'coin' }], ticks: false }];
    if (move.do === 'take_card' && move.card === card)
      return [{ choice, parts: [say('ee-web-do-take')], ticks: false }];
    return [];
  });
  // Building comes first, whatever the order of the choices.
  return found.toSorted(
    (a, b) => Number(b.choice.move.do === 'build') - Number(a.choice.move.do === 'build'),
  );
}

function priced(key: string, cost: number | null): Parts {
  if (cost === 0) return [say(key), ' ', say('ee-web-free')];
  return cost === null ? [say(key)] : [say(key), ' ', { n: cost, of: 'hammer' }];
}

/** Paying with a resource: averts the first open disaster that it averts. */
export function payment(prompt: AnyPrompt | null, resource: Resource): Choice | undefined {
  return find(prompt, ({ move }) => move.do === 'bid' && move.resource === resource);
}

/** Taking a disaster. */
export function taking(prompt: AnyPrompt | null, disaster: number): Choice | undefined {
  return find(prompt, ({ move }) => move.do === 'take' && move.disaster === disaster);
}

/** Parts as one line, for those who hear it. */
export function spoken(parts: Parts): string {
  return parts
    .map((part) =>
      typeof part === 'string'
        ? part
        : part.n === ''
          ? say(`ee-resource-${part.of}`)
          : say(`ee-amount-${part.of}`, { n: part.n }),
    )
    .join('');
}
