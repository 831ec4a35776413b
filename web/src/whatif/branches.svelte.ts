/** The branches that this browser keeps: where each leaves its game, and what is known of it. */

import type { Variation } from './variation';

/** Everybody's chances at a ply, counted as in the game. */
export interface Point {
  ply: number;
  chances: number[];
}

/** How bots have played it out. */
export interface Out {
  /** From this ply of the branch on. */
  ply: number;
  scores: number[][];
  rankings: number[][];
}

export interface Branch extends Variation {
  /** Its table. */
  id: string;
  /** The table of the game. */
  parent: string;
  /** What was tried first, in words. */
  title: string;
  /** The page it was left from, to return to. */
  back: string;
  /** Everybody's chances in the game, after the move that was played there. */
  game: number[] | null;
  points: Point[];
  out: Out | null;
  /** When it was begun, in milliseconds. */
  at: number;
}

export const MOST = 20;
/** A page without a server may lie beside one with. */
const KEY = import.meta.env.MODE === 'site' ? 'empires.alone.branches' : 'empires.branches';

function read(): Branch[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Branch[];
  } catch {
    return [];
  }
}

let kept: Branch[] = $state.raw(read());

function write(next: Branch[]): void {
  kept = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Nothing can be kept here: what is open goes on.
  }
}

/** Those of a game, by where they leave it. */
export function branchesOf(parent: string): Branch[] {
  return kept.filter((each) => each.parent === parent).toSorted((a, b) => a.ply - b.ply);
}

export function branchAt(id: string): Branch | undefined {
  return kept.find((each) => each.id === id);
}

export function howMany(): number {
  return kept.length;
}

/** Who has to go before there is room for another. */
export function inTheWay(): Branch | undefined {
  const all = read();
  return all.length < MOST ? undefined : all.toSorted((a, b) => a.at - b.at)[0];
}

export function keep(branch: Branch): void {
  write([...read().filter(({ id }) => id !== branch.id), branch]);
}

export function change(id: string, facts: Partial<Branch>): void {
  write(read().map((each) => (each.id === id ? { ...each, ...facts } : each)));
}

export function letGo(id: string): void {
  write(read().filter((each) => each.id !== id));
}
