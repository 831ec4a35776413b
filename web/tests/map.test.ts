import { describe, expect, it } from 'vitest';

import pack from '../../src/empires/content/first_empires.toml?raw';
import { ARROWS, gate, OCEANS, OUTLINES, pointsOf, towards } from '../src/first-empires/map';

const list = (text: string) => [...text.matchAll(/"([^"]+)"/g)].map(([, name]) => name!);
const regions = pack.split('[[map.region]]').slice(1);
const oceansOf = new Map(
  regions.map((each) => [
    /name = "([^"]+)"/.exec(each)![1]!,
    list(/oceans = (\[[^\]]*\])/.exec(each)![1]!),
  ]),
);
const borders = new Set(
  [...pack.matchAll(/between = (\[[^\]]*\])/g)].map(([, pair]) => list(pair!).sort().join(' ')),
);

/** Pairs of regions whose outlines have an edge in common, and so look like neighbours. */
function touching(): string[] {
  const names = Object.keys(OUTLINES).sort();
  const edges = (name: string) => {
    const points = pointsOf(OUTLINES[name]!).map(String);
    return points.map((point, at) => [point, points[(at + 1) % points.length]!].sort().join(' '));
  };
  return names.flatMap((one, at) =>
    names
      .slice(at + 1)
      .filter((other) => edges(one).some((edge) => edges(other).includes(edge)))
      .map((other) => `${one} ${other}`),
  );
}

describe('the drawn map', () => {
  it('has every region of the content, and no other', () => {
    expect(Object.keys(OUTLINES).sort()).toEqual([...oceansOf.keys()].sort());
  });

  it('has a harbour for every ocean of a region, and no other', () => {
    for (const [region, oceans] of oceansOf) {
      expect([region, Object.keys(OUTLINES[region]!.ports).sort()]).toEqual([
        region,
        oceans.sort(),
      ]);
    }
  });

  it('has the oceans of the content, which meet', () => {
    expect(Object.keys(OCEANS).sort()).toEqual(['east', 'west']);
    expect(pack).toContain('links = [["west", "east"]]');
  });

  it('shows regions side by side only where there is a border', () => {
    expect(touching().filter((pair) => !borders.has(pair))).toEqual([]);
  });

  it('draws a stroke for every border, across the common edge where there is one', () => {
    for (const border of borders) {
      const [one, other] = border.split(' ').map((name) => OUTLINES[name]!);
      const [[ax, ay], [bx, by]] = gate(one!, other!);
      expect(Math.hypot(bx - ax, by - ay), border).toBeGreaterThan(10);
    }
  });
});

it('goes along borders in the direction of the arrow', () => {
  expect(towards('huaxia', ['rus', 'indus', 'funan', 'east'], ARROWS.ArrowUp!)).toBe('rus');
  expect(towards('huaxia', ['rus', 'indus', 'funan', 'east'], ARROWS.ArrowRight!)).toBeUndefined();
});
