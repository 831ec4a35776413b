/** Where on the time line a move is: every part of the game is as wide as the others. */

export interface Stretch {
  /** Its first move, and the first of the next. */
  from: number;
  to: number;
  /** Its place, as shares of the whole. */
  left: number;
  right: number;
}

export class Axis {
  readonly stretches: Stretch[];

  /** `starts` are the moves with which parts begin, `last` is the last move. */
  constructor(starts: number[], last: number) {
    const begins = [...new Set([0, ...starts])].sort((a, b) => a - b);
    const many = begins.length;
    this.stretches = begins.map((from, at) => ({
      from,
      to: begins[at + 1] ?? Math.max(last, from + 1),
      left: at / many,
      right: (at + 1) / many,
    }));
  }

  /** The number of the part that a move belongs to. */
  at(ply: number): number {
    return this.stretches.findLastIndex(({ from }) => from <= ply);
  }

  x(ply: number): number {
    const { from, to, left, right } = this.stretches[Math.max(0, this.at(ply))]!;
    return left + ((right - left) * Math.min(ply - from, to - from)) / (to - from);
  }

  /** The move nearest to a place. */
  ply(x: number): number {
    const inside = Math.min(1, Math.max(0, x));
    const found = this.stretches.findLast(({ left }) => left <= inside) ?? this.stretches[0]!;
    const { from, to, left, right } = found;
    return Math.round(from + ((inside - left) / (right - left)) * (to - from));
  }
}
