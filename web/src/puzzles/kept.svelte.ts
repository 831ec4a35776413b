/** What this browser remembers of puzzles: the first answer to each. It can be taken along as JSON. */

import { dayOf, longestOf, streakOf } from './days';

export interface Tried {
  /** The day of the first answer. */
  day: number;
  /** Whether it was right. */
  right: boolean;
  /** Whether it was the puzzle of that day. */
  daily: boolean;
}

const KEY = 'empires.puzzles';
const MOST = 2000;

type Answers = Record<string, Tried>;

function isTried(found: unknown): found is Tried {
  const { day, right, daily } = (found ?? {}) as Partial<Tried>;
  return Number.isInteger(day) && typeof right === 'boolean' && typeof daily === 'boolean';
}

/** What is in that text; nothing if it is something else. */
export function readAnswers(text: string): Answers | null {
  try {
    const told = (JSON.parse(text) as { answers?: unknown } | null)?.answers;
    if (typeof told !== 'object' || told === null) return null;
    const found = Object.entries(told).filter(
      ([id, tried]) => /^[a-z0-9]{1,16}$/.test(id) && isTried(tried),
    );
    return Object.fromEntries(found) as Answers;
  } catch {
    return null;
  }
}

let now: Answers = $state.raw(readAnswers(localStorage.getItem(KEY) ?? '') ?? {});

function keep(answers: Answers): void {
  const newest = Object.entries(answers).sort(([, a], [, b]) => b.day - a.day);
  now = Object.fromEntries(newest.slice(0, MOST));
  try {
    localStorage.setItem(KEY, written());
  } catch {
    // Nothing can be kept here: it lasts as long as the page.
  }
}

export const answers = (): Answers => now;

/** The first answer counts; those after it change nothing. */
export function remember(id: string, right: boolean, daily: boolean): void {
  if (!now[id]) keep({ ...now, [id]: { day: dayOf(Date.now()), right, daily } });
}

/** All of it, to be put into another browser. */
export const written = (): string => JSON.stringify({ answers: now });

/** Whether that text was of another browser; of two answers to one puzzle the earlier one counts. */
export function bring(text: string): boolean {
  const found = readAnswers(text);
  if (!found) return false;
  const earlier = Object.entries(now).filter(([id, { day }]) => !found[id] || day <= found[id].day);
  keep({ ...found, ...Object.fromEntries(earlier) });
  return true;
}

/** The days whose puzzle was solved at the first try. */
export function solvedDays(): Set<number> {
  const solved = Object.values(now).filter(({ right, daily }) => right && daily);
  return new Set(solved.map(({ day }) => day));
}

export const streak = (): number => streakOf(solvedDays(), dayOf(Date.now()));
export const longest = (): number => longestOf(solvedDays());
