/** What short names say: cards and locations in words, and what an event is worth. */

import type { EmpiresEndLine } from '../generated/empires_end/views';
import { say } from '../words/words.svelte';
import { familyOf, numberOf } from './cards';

/** What a coin costs whoever has declared low resources. */
const COIN = 2;

export function cardName(card: string): string {
  return say(`ee-card-${familyOf(card)}`, { number: numberOf(card) });
}

export function locationName(location: string): string {
  return say(`ee-location-${familyOf(location)}`, { value: numberOf(location) });
}

/** By how much what happened certainly changes what a seat would score. */
export function pointsOf(lines: EmpiresEndLine[]): number {
  return lines.reduce((sum, { event }) => {
    switch (event.event) {
      case 'scored':
      case 'rewarded':
        return sum + event.points;
      case 'bought_coin':
        return sum - COIN;
      case 'destroyed':
        return sum - Number(numberOf(event.location));
      case 'rebuilt':
        return sum + Number(numberOf(event.location));
      default:
        return sum;
    }
  }, 0);
}
