/** The drawing of a map: outlines, names, harbours. What borders what, the server says. */

import type { FirstEmpiresView } from '../../generated/first_empires/views';
import { laidOut } from './laidout';

export type Point = [number, number];

/** A harbour: its badge in the water, and where its pier meets the coast. */
export interface Harbour {
  at: Point;
  quay: Point;
}

export interface Land {
  path: string;
  /** The middle of the name; where the pieces stand. */
  label: Point;
  pieces: Point;
  harbours: Partial<Record<string, Harbour>>;
}

export interface Mountains {
  path: string;
  peaks: [x: number, y: number, size: number][];
}

export interface Water {
  /** Where its water has another tone; empty: nowhere. */
  path: string;
  label: Point;
  pieces: Point;
}

export interface Atlas {
  /** x, y, width and height of all that is to be seen. */
  view: [number, number, number, number];
  regions: Record<string, Land>;
  borders: { between: [string, string]; path: string }[];
  mountains: Record<string, Mountains>;
  /** Land that nobody plays on. */
  waste: Record<string, string>;
  oceans: Record<string, Water>;
  /** Where two oceans meet. */
  seam: string;
  rose: Point;
}

interface Same {
  regions: string[];
  mountains: string[];
  waste: string[];
}
type Drawn = Record<string, Atlas & { same?: Same }>;

/** The drawn maps; one may take parts from the first. */
async function drawn(): Promise<Record<string, Atlas>> {
  const { default: told } = await import('./drawn.json');
  const maps = told as unknown as Drawn;
  const [first] = Object.values(maps) as [Atlas];
  const of = <T>(all: Record<string, T>, names: string[] = []) =>
    Object.fromEntries(names.map((name) => [name, all[name]!]));
  return Object.fromEntries(
    Object.entries(maps).map(([name, { same, ...map }]) => {
      const regions = { ...of(first.regions, same?.regions), ...map.regions };
      const taken = first.borders.filter(({ between }) =>
        between.every((region) => region in regions),
      );
      return [
        name,
        {
          ...map,
          regions,
          borders: same ? [...taken, ...map.borders] : map.borders,
          mountains: { ...of(first.mountains, same?.mountains), ...map.mountains },
          waste: { ...of(first.waste, same?.waste), ...map.waste },
        },
      ];
    }),
  );
}

type Ground = Pick<FirstEmpiresView, 'regions' | 'oceans'>;

/** Whether a map shows these regions, and land borders and harbours just where they have some. */
export function fits(atlas: Atlas, { regions, oceans }: Ground): boolean {
  const played = new Set(regions.map(({ region }) => region));
  const shown = new Set(
    atlas.borders
      .filter(({ between }) => between.every((region) => played.has(region)))
      .map(({ between }) => between.toSorted().join(' ')),
  );
  const seas = new Set(oceans.map(({ ocean }) => ocean));
  const wanted = new Set(
    regions.flatMap(({ region, borders }) =>
      borders.filter((other) => played.has(other)).map((other) => [region, other].sort().join(' ')),
    ),
  );
  return (
    [...seas].every((ocean) => ocean in atlas.oceans) &&
    regions.every(({ region, borders }) => {
      const harbours = Object.keys(atlas.regions[region]?.harbours ?? {});
      const here = borders.filter((other) => seas.has(other));
      return (
        region in atlas.regions &&
        harbours.length === here.length &&
        here.every((ocean) => harbours.includes(ocean))
      );
    }) &&
    shown.size === wanted.size &&
    [...wanted].every((border) => shown.has(border))
  );
}

/** The map of a game: as it was drawn, or laid out from its borders where nobody has drawn it. */
export async function atlasOf(view: FirstEmpiresView): Promise<Atlas> {
  const maps = await drawn();
  const own = maps[view.map];
  if (own && fits(own, view)) return own;
  return Object.values(maps).find((each) => fits(each, view)) ?? laidOut(view);
}

export const drawnMaps = drawn;
