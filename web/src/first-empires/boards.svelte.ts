/** Whose board lies open beside the map: one's own, or the one that was asked for. */

let asked = $state<number | null>(null);

/** Open the board of a seat, or close it again. */
export function show(seat: number): void {
  asked = asked === seat ? null : seat;
}

export function hide(): void {
  asked = null;
}

export function shown(): number | null {
  return asked;
}
