/** With whom a table is played, in words. */

import type { TableAbout } from '../generated/tables';
import { allOf, say } from '../words/words.svelte';

export function companyOf({ seats }: Pick<TableAbout, 'seats'>, own: number[]): string {
  const others = seats.filter(({ seat }) => !own.includes(seat)).map(({ name }) => name);
  if (!others.length) return '';
  // Before anybody has come, how many there will be says more.
  if (!others.some(Boolean)) return say('web-table-of', { n: seats.length });
  return say('web-with', { names: allOf(others.map((name) => name ?? say('web-somebody'))) });
}
