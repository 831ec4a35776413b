/** Which part of the table a question is about, and how to bring it into its frame. */

const ZONES: Record<string, string> = {
  industry: '[data-at=tray]',
  rest_of_hand: '[data-at=tray]',
  mulligan: '[data-at=tray]',
  take_two: '[data-at=tray]',
  bid_axes: '[data-at=play]',
  bid_coins: '[data-at=play]',
  order: '[data-at=play]',
};
const EDGE = 8;

function zoneOf(frame: HTMLElement, kind: string): Element | null {
  const named = ZONES[kind];
  if (named) return frame.querySelector(named);
  return frame.querySelector('[data-threatened]') ?? frame.querySelector('#mine');
}

/** Scroll inside the frame alone, and no further than it takes. */
export function bringIntoView(frame: HTMLElement, kind: string): void {
  if (frame.scrollHeight <= frame.clientHeight) return;
  const zone = zoneOf(frame, kind)?.getBoundingClientRect();
  const box = frame.getBoundingClientRect();
  if (!zone) return;
  const below = zone.bottom + EDGE - box.bottom;
  const above = zone.top - EDGE - box.top;
  if (above < 0 || zone.height > box.height) frame.scrollTop += above;
  else if (below > 0) frame.scrollTop += below;
}
