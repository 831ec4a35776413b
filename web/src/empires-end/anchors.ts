/** Where things are on the table of Empire's End: the names that its parts carry as `data-at`. */

import type { AnyEvent } from '../generated/empires_end/events';
import type { EmpiresEndView } from '../generated/empires_end/views';
import { keyOf } from './keys';

export const cardAt = (card: string) => keyOf({ zone: 'card', card });
export const handAt = (card: string) => keyOf({ zone: 'hand', card });
export const disasterAt = (disaster: number) => keyOf({ zone: 'disaster', disaster });
export const placeAt = (seat: number, position: number) =>
  keyOf({ zone: 'location', seat, position });
/** Where the temple stands. */
export const firstAt = (view: EmpiresEndView) => `first:${view.first_player}`;

/** Where the tokens come from: the pot, the ability that was used, or the card in play. */
export function sourceOf(seat: number, view: EmpiresEndView, earlier: readonly AnyEvent[]): string {
  for (const event of [...earlier].reverse()) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.event === 'took') return `pot:${event.disaster}`;
    if (event.event === 'triggered') return cardAt(event.card);
    if (event.event === 'used' || event.event === 'exchanged')
      return abilityAt(event.by, seat, view);
    if (event.event === 'rewarded') return 'play';
  }
  return 'play';
}

/** An ability is that of a location or of a card. */
export function abilityAt(by: string, seat: number, view: EmpiresEndView): string {
  const found = view.seats[seat]?.row.find(({ location }) => location === by);
  return found ? placeAt(seat, found.position) : cardAt(by);
}

export function isExhausted(card: string, view: EmpiresEndView): boolean {
  return view.seats.some(({ row }) =>
    row.some(({ innovations }) => innovations.some((it) => it.card === card && it.exhausted)),
  );
}

/** Where a card lay before it was placed: on the stage, or in the set-up in a hand. */
export function layAt(card: string, before: EmpiresEndView, own: boolean): string {
  if (own && before.seat !== null && before.seats[before.seat]?.hand?.includes(card))
    return handAt(card);
  // Who is asked where to lay it sees it alone.
  if (own && before.prompt && 'card' in before.prompt) return 'play';
  const open = before.disasters.find((each) => each.card === card);
  return open ? disasterAt(open.disaster) : 'play';
}
