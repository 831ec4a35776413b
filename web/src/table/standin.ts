/** Those for whom a bot plays look on: nothing is asked of them. */

import type { TableAbout, Update } from '../generated/tables';
import { say } from '../words/words.svelte';

export type Standing = 'playing' | 'away' | 'conceded';

export function standingOf(about: TableAbout, seat: number | null): Standing {
  const found = seat === null || about.status !== 'running' ? undefined : about.seats[seat];
  return found?.conceded ? 'conceded' : found?.away ? 'away' : 'playing';
}

/** The update as somebody gets it who does not decide. */
export function lookingOn(update: Update, standing: Standing): Update {
  if (standing === 'playing') return update;
  return {
    ...update,
    view: { ...update.view, prompt: null },
    question: say('web-bot-plays', { standing }),
    undo: null,
  };
}
