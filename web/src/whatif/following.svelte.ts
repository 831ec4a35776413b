/** Follows a branch as it is played: its chances at every decision of ours, and games to its end. */

import { sittingsAt } from '../lib/mine.svelte';
import { branchNow, playedOut } from '../lib/server';
import { branchAt, change } from './branches.svelte';

export const GAMES = 30;
/** Games that are asked for in one go: the next hint must not wait long behind them. */
const AT_ONCE = 2;
/** Milliseconds until it is tried again where too much is asked for. */
const LATER = 4_000;

let outing: string = $state('');

/** Whether bots are playing that branch out. */
export function isOuting(id: string): boolean {
  return outing === id;
}

const tokenAt = (id: string) => sittingsAt(id)[0]?.token ?? '';

export class Following {
  private asking = false;
  private again = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gone = false;

  constructor(private readonly id: string) {}

  /** Something may have changed. */
  async look(firstWords: string): Promise<void> {
    if (firstWords && branchAt(this.id)?.title === '') change(this.id, { title: firstWords });
    this.again = this.asking;
    if (this.asking || this.gone) return;
    this.asking = true;
    clearTimeout(this.timer);
    try {
      const { ply, moves, chances, game } = await branchNow(this.id, tokenAt(this.id));
      const branch = branchAt(this.id);
      if (branch) {
        const at = branch.ply + ply;
        // What was taken back is no part of it any more.
        const before = branch.points.filter((each) => each.ply < at);
        const points = [...before, { ply: at, chances: [...chances] }];
        change(this.id, {
          moves: moves.map(([seat, code]) => [seat, code]),
          game: [...game],
          points,
        });
      }
    } catch {
      if (!this.gone) this.timer = setTimeout(() => void this.look(''), LATER);
    }
    this.asking = false;
    if (this.again) await this.look('');
  }

  close(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }
}

/** Lets bots play it to its end from where it stands, as often as it takes to compare. */
export async function playOut(id: string): Promise<boolean> {
  if (outing) return true;
  outing = id;
  const scores: number[][] = [];
  const rankings: number[][] = [];
  let from: number | null = null;
  change(id, { out: null });
  try {
    for (let first = 0; first < GAMES; first += AT_ONCE) {
      const told = await playedOut(id, first, AT_ONCE, tokenAt(id));
      from ??= told.ply;
      if (!branchAt(id) || told.ply !== from) break; // it has been played on
      scores.push(...told.scores.map((each) => [...each]));
      rankings.push(...told.rankings.map((each) => [...each]));
      change(id, { out: { ply: from, scores: [...scores], rankings: [...rankings] } });
    }
    return true;
  } catch {
    return false;
  } finally {
    outing = '';
  }
}
