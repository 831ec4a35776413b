/** Which choices only bring something and cost nothing, so that all may be taken at once. */

import type { Choice, View } from '../lib/types';

/** What an ability that costs nothing and asks nothing does. */
const PLAIN = new Set(['used', 'gained', 'scored', 'refreshed']);

export function gains(view: View): Choice[] {
  if (view.prompt?.kind !== 'economy') return [];
  return view.prompt.choices.filter(
    ({ move, effects }) =>
      move.do === 'use' && effects.length > 0 && effects.every(({ event }) => PLAIN.has(event)),
  );
}
