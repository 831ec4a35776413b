/** Who comes nearer for a conquest: the cheapest explorers, by short ways to beside the region. */

import type { Conquest, Journey } from '../generated/first_empires/prompts';
import type { FirstEmpiresView } from '../generated/first_empires/views';

export interface March {
  walks: Journey[];
  /** Who stands beside the region then. */
  beside: Record<string, number>;
}

/** As the server reckons it; nothing where it would cost other points than the server says. */
export function marchOf(view: FirstEmpiresView, conquest: Conquest): March | null {
  const own = view.turn === null ? undefined : view.seats[view.turn]?.explorers;
  if (!own) return null;
  const next = new Map([
    ...view.regions.map(({ region, borders }) => [region, borders] as const),
    ...view.oceans.map(({ ocean, borders }) => [ocean, borders] as const),
  ]);
  const shut = new Set(
    view.regions
      .filter((each) => each.holder !== null && each.holder !== view.turn)
      .map((each) => each.region),
  );
  // From the region outwards: what each space needs, and where one goes from there.
  const towards = new Map<string, string>();
  const price = new Map<string, number>();
  let edge = [conquest.region];
  for (let cost = 1; edge.length; cost++) {
    const further: string[] = [];
    for (const from of edge) {
      for (const space of next.get(from) ?? []) {
        if (shut.has(space) || price.has(space) || !next.has(space)) continue;
        price.set(space, cost);
        towards.set(space, from);
        further.push(space);
      }
    }
    edge = further;
  }
  const ready = Object.entries(own)
    .filter(([space, n]) => n > 0 && price.has(space))
    .flatMap(([space, n]) => Array.from({ length: n }, () => space))
    .toSorted((a, b) => price.get(a)! - price.get(b)!)
    .slice(0, conquest.needed);
  const points = ready.reduce((sum, space) => sum + price.get(space)!, 0);
  if (ready.length < conquest.needed || points !== conquest.points) return null;
  const beside: Record<string, number> = {};
  const walks = ready.flatMap((from): Journey[] => {
    const path: string[] = [];
    let here = from;
    while (towards.get(here) !== conquest.region) path.push((here = towards.get(here)!));
    beside[here] = (beside[here] ?? 0) + 1;
    return path.length ? [{ from, path }] : [];
  });
  return { walks, beside };
}
