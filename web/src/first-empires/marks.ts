/** The marks of civilizations, which are those of whoever plays them. */

import type { FirstEmpiresView } from '../generated/first_empires/views';

const CIVILIZATIONS = ['huaxia', 'karthadst', 'mupata', 'etruria', 'wallmapu'];

/** The mark of a civilization; one that nobody has drawn has that of a seat. */
export function markFor(civilization: string, seat: number): number {
  const found = CIVILIZATIONS.indexOf(civilization);
  return (found < 0 ? seat : found) + 1;
}

/** Which mark a seat has: that of its civilization, and until it has one its number. */
export function markOf(view: FirstEmpiresView, seat: number): number {
  return markFor(view.seats[seat]?.civilization ?? '', seat);
}
