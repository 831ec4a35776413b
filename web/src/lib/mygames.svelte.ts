/** The games of this browser as they stand: whose turn it is, and since when. */

import type { Mine } from '../generated/http';
import { mine as kept, note, type Kept } from './mine.svelte';
import { mine as ask } from './server';

const MOST = 60;
let games: Mine[] = $state.raw([]);
let known = $state(false);

/** One entry for each seat of ours; those where it is our turn first, the longest waiting before. */
export function myGames(): Mine[] {
  return games;
}

/** Whether the server has told. */
export function areKnown(): boolean {
  return known;
}

/** Ask how they stand, all or some; what is gone or not ours any more is left out. */
export async function lookAtMyGames(wanted: (table: Kept) => boolean = () => true): Promise<void> {
  const seats = kept()
    .filter(wanted)
    .flatMap(({ id, sittings }) => sittings.map(({ token }) => ({ table: id, token })));
  const told = seats.length ? (await ask(seats.slice(0, MOST))).games : [];
  for (const each of told) note(each.table);
  games = told.sort((a, b) => rank(a) - rank(b) || (a.since ?? 0) - (b.since ?? 0));
  known = true;
}

function rank({ turn, table }: Mine): number {
  return turn ? 0 : ['running', 'waiting', 'over'].indexOf(table.status) + 1;
}
