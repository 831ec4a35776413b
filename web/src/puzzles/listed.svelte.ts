/** Which puzzles there are, asked for once, and what is looked for among them. */

import type { PuzzleAbout } from '../generated/puzzles';
import { puzzles as ask } from '../lib/server';
import { dailyOf } from './days';
import { answers } from './kept.svelte';

let told: PuzzleAbout[] | null = $state.raw(null);
let asking: Promise<void> | null = null;

export function askPuzzles(): Promise<void> {
  asking ??= ask().then(
    (list) => void (told = list.puzzles),
    (error: unknown) => {
      asking = null;
      throw error;
    },
  );
  return asking;
}

export const isTold = (): boolean => told !== null;
export const all = (): PuzzleAbout[] => told ?? [];
export const open = (): PuzzleAbout[] => all().filter(({ retired }) => !retired);

/** The puzzle of that day of each game. */
export function daily(day: number): PuzzleAbout[] {
  const games = [...new Set(open().map(({ game }) => game))];
  return games.flatMap(
    (game) =>
      dailyOf(
        open().filter((each) => each.game === game),
        day,
      ) ?? [],
  );
}

export interface Filter {
  game: string;
  theme: string;
  level: string;
  unsolved: boolean;
}

export const NONE: Filter = { game: '', theme: '', level: '', unsolved: false };

/** What was looked for last stays while the page is open: the next puzzle is one of these. */
export const wanted: Filter = $state({ ...NONE });

export function found(): PuzzleAbout[] {
  return open().filter(
    ({ id, game, theme, level }) =>
      (!wanted.game || game === wanted.game) &&
      (!wanted.theme || theme === wanted.theme) &&
      (!wanted.level || level === wanted.level) &&
      !(wanted.unsolved && answers()[id]),
  );
}

/** The next one after this that nobody has answered here; then any of them. */
export function after(id: string): PuzzleAbout | undefined {
  const list = found().length ? found() : open();
  const at = list.findIndex((each) => each.id === id);
  const turned = [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))];
  return turned.find((each) => !answers()[each.id]) ?? turned[0];
}
