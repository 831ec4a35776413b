/** Arrows over the map: a soft line through some points that ends before what stands there. */

import type { Atlas, Point } from '../atlas/atlas';

const STEPS = 24;
/** How far a straight way bends aside, as a part of its length. */
const BEND = 0.14;

export interface Arrow {
  line: string;
  head: string;
  /** Where a number stands, as a part of its length. */
  at: (share: number) => Point;
}

function spline(points: Point[], bend: number): Point[] {
  let through = points;
  if (points.length === 2) {
    const [a, b] = points as [Point, Point];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    through = [a, [(a[0] + b[0]) / 2 + dy * bend, (a[1] + b[1]) / 2 - dx * bend], b];
  }
  const get = (at: number) => through[Math.max(0, Math.min(through.length - 1, at))]!;
  const out: Point[] = [];
  for (let at = 0; at < through.length - 1; at++) {
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      const [p0, p1, p2, p3] = [get(at - 1), get(at), get(at + 1), get(at + 2)];
      const along = (k: 0 | 1) =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t);
      out.push([along(0), along(1)]);
    }
  }
  out.push(through.at(-1)!);
  return out;
}

const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const word = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function arrow(points: Point[], width: number, bend = BEND): Arrow | null {
  const all = spline(points, bend);
  const [start, goal] = [all[0]!, all.at(-1)!];
  const seen = all.filter((each) => far(each, start) > 17 && far(each, goal) > 29);
  if (seen.length < 2) return null;
  const end = seen.at(-1)!;
  const before = seen[Math.max(0, seen.length - 4)]!;
  const length = far(end, before) || 1;
  const [ux, uy] = [(end[0] - before[0]) / length, (end[1] - before[1]) / length];
  const wing = width * 1.25;
  const tip: Point = [end[0] + ux * 11, end[1] + uy * 11];
  const left: Point = [end[0] - uy * wing - ux * 2, end[1] + ux * wing - uy * 2];
  const right: Point = [end[0] + uy * wing - ux * 2, end[1] - ux * wing - uy * 2];
  return {
    line: `M${seen.map(word).join('L')}`,
    head: `M${word(tip)}L${word(left)}L${word(right)}Z`,
    at: (share) => seen[Math.floor((seen.length - 1) * share)]!,
  };
}

/** The points of a way through spaces: from harbour to harbour over water. */
export function pointsOf(spaces: string[], atlas: Atlas): Point[] {
  return spaces.flatMap((space, at): Point[] => {
    const land = atlas.regions[space];
    const [before, after] = [spaces[at - 1] ?? '', spaces[at + 1] ?? ''];
    if (land) {
      const [landing, leaving] = [land.harbours[before]?.at, land.harbours[after]?.at];
      return [...(landing ? [landing] : []), land.pieces, ...(leaving ? [leaving] : [])];
    }
    const water = atlas.oceans[space];
    // An ocean that is only crossed needs no stop in its middle.
    const crossed = before in atlas.regions && after in atlas.regions;
    return water && !crossed ? [water.pieces] : [];
  });
}
