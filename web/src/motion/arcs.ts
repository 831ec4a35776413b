/** Ways through the air: arcs, as steps of a movement and as a line. */

import type { Box } from './copies';

export interface Point {
  x: number;
  y: number;
}

const STEPS = 8;
/** How far an arc rises, as a part of its length, and at most in pixels. */
const RISE = 0.22;
const HIGHEST = 90;

export function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The point that draws the arc: above the middle, or below it. */
function bend(from: Point, to: Point, side: 1 | -1): Point {
  const rise = Math.min(HIGHEST, RISE * Math.hypot(to.x - from.x, to.y - from.y)) * side;
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 2 * rise };
}

/** Points on the arc, at equal times. */
export function arc(from: Point, to: Point, side: 1 | -1 = 1): Point[] {
  const by = bend(from, to, side);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const along = (axis: 'x' | 'y') =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * by[axis] + t ** 2 * to[axis];
    return { x: along('x'), y: along('y') };
  });
}

/** The same arc as a line of a drawing. */
export function arcPath(from: Point, to: Point): string {
  const by = bend(from, to, 1);
  return `M${from.x} ${from.y}Q${by.x} ${by.y} ${to.x} ${to.y}`;
}
