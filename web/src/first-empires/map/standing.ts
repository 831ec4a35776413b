/** Where pieces and badges stand beside each other in a region. */

import type { FirstEmpiresView } from '../../generated/first_empires/views';
import type { Atlas, Point } from '../atlas/atlas';

const STEP = 28;

/** So many pieces, side by side around the middle. */
export function columnsOf(n: number): number[] {
  return Array.from({ length: n }, (_, at) => (at - (n - 1) / 2) * STEP);
}

/** Where a badge stands: to the right of all pieces. */
export function besideOf(pieces: number): number {
  return pieces ? ((pieces - 1) / 2) * STEP + 34 : 0;
}

/** The place of a badge in a region as it stands; none for an ocean. */
export function beside(space: string, atlas: Atlas, view: FirstEmpiresView): Point | null {
  const land = atlas.regions[space];
  const region = view.regions.find((each) => each.region === space);
  if (!land || !region) return null;
  const owners = new Set(region.cities.map(({ owner }) => owner)).size;
  const pieces = Number(region.explorers > 0) + owners;
  return [land.pieces[0] + besideOf(pieces), land.pieces[1]];
}
