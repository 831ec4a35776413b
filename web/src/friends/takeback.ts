/** What taking back would undo, in the words of the log. */

import type { Line } from '../generated/lines';
import type { SeatAbout } from '../generated/tables';

/** The first sentence that would be gone: of that seat if it says anything, else of anybody. */
export function before(log: Line[], ply: number, seat: number): string {
  const gone = log.filter((line) => line.ply > ply && !line.heading);
  const own = gone.find(({ event }) => 'seat' in event && event.seat === seat);
  return (own ?? gone[0])?.text ?? '';
}

/** Without whom nothing is taken back beyond what was revealed; those who are away are asked, too. */
export function askedToo(seats: SeatAbout[], asking: number): SeatAbout[] {
  return seats.filter(
    (each) => each.seat !== asking && each.kind !== 'bot' && each.joined && !each.conceded,
  );
}
