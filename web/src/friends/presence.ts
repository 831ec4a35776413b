/** Whether somebody is at their seat: a sign and a word for it, never one without the other. */

import type { SeatAbout } from '../generated/tables';

export type Presence =
  'here' | 'reconnecting' | 'absent' | 'gone' | 'away' | 'conceded' | 'bot' | 'free' | 'invited';

/** Seconds in which a lost connection usually comes back. */
const COMES_BACK = 30;

/** `now` is the server's clock. */
export function presenceOf(seat: SeatAbout, now: number): Presence {
  if (seat.kind === 'bot') return 'bot';
  if (seat.conceded) return 'conceded';
  if (!seat.joined) return seat.kind === 'open' ? 'free' : 'invited';
  if (seat.away) return 'away';
  if (seat.here) return 'here';
  if (seat.seen === null) return 'gone';
  return now - seat.seen < COMES_BACK ? 'reconnecting' : 'absent';
}

/** Whether the others may wait in vain for them. */
export function isMissing(seat: SeatAbout, now: number): boolean {
  return ['absent', 'gone', 'away', 'free', 'invited'].includes(presenceOf(seat, now));
}
