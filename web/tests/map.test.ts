import { describe, expect, it } from 'vitest';

import pack from '../../src/empires/content/first_empires.toml?raw';
import { drawnMaps, fits, type Atlas, type Land } from '../src/first-empires/atlas/atlas';
import { laidOut } from '../src/first-empires/atlas/laidout';
import { ARROWS, towards } from '../src/first-empires/towards';
import type { FirstEmpiresView } from '../src/generated/first_empires/views';

type Ground = Pick<FirstEmpiresView, 'regions' | 'oceans'>;
type Point = [number, number];

const list = (text: string) => [...text.matchAll(/"([^"]+)"/g)].map(([, name]) => name!);

/** The maps of the content, as views tell of them. */
function grounds(): Map<string, Ground> {
  const maps = pack.split('[[civilization]]')[0]!.split('[[map]]').slice(1);
  return new Map(
    maps.map((map) => {
      const name = /name = "([^"]+)"/.exec(map)![1]!;
      const borders = [...map.matchAll(/between = (\[[^\]]*\])/g)].map(([, pair]) => list(pair!));
      const parts = map.split('[[map.region]]').slice(1);
      const regions = parts.map((part) => {
        const region = /name = "([^"]+)"/.exec(part)![1]!;
        const oceans = list(/oceans = (\[[^\]]*\])/.exec(part)![1]!);
        const land = borders
          .filter((pair) => pair.includes(region))
          .map((pair) => pair.find((other) => other !== region)!);
        return { region, borders: [...land, ...oceans] };
      });
      const oceans = ['west', 'east'].map((ocean) => ({ ocean, borders: [] }));
      return [name, { regions, oceans } as unknown as Ground];
    }),
  );
}

const points = ({ path }: Pick<Land, 'path'>): Point[] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
const far = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);
const edgesOf = (land: Land) => {
  const all = points(land);
  return all.map((point, at): [Point, Point] => [point, all[(at + 1) % all.length]!]);
};
const wordOf = ([a, b]: [Point, Point]) => [a.join(), b.join()].sort().join(' ');

/** How long the common border of two regions is. */
function shared(one: Land, other: Land): number {
  const theirs = new Set(edgesOf(other).map(wordOf));
  return edgesOf(one)
    .filter((edge) => theirs.has(wordOf(edge)))
    .reduce((sum, [a, b]) => sum + far(a, b), 0);
}

/** How far apart two regions are; corners are near each other, so those are near enough. */
function gap(one: Land, other: Land): number {
  const theirs = points(other);
  let least = Infinity;
  for (const a of points(one)) for (const b of theirs) least = Math.min(least, far(a, b));
  return least;
}

function isInside([x, y]: Point, land: Land): boolean {
  return edgesOf(land).reduce(
    (hit, [[ax, ay], [bx, by]]) =>
      ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !hit : hit,
    false,
  );
}

function pairsOf(atlas: Atlas): [string, string][] {
  const names = Object.keys(atlas.regions).sort();
  return names.flatMap((one, at) =>
    names.slice(at + 1).map((other): [string, string] => [one, other]),
  );
}

const maps = await drawnMaps();

describe.each([...grounds()])('the drawn map %s', (name, ground) => {
  const atlas = maps[name]!;
  const borders = new Set(
    ground.regions.flatMap(({ region, borders: around }) =>
      around.map((other) => [region, other].sort().join(' ')),
    ),
  );

  it('has the regions of the content, and no other', () => {
    expect(Object.keys(atlas.regions).sort()).toEqual(
      ground.regions.map(({ region }) => region).sort(),
    );
  });

  it('draws every land border as a common edge, and lets no other two regions touch', () => {
    for (const [one, other] of pairsOf(atlas)) {
      const [a, b] = [atlas.regions[one]!, atlas.regions[other]!];
      if (borders.has(`${one} ${other}`))
        expect(shared(a, b), `${one} ${other}`).toBeGreaterThan(24);
      else expect(gap(a, b), `${one} ${other}`).toBeGreaterThan(8);
    }
  });

  it('draws a dashed line on every land border, and on no other', () => {
    const drawn = atlas.borders.map(({ between }) => between.toSorted().join(' ')).sort();
    const land = [...borders].filter((pair) => !/\b(west|east)\b/.test(pair)).sort();
    expect(drawn).toEqual(land);
  });

  it('has a harbour in the water for every ocean of a region, and no other', () => {
    for (const { region, borders: around } of ground.regions) {
      const { harbours } = atlas.regions[region]!;
      expect(Object.keys(harbours).sort(), region).toEqual(
        around.filter((other) => other === 'west' || other === 'east').sort(),
      );
      for (const port of Object.values(harbours))
        for (const land of Object.values(atlas.regions))
          expect(isInside(port!.at, land)).toBe(false);
    }
  });

  it('puts names and pieces of a region onto its own land', () => {
    for (const land of Object.values(atlas.regions)) {
      expect(isInside(land.label, land)).toBe(true);
      expect(isInside(land.pieces, land)).toBe(true);
    }
  });

  it('fits the content it was drawn for', () => {
    expect(fits(atlas, ground)).toBe(true);
  });
});

describe('a map that nobody has drawn', () => {
  const names = Array.from({ length: 17 }, (_, at) => `land-${at}`);
  const ground = {
    regions: names.map((region, at) => ({
      region,
      borders: [names[(at + 1) % 17], names[(at + 16) % 17], at % 2 ? 'north' : 'south'],
    })),
    oceans: [{ ocean: 'north' }, { ocean: 'south' }],
  } as unknown as Ground;
  const atlas = laidOut(ground);

  it('is laid out so that no two regions touch, with a road over every land border', () => {
    for (const [one, other] of pairsOf(atlas))
      expect(gap(atlas.regions[one]!, atlas.regions[other]!), `${one} ${other}`).toBeGreaterThan(4);
    expect(atlas.borders).toHaveLength(17);
    expect(fits(atlas, ground)).toBe(true);
  });

  it('is the same each time, and all of it can be seen', () => {
    expect(laidOut(ground)).toEqual(atlas);
    const [x, y, w, h] = atlas.view;
    for (const land of Object.values(atlas.regions))
      for (const [px, py] of points(land)) {
        expect(px).toBeGreaterThan(x);
        expect(px).toBeLessThan(x + w);
        expect(py).toBeGreaterThan(y);
        expect(py).toBeLessThan(y + h);
      }
  });

  it('is not taken for another one', () => {
    expect(fits(maps.world!, ground)).toBe(false);
  });
});

it('goes along borders in the direction of the arrow', () => {
  const around = ['rus', 'indus', 'funan', 'east'];
  expect(towards('huaxia', around, ARROWS.ArrowUp!, maps.world!)).toBe('rus');
  expect(towards('huaxia', around, ARROWS.ArrowLeft!, maps.world!)).toBe('indus');
});
