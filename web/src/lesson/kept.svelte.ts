/** What this browser remembers of learning: lessons gone through, steps read, tips met. */

import { mine } from '../lib/mine.svelte';

interface Kept {
  /** Games whose lesson was gone through to its end. */
  learnt: string[];
  /** By lesson, the last step that was read. */
  read: Record<string, number>;
  /** Notions that a tip has explained, with the prefix of their game. */
  met: string[];
}

const KEY = 'empires.learning';

function kept(): Kept {
  const none: Kept = { learnt: [], read: {}, met: [] };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return none;
  }
}

let now: Kept = $state.raw(kept());

function keep(facts: Partial<Kept>): void {
  now = { ...now, ...facts };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Nothing can be kept here: it lasts as long as the page.
  }
}

/** Whether nobody need be offered the lesson of that game any more. */
export function isKnown(game: string): boolean {
  const played = mine().some(({ table }) => table?.game === game && !table.lesson);
  return played || now.learnt.includes(game);
}

export function learn(game: string): void {
  if (!now.learnt.includes(game)) keep({ learnt: [...now.learnt, game] });
}

/** The last step of a lesson that was read. */
export function readAt(table: string): number {
  return now.read[table] ?? 0;
}

export function read(table: string, step: number): void {
  keep({ read: { ...now.read, [table]: step } });
}

export function met(): string[] {
  return now.met;
}

export function meet(notion: string): void {
  if (!now.met.includes(notion)) keep({ met: [...now.met, notion] });
}
