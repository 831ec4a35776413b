/** What a phase asks of the own empire, item by item. */

import type { AnyEvent } from '../generated/empires_end/events';
import type { AnyPrompt } from '../generated/empires_end/prompts';
import type { EmpiresEndView, Empire } from '../generated/empires_end/views';
import type { Thing } from '../generated/library';
import { say } from '../words/words.svelte';
import { abilityOf } from './ability';
import { useWords } from './deeds';
import type { Parts } from './short';

export interface Item {
  key: string;
  /** How far it is: "1/2", or nothing where it is done or not to be. */
  count: string;
  state: 'open' | 'planned' | 'done' | 'none';
  name: string;
  parts: Parts;
}

interface Given {
  prompt: AnyPrompt | null;
  own: Empire;
  things: Map<string, Thing>;
  used: Set<string>;
  /** The codes of what Confirm would play. */
  planned: Set<number>;
}

/** The abilities of that phase that can act, with what has become of them. */
export function abilitiesOf(phase: string, given: Given): Item[] {
  const { prompt, own, things, used, planned } = given;
  const slugs = own.row
    .filter((place) => place.healthy)
    .flatMap((place) => [place.location, ...place.innovations.map(({ card }) => card)]);
  return slugs.flatMap((slug): Item[] => {
    const thing = things.get(slug);
    if (abilityOf(thing)?.phase !== phase) return [];
    const choice = prompt?.choices.find(
      ({ move }) => move.do === 'use' && (move.location === slug || move.card === slug),
    );
    const acts = prompt !== null && 'by' in prompt && prompt.by === slug;
    const item = { key: slug, name: thing?.name ?? slug, parts: useWords(thing) };
    if (choice && !planned.has(choice.id)) return [{ ...item, count: '0/1', state: 'open' }];
    const state = choice || acts ? 'planned' : used.has(slug) ? 'done' : 'none';
    return [{ ...item, count: '', state }];
  });
}

/** Cards and the one rebuild of an industry phase, as the log tells of them. */
export function workOf(events: AnyEvent[], seat: number): Item[] {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const cards = own.filter(({ event }) => event === 'built' || event === 'sold').length;
  const rebuilt = own.filter(({ event }) => event === 'rebuilt').length;
  const of = (key: string, done: number, most: number): Item => ({
    key,
    count: `${done}/${most}`,
    state: done >= most ? 'done' : done ? 'planned' : 'open',
    name: say('ee-web-work', { work: key }),
    parts: [],
  });
  return [of('cards', cards, 2), of('rebuild', rebuilt, 1)];
}

/** Who is done, for those who only look on. */
export function seatsOf({ seats, over }: EmpiresEndView, called: (seat: number) => string): Item[] {
  if (over) return [];
  return seats.map(({ seat, deciding }) => ({
    key: `seat ${seat}`,
    count: '',
    state: deciding ? 'none' : 'done',
    name: called(seat),
    parts: [deciding ? say('ee-web-deciding') : say('ee-web-trace', { did: 'done' })],
  }));
}

/** What can still be done comes first; what has no room is only counted. */
export function fitting(items: Item[], most: number): { shown: Item[]; more: number } {
  const order = ['planned', 'open', 'done', 'none'];
  const sorted = items.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  const shown = sorted.length > most ? sorted.slice(0, most - 1) : sorted;
  return { shown, more: sorted.length - shown.length };
}
