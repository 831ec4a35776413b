/** What is said about a table that runs: its news first. */

import { pageOf } from '../games';
import { titleOf } from '../games/offered.svelte';
import { thingsOf } from '../lib/content.svelte';
import { say } from '../words/words.svelte';
import { companyOf } from './company';
import type { Running } from './running.svelte';

export interface News {
  /** Whose turn it is. */
  turn: string;
  title: string;
  note: string;
  /** The game, how far it is, and with whom. */
  about: string;
}

function turnOf({ table, turn }: Running): string {
  if (turn) return say('web-turn-of', { who: 'you', name: '' });
  if (table.status === 'waiting') return say('web-turn-of', { who: 'waiting', name: '' });
  const deciding = table.seats.filter((seat) => seat.deciding);
  if (deciding.length !== 1) return say('web-turn-of', { who: 'others', name: '' });
  return say('web-turn-of', { who: 'one', name: deciding[0]!.name ?? say('web-somebody') });
}

export function newsOf(running: Running): News {
  const { table, own, told } = running;
  const page = pageOf(table.game);
  const prompt = told?.view.prompt;
  const things = thingsOf(table.game, table.content);
  const asked = prompt && things && page.ask?.(told.view, prompt, [], things);
  const far = told && page.far?.(told.view);
  const parts = [titleOf(table.game), far, companyOf(table, own)];
  return {
    turn: turnOf(running),
    title: asked?.title || told?.question || titleOf(table.game),
    note: asked?.note ?? '',
    about: parts.filter(Boolean).join(' · '),
  };
}
