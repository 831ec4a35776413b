/** Begins the lesson of a game, or goes on where it was left. */

import { mine, sit } from '../lib/mine.svelte';
import { replace } from '../lib/route.svelte';
import { about, newLesson } from '../lib/server';
import { settings } from '../lib/settings.svelte';
import { wordsOf } from '../lib/table.svelte';
import { say } from '../words/words.svelte';

/** The lesson of that game that this browser has begun, if the server still knows it. */
async function begun(game: string): Promise<string | null> {
  const kept = mine().find(({ table }) => table?.lesson && table.game === game);
  if (!kept) return null;
  return about(kept.id).then(
    () => kept.id,
    () => null,
  );
}

/** Goes to its table; what stands in the way, if anything does. */
export async function beginLesson(game: string, again: boolean): Promise<string> {
  try {
    const found = again ? null : await begun(game);
    if (found) {
      replace(`/t/${found}`);
      return '';
    }
    const name = settings.name.trim() || say('web-lesson-you');
    const made = await newLesson(game, name, settings.lang);
    sit(made.id, made.seats, made.table);
    replace(`/t/${made.id}`);
    return '';
  } catch (error) {
    return wordsOf(error) || say('web-offline');
  }
}
