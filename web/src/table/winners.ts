/** The sentence at the top of the end screen. */

import type { TableAbout } from '../generated/tables';
import { allOf, say } from '../words/words.svelte';

export function winners(about: TableAbout, own: number[]): string {
  const ranking = about.result?.ranking ?? [];
  const first = about.seats.filter((seat) => ranking[seat.seat] === 1);
  if (first.length > 1) {
    return say('web-share-win', { names: allOf(first.map((seat) => seat.name ?? '')) });
  }
  const winner = first[0];
  if (!winner) return say('web-over');
  const who = own.length === 1 && own[0] === winner.seat ? 'you' : 'other';
  return say('web-wins', { who, name: winner.name ?? '' });
}
