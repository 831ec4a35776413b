/** What ways over the map are called. */

import type { Things } from '../games/page';
import type { FirstEmpiresView } from '../generated/first_empires/views';
import { allOf, say } from '../words/words.svelte';
import type { Telling } from './ways';

export function spaceName(space: string, things: Things): string {
  return things.get(space)?.name ?? say('fe-web-ocean', { ocean: space });
}

export function tellingOf(things: () => Things, view: () => FirstEmpiresView): Telling {
  const called = (space: string) => spaceName(space, things());
  return {
    journey: ({ from, path }, n) => ({
      title: say('fe-web-journey', { n, way: [from, ...path].map(called).join(' → ') }),
      detail: say('fe-web-journey-detail', {
        n,
        borders: path.length,
        points: n * path.length,
        of: view().movement,
      }),
    }),
    conquest: ({ region, needed, points }, from) => ({
      title: say('fe-web-conquer', { region: called(region) }),
      detail: say('fe-web-conquer-detail', {
        explorers: needed,
        from: allOf(from.map(called)),
        points,
        of: view().movement,
      }),
    }),
  };
}
