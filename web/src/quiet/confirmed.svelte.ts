/** Where a table stood when each of its seats last confirmed something on this page. */

import type { Line } from '../generated/lines';
import { decidedAt } from './since';

/** So many confirmations are remembered, for those who take moves back. */
const KEPT = 40;
const known = new Map<string, number[]>();
let changes = $state(0);

const nameOf = (table: string, seat: number) => `empires.confirmed.${table}.${seat}`;

/** Oldest first. The storage only lets them outlive a reload: without it they are known till then. */
function confirmed(name: string): number[] {
  let plies = known.get(name);
  if (!plies) {
    try {
      plies = JSON.parse(sessionStorage.getItem(name) ?? '[]') as number[];
    } catch {
      plies = [];
    }
    known.set(name, plies);
  }
  return plies;
}

/** The seat confirms something while the table stands at that ply. */
export function confirm(table: string, seat: number, ply: number): void {
  const name = nameOf(table, seat);
  // What was confirmed later has been taken back since.
  const plies = [...confirmed(name).filter((each) => each < ply), ply].slice(-KEPT);
  known.set(name, plies);
  changes += 1;
  try {
    sessionStorage.setItem(name, JSON.stringify(plies));
  } catch {
    // A reload then begins with what the log tells.
  }
}

/**
 * Where the table stood at the last confirmation that it has moved on from: everything after it is
 * news. Somebody who only looks on has confirmed all there is.
 */
export function confirmedAt(
  table: string,
  seat: number | null,
  log: Line[],
  now: number = log.at(-1)?.ply ?? 0,
): number {
  void changes;
  if (seat === null) return now;
  const plies = confirmed(nameOf(table, seat));
  return plies.findLast((ply) => ply < now) ?? decidedAt(log, seat);
}
