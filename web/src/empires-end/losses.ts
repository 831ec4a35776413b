/** What the open disasters would take, place by place. */

import type { Disaster, Place } from '../generated/empires_end/views';

export type Loss = { disaster: number } & (
  | { how: 'hit' | 'instead'; points: number }
  /** It is a ruin already: one of these would go in its place. */
  | { how: 'passes'; to: number[] }
);

/** Which places a disaster at a position could destroy: there, or the nearest healthy ones. */
export function victims(row: Place[], position: number): number[] {
  const far = (place: Place) => Math.abs(place.position - position);
  const healthy = row.filter((place) => place.healthy);
  const least = Math.min(...healthy.map(far));
  return healthy.filter((place) => far(place) === least).map((place) => place.position);
}

export function lossAt(place: Place, row: Place[], disasters: Disaster[]): Loss | null {
  const losses = disasters.flatMap(({ disaster, position }): Loss[] => {
    const to = victims(row, position);
    const here = position === place.position;
    if (to.includes(place.position))
      return [{ disaster, how: here ? 'hit' : 'instead', points: place.value }];
    return here && to.length ? [{ disaster, how: 'passes', to }] : [];
  });
  return losses.find(({ how }) => how !== 'passes') ?? losses[0] ?? null;
}
