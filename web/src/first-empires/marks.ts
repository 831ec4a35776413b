/** The marks of civilizations, which are those of whoever plays them. */

import type { FirstEmpiresView } from '../generated/first_empires/views';

const CIVILIZATIONS = ['huaxia', 'karthadst', 'mupata', 'etruria', 'wallmapu'];

/** Which mark a seat has: that of its civilization, and until it has one its number. */
export function markOf(view: FirstEmpiresView, seat: number): number {
  const civilization = view.seats[seat]?.civilization;
  const found = civilization ? CIVILIZATIONS.indexOf(civilization) : -1;
  return (found < 0 ? seat : found) + 1;
}
