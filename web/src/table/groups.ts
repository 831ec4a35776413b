/** Choices that belong together: at a double disaster those about each of the two cards. */

import type { Choice, Thing, View } from '../lib/types';
import { say } from '../words/words.svelte';

export interface Group {
  label: string;
  choices: Choice[];
}

/** "Avert Earthquake 9 with …": what the choices of a group have in common, said once. */
export function heading({ label, choices }: Group): string {
  return choices.some(isBid) ? say('web-avert-with', { card: label }) : label;
}

/** How a choice ends the sentence that its heading began; nothing for any other choice. */
export function ending(choice: Choice, { choices }: Group): string | undefined {
  if (isBid(choice)) return say(`resource-${String(choice.move.resource)}`);
  return choice.move.do === 'take' && choices.some(isBid) ? say('web-or-take') : undefined;
}

function isBid({ move }: Choice): boolean {
  return move.do === 'bid';
}

export function grouped(view: View, choices: Choice[], things: Map<string, Thing>): Group[] {
  if (view.game !== 'empires-end' || view.disasters.length < 2) return [{ label: '', choices }];
  const about = (choice: Choice) =>
    view.disasters.find(({ disaster }) => disaster === choice.move.disaster);
  const groups = view.disasters.map((disaster) => ({
    label: things.get(disaster.card)?.name ?? disaster.card,
    choices: choices.filter((choice) => about(choice) === disaster),
  }));
  const rest = { label: '', choices: choices.filter((choice) => !about(choice)) };
  return [...groups, rest].filter((group) => group.choices.length);
}
