/**
 * Choosing by pointing: what has been clicked on the table, and which choices are meant by it.
 * No rule is known here; a choice says itself where on the table it can be pointed at.
 */

import type { Choice, Target } from '../generated/prompts';

/** A choice of the server, or one that the page makes of several moves. */
export type Offer<C extends Choice = Choice> = C & {
  /** Those moves: each is played when the one before it has been. */
  legs?: C['move'][];
  /** It is only pointed at; the list leaves it out. */
  unlisted?: boolean;
  /** What it points at does not light up before something of it is picked. */
  unlit?: boolean;
};

export function keyOf(target: Target): string {
  const { zone, ...fields } = target;
  return [zone, ...Object.values(fields)].join(':');
}

export function keysOf(choice: Choice): string[] {
  return choice.targets.map(keyOf);
}

/** Those choices that name everything that was picked; all of them if nothing was. */
export function candidates<C extends Offer>(choices: C[], picked: string[]): C[] {
  return choices.filter((choice) => {
    const keys = keysOf(choice);
    return picked.every((key) => keys.includes(key));
  });
}

/** Those that fit: on the map what was clicked first is where something comes from, if it can. */
export function fitting<C extends Offer>(choices: C[], picked: string[]): C[] {
  const left = candidates(choices, picked);
  if (!picked[0]?.startsWith('space:')) return left;
  const inOrder = left.filter((choice) => picked.every((key, at) => keysOf(choice)[at] === key));
  return inOrder.length ? inOrder : left;
}

/** The one choice that is meant: named exactly, in this order or any, or the only one left. */
export function meant<C extends Offer>(choices: C[], picked: string[]): C | null {
  if (!picked.length) return null;
  const left = candidates(choices, picked);
  const whole = left.filter((choice) => choice.targets.length === picked.length);
  const inOrder = whole.filter((choice) => keysOf(choice).every((key, at) => key === picked[at]));
  // Of an attack and its first move the attack is meant: it says all that follows.
  const ways = whole.filter((choice) => choice.legs);
  for (const found of [inOrder, whole, left, ways]) if (found.length === 1) return found[0]!;
  return null;
}

/** What is picked after a click: added, taken away again, or begun anew where it does not fit. */
export function pick(choices: Offer[], picked: string[], key: string): string[] {
  if (picked.includes(key)) return picked.filter((each) => each !== key);
  const more = [...picked, key];
  if (candidates(choices, more).length) return more;
  return candidates(choices, [key]).length ? [key] : picked;
}

/** Everything that can be pointed at now. */
export function pickable(choices: Offer[], picked: string[]): Set<string> {
  const next = candidates(choices, picked).flatMap(keysOf);
  return new Set([...next, ...choices.flatMap(keysOf)]);
}
