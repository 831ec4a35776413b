/** A table with the pack on the bench: alone against a bot, or with a seat for whoever comes. */

import type { NewSeat } from '../generated/http';
import { sit } from '../lib/mine.svelte';
import { go } from '../lib/route.svelte';
import { create } from '../lib/server';
import { settings } from '../lib/settings.svelte';
import { say } from '../words/words.svelte';

export async function play(game: string, pack: string, alone: boolean): Promise<void> {
  const name = settings.name || say('player', { number: 1 });
  const other: NewSeat = alone ? { kind: 'bot', level: 'steward' } : { kind: 'open' };
  const seats: NewSeat[] = [{ kind: 'human', name }, other];
  const made = await create({ game, seats, pack }, settings.lang);
  sit(made.id, made.seats, made.table);
  go(`/t/${made.id}`);
}
