/** Where pieces and badges stand beside each other in a region. */

const STEP = 28;

/** So many pieces, side by side around the middle. */
export function columnsOf(n: number): number[] {
  return Array.from({ length: n }, (_, at) => (at - (n - 1) / 2) * STEP);
}

/** Where a badge stands: to the right of all pieces. */
export function besideOf(pieces: number): number {
  return pieces ? ((pieces - 1) / 2) * STEP + 34 : 0;
}
