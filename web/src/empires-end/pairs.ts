/** Two locations clicked one after the other mean a swap, if something that swaps is there to be used. */

import type { AnyPrompt, Choice } from '../generated/empires_end/prompts';
import type { EmpiresEndView } from '../generated/empires_end/views';
import type { Things } from '../games/page';
import type { Offer } from '../table/picks';
import { say } from '../words/words.svelte';
import { abilityOf } from './ability';

/** Every pair as one choice that plays both moves. The rules know no pair that may not be swapped. */
export function pairsOf(
  prompt: AnyPrompt | null,
  view: EmpiresEndView,
  things: Things,
): Offer<Choice>[] {
  const use = prompt?.kind === 'industry' ? prompt.choices.find(swaps(things)) : undefined;
  const row = prompt ? view.seats[prompt.seat]?.row : undefined;
  if (!use || !row) return [];
  return row.flatMap((one) =>
    row
      .filter(({ position }) => position > one.position)
      .map((other) => pair(use, [one.position, other.position], view, things)),
  );
}

function swaps(things: Things) {
  return ({ move }: Choice) =>
    move.do === 'use' && abilityOf(things.get(move.location ?? move.card ?? ''))?.kind === 'swap';
}

function pair(
  use: Choice,
  positions: [number, number],
  view: EmpiresEndView,
  things: Things,
): Offer<Choice> {
  const seat = view.seat ?? 0;
  const names = positions.map((position) => {
    const slug = view.seats[seat]!.row[position - 1]!.location;
    return things.get(slug)?.name ?? slug;
  });
  const title = say('ee-web-swap', { one: names[0]!, other: names[1]! });
  const swap: Choice['move'] = { do: 'swap', positions };
  return {
    ...use,
    id: -1 - positions[0] * 100 - positions[1],
    move: swap,
    legs: [use.move, swap],
    targets: positions.map((position) => ({ zone: 'location', seat, position })),
    title,
    text: title,
    detail: '',
    effects: [
      { event: 'swapped', rule: use.rule, seat, positions, locations: [names[0]!, names[1]!] },
    ],
    forecast: null,
    unlisted: true,
    unlit: true,
  };
}
