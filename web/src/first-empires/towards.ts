/** Arrow keys on the map: to the neighbour that lies most in their direction. */

import type { FirstEmpiresView } from '../generated/first_empires/views';
import type { Atlas, Point } from './atlas/atlas';

/** The direction of each arrow key, to the right and down. */
export const ARROWS: Record<string, Point | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The focus goes along borders, to the neighbour that lies most in the direction of the key. */
export function alongBorders(
  event: KeyboardEvent,
  view: FirstEmpiresView,
  atlas: Atlas,
  map: Element | undefined,
): void {
  const way = ARROWS[event.key];
  const here = (event.target as Element).closest<SVGElement>('[data-space]')?.dataset.space;
  if (!way || !here) return;
  const borders =
    view.regions.find((each) => each.region === here)?.borders ??
    view.oceans.find((each) => each.ocean === here)?.borders ??
    [];
  const next = towards(here, borders, way, atlas);
  if (!next) return;
  event.preventDefault();
  map?.querySelector<SVGElement>(`[data-space="${next}"]`)?.focus();
}

type Labels = Pick<Atlas, 'regions' | 'oceans'>;

/** Of some spaces the one that lies in a direction from here; none, if all lie elsewhere. */
export function towards(
  here: string,
  spaces: string[],
  [dx, dy]: Point,
  { regions, oceans }: Labels,
): string | undefined {
  const placeOf = (space: string) => regions[space]?.label ?? oceans[space]?.label;
  const from = placeOf(here);
  let best: string | undefined;
  let least = Infinity;
  for (const space of spaces) {
    const to = placeOf(space);
    if (!from || !to) continue;
    const along = (to[0] - from[0]) * dx + (to[1] - from[1]) * dy;
    const aside = Math.abs((to[0] - from[0]) * dy + (to[1] - from[1]) * dx);
    // What lies more aside than ahead belongs to another key.
    const far = along + 2 * aside;
    if (along > 0 && aside <= 2 * along && far < least) [best, least] = [space, far];
  }
  return best;
}
