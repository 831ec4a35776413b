/** A branch as a few characters of a link: where it leaves the game, and what was played since. */

export interface Variation {
  ply: number;
  seat: number;
  /** What its future is drawn from; null: the cards come as in the game. */
  future: string | null;
  /** Seats and codes. */
  moves: [number, number][];
}

export function written({ ply, seat, future, moves }: Variation): string {
  return [ply, seat, future ?? '', ...moves.flat()].join('.');
}

/** Nothing, if it is none. */
export function readVariation(text: string): Variation | null {
  const [ply, seat, future, ...codes] = text.split('.');
  if (![ply, seat, ...codes].every((each) => /^\d{1,9}$/.test(each ?? ''))) return null;
  if (codes.length % 2 || !/^\d{0,39}$/.test(future ?? '-')) return null;
  const moves = codes.flatMap((code, at): [number, number][] =>
    at % 2 ? [] : [[Number(code), Number(codes[at + 1])]],
  );
  return { ply: Number(ply), seat: Number(seat), future: future || null, moves };
}
