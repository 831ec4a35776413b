/** A record from a file or a link becomes a table, and is shown there. */

import { sit } from '../lib/mine.svelte';
import { replace } from '../lib/route.svelte';
import { bring } from '../lib/server';
import { settings } from '../lib/settings.svelte';
import { wordsOf } from '../lib/table.svelte';
import { say } from '../words/words.svelte';
import { LONGEST_LINK, LONGEST_RECORD, unpack } from './packing';

/** What stands in the way, in words; or nothing, and we are there. */
export async function bringRecord(record: string, ply: number | null, what = ''): Promise<string> {
  if (record.length > LONGEST_RECORD) return say('web-record-long', { most: LONGEST_RECORD });
  try {
    const made = await bring(record, settings.lang);
    const over = made.table.status === 'over';
    if (!over) sit(made.id, made.seats, made.table);
    const at = ply === null ? '' : `?ply=${ply}`;
    const page = what ? `review${at}&what=${what}` : `replay${at}`;
    replace(over ? `/t/${made.id}/${page}` : `/t/${made.id}`);
    return '';
  } catch (error) {
    return wordsOf(error) || say('web-offline');
  }
}

export async function bringLink(packed: string, ply: number | null, what: string): Promise<string> {
  if (packed.length > LONGEST_LINK) return say('web-record-long', { most: LONGEST_LINK });
  const record = await unpack(packed);
  return record === null ? say('web-record-broken') : bringRecord(record, ply, what);
}
