/** Seats that the host has put into another order: who sat where, and who does now. */

import type { TableAbout } from '../generated/tables';

/** Where each seat of the table as it was is now; null if everybody sits where they sat. */
export function movesOf(before: TableAbout | null, now: TableAbout): number[] | null {
  if (!before || before.id !== now.id || before.seats.length !== now.seats.length) return null;
  const to = before.seats.map(({ origin }) =>
    now.seats.findIndex((each) => each.origin === origin),
  );
  return to.every((seat, was) => seat === was) || to.includes(-1) ? null : to;
}

/** An order in which nobody need sit where they sat; luck decides. */
export function shuffled(seats: number): number[] {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  for (let last = seats - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** The order in which a seat and the one before it have changed places. */
export function earlier(seats: number, seat: number): number[] {
  const order = Array.from({ length: seats }, (_, each) => each);
  [order[seat - 1], order[seat]] = [order[seat]!, order[seat - 1]!];
  return order;
}
