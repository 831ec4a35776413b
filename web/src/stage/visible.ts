/** Which choices are buttons: few enough to be read at a glance. */

import type { Offer } from '../table/picks';

export const MOST = 8;

/**
 * Of a longer list what ends the phase and what is chosen, then the first of the others; where the
 * table shows all that can be pointed at, only those that can't. All are in a list of their own.
 */
export function visible<C extends Offer>(choices: C[], chosen: C | null, pointed: boolean): C[] {
  if (choices.length <= MOST) return choices;
  const kept = choices.filter(({ id, ends }) => ends || id === chosen?.id);
  const others = choices.filter(({ targets }) => !pointed || !targets.length);
  const room = MOST - 1 - kept.length;
  const first = new Set([...kept, ...others.filter((each) => !kept.includes(each)).slice(0, room)]);
  return choices.filter((choice) => first.has(choice));
}
