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

/** Whether nothing is left to decide in the economy once everything plain is used. */
export function onlyGains(view: View): boolean {
  const plain = new Set(gains(view));
  return (view.prompt?.choices ?? []).every((each) => plain.has(each) || each.move.do === 'done');
}
