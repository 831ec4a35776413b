/** Lets the director play what a table shows next. */

import { tick } from 'svelte';

import type { Event } from '../generated/events';
import type { Update } from '../generated/tables';
import type { View } from '../generated/views';
import type { Stagehand } from '../lib/showing';
import type { Director } from './director.svelte';
import { beatsIn, lengthOf, type Beat, type BeatsOf } from './motions';

/** `shown` is the update that is on the page now; another seat's are none of its business. */
export function stagehandOf<E extends Event, V extends View>(
  director: Director,
  beatsOf: BeatsOf<E, V>,
  shown: () => Update | undefined,
): Stagehand {
  function beatsTo(next: Update): Beat[] {
    const last = shown();
    if (!last || last.seat !== next.seat) return [];
    const news = next.events.filter(({ ply }) => ply > last.ply).map(({ event }) => event as E);
    return beatsIn(news, beatsOf, last.view as V, next.view as V);
  }
  const isShown = (next: Update) => shown()?.seat === next.seat;
  return {
    length: (next) => lengthOf(beatsTo(next)),
    before(next, tempo) {
      if (isShown(next)) director.before(beatsTo(next), tempo);
    },
    async after(next) {
      if (!isShown(next)) return;
      await tick();
      await director.play();
    },
    skip: () => director.skip(),
  };
}
