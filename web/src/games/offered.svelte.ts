/** The games that the server offers, in its order and under its titles; asked for once. */

import type { GameAbout, Games } from '../generated/http';
import { games as ask } from '../lib/server';
import { say } from '../words/words.svelte';

let told: Games = $state.raw({ games: [], levels: [], friends: true, solo: false });
let asking: Promise<void> | null = null;

/** Put in what is known without asking: a replay in a file brings its own. */
export function offer(games: GameAbout[]): void {
  told = { ...told, games };
}

/** Ask, unless it has been; what fails can be asked again. */
export function askOffered(): Promise<void> {
  asking ??= ask().then(
    (games) => void (told = games),
    (error: unknown) => {
      asking = null;
      throw error;
    },
  );
  return asking;
}

export function offered(): GameAbout[] {
  return told.games;
}

/** Whether anybody else can come to a table here. */
export function withFriends(): boolean {
  return told.friends;
}

/** Whether the page that needs no server lies beside this one. */
export function withSolo(): boolean {
  return told.solo;
}

export function levels(): string[] {
  return told.levels;
}

/** Bots beside the levels that may play a game: whoever runs the server has trained them. */
export function houseBots(game: string): string[] {
  return told.games.find(({ name }) => name === game)?.bots ?? [];
}

/** What players call a level, or a bot beside them, and a sentence about it. */
export function levelWords(level: string): { name: string; about: string } {
  if (told.games.some(({ bots }) => bots?.includes(level))) {
    return { name: level, about: say('web-house-bot') };
  }
  const about = say(`level-${level}-about`);
  // What it can do depends on where it thinks.
  const here = told.friends ? about : say('web-solo-level-about', { level, about });
  return { name: say(`level-${level}`), about: here };
}

/** A game's title; nothing as long as nobody has said which games there are. */
export function titleOf(game: string): string {
  if (!told.games.length) return '';
  return told.games.find((each) => each.name === game)?.title ?? game;
}

/** The game that a rule belongs to: its id says so. */
export function gameOfRule(id: string): string | undefined {
  return told.games.find((each) => id.startsWith(`${each.rules_prefix}-`))?.name;
}
