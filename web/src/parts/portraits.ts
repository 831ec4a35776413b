/** The portraits of those at a table: bots by their level; people never get a face. */

import type { SeatAbout } from '../generated/tables';

const FILES = import.meta.glob<string>('../art/portraits/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** `guest` is oneself, `friend` another person; a level without a picture is a guest's. */
export function portraitOf(who: string): string {
  return FILES[`../art/portraits/${who}.svg`] ?? FILES['../art/portraits/guest.svg']!;
}

export function faceOf(seat: SeatAbout, own: number[]): string {
  if (seat.kind === 'bot') return seat.level ?? 'guest';
  return own.includes(seat.seat) ? 'guest' : 'friend';
}
