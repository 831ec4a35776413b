/**
 * A map that nobody has drawn: islands of one size that lie near what they border, roads over land
 * borders, and the oceans around. The same borders always make the same map.
 */

import type { FirstEmpiresView } from '../../generated/first_empires/views';
import type { Atlas, Land, Point } from './atlas';

const SIZE: Point = [1060, 604];
const RADIUS = 44;
const EDGE = 74;
const ROUNDS = 400;
const CORNERS = 22;

type Ground = Pick<FirstEmpiresView, 'regions' | 'oceans'>;

export function laidOut({ regions, oceans }: Ground): Atlas {
  const names = regions.map(({ region }) => region);
  const seas = oceans.map(({ ocean }) => ocean);
  const pairs = regions.flatMap(({ region, borders }) =>
    borders
      .filter((other) => names.includes(other) && region < other)
      .map((other): [string, string] => [region, other]),
  );
  const at = places(names, pairs);
  const waters: Point[] = [
    [90, 24],
    [970, 592],
    [970, 24],
    [90, 592],
  ];
  const lands = regions.map(({ region, borders }): [string, Land] => {
    const [x, y] = at.get(region)!;
    const ports = borders.filter((other) => seas.includes(other));
    return [
      region,
      {
        path: island([x, y], region),
        label: [x, y - 12],
        pieces: [x, y + 14],
        harbours: Object.fromEntries(
          ports.map((ocean) => {
            const side = seas.indexOf(ocean) % 2 ? 1 : -1;
            const up = (seas.indexOf(ocean) > 1 ? -1 : 1) * 34;
            return [
              ocean,
              { quay: [x + side * (RADIUS - 6), y + up], at: [x + side * (RADIUS + 10), y + up] },
            ];
          }),
        ),
      },
    ];
  });
  return {
    view: [0, 0, ...SIZE],
    regions: Object.fromEntries(lands),
    borders: pairs.map(([one, other]) => ({
      between: [one, other],
      path: road(at.get(one)!, at.get(other)!),
    })),
    mountains: {},
    waste: {},
    oceans: Object.fromEntries(
      seas.map((ocean, number) => {
        const [x, y] = waters[number % waters.length]!;
        return [ocean, { path: '', label: [x, y], pieces: [x, y + (y > 300 ? -26 : 26)] }];
      }),
    ),
    seam: '',
    rose: [530, 302],
  };
}

/** Borders pull, all others push; from a spiral on. */
function places(names: string[], pairs: [string, string][]): Map<string, Point> {
  const spots = names.map((_, at): Point => {
    const turn = at * 2.4;
    const far = 0.9 * Math.sqrt((at + 0.5) / names.length);
    return [530 + 430 * far * Math.cos(turn), 302 + 215 * far * Math.sin(turn)];
  });
  const least = 2 * RADIUS + 22;
  for (let round = 0; round < ROUNDS; round++) {
    const heat = 1 - round / ROUNDS;
    const push = spots.map((): Point => [0, 0]);
    const apply = (one: number, other: number, by: (far: number) => number) => {
      const [dx, dy] = [spots[other]![0] - spots[one]![0], spots[other]![1] - spots[one]![1]];
      const far = Math.hypot(dx, dy) || 1;
      const force = by(far);
      push[one]![0] += (dx / far) * force;
      push[one]![1] += (dy / far) * force;
      push[other]![0] -= (dx / far) * force;
      push[other]![1] -= (dy / far) * force;
    };
    for (let one = 0; one < names.length; one++)
      for (let other = one + 1; other < names.length; other++)
        apply(one, other, (far) => (far < least ? (far - least) / 2 : (-heat * 900) / far / 4));
    for (const [a, b] of pairs)
      apply(names.indexOf(a), names.indexOf(b), (far) => heat * 0.08 * Math.max(0, far - least));
    spots.forEach((spot, number) => {
      spot[0] = within(spot[0] + push[number]![0], EDGE, SIZE[0] - EDGE);
      spot[1] = within(spot[1] + push[number]![1], EDGE, SIZE[1] - EDGE);
    });
  }
  return new Map(names.map((name, at) => [name, spots[at]!.map(Math.round) as Point]));
}

const within = (n: number, least: number, most: number) => Math.min(most, Math.max(least, n));

/** A coast that is rough, and always the same for the same name. */
function island([x, y]: Point, name: string): string {
  let seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65521, 7);
  const points = Array.from({ length: CORNERS }, (_, at) => {
    seed = (seed * 75 + 74) % 65537;
    const far = RADIUS * (0.9 + 0.14 * (seed / 65537));
    const turn = (at / CORNERS) * 2 * Math.PI;
    return `${(x + 1.1 * far * Math.cos(turn)).toFixed(1)} ${(y + 0.86 * far * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** From coast to coast. */
function road([ax, ay]: Point, [bx, by]: Point): string {
  const far = Math.hypot(bx - ax, by - ay) || 1;
  const cut = Math.min(0.42, (RADIUS - 6) / far);
  const along = (share: number) =>
    `${(ax + (bx - ax) * share).toFixed(1)} ${(ay + (by - ay) * share).toFixed(1)}`;
  return `M${along(cut)}L${along(1 - cut)}`;
}
