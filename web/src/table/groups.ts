/** Choices that belong together: at a double disaster those about each of the two cards. */

import type { Choice, Thing, View } from '../lib/types';

export interface Group {
  label: string;
  choices: Choice[];
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
