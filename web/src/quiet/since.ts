/** What happened since a seat last confirmed something. */

import type { Event } from '../generated/events';
import type { Line } from '../generated/lines';

/** The lines after a ply: what followed when the table stood there. */
export function sinceLines<L extends Line>(log: L[], ply: number): L[] {
  return log.filter((line) => line.ply > ply);
}

/** Whom an event is about; undefined: nobody in particular. */
export function seatOf(event: Event): number | undefined {
  return 'seat' in event ? (event.seat as number) : undefined;
}

/**
 * Where the table stood when the seat decided last, as far as the log can tell; -1: it never did.
 * Whoever moved is told of first, before all that followed from it.
 */
export function decidedAt(log: Line[], seat: number): number {
  for (let at = log.length - 1; at >= 0; at--) {
    const { ply, heading, event } = log[at]!;
    const opens = log[at - 1]?.ply !== ply;
    if (ply > 0 && opens && !heading && seatOf(event) === seat) return ply - 1;
  }
  return -1;
}

/** How many acts of others make a recap worth opening by itself. */
const MANY = 3;

export function isWorthARecap(chips: { seat: number }[], seat: number | null): boolean {
  return chips.filter((chip) => chip.seat !== seat).length >= MANY;
}
