/** Lets scenes and motion be seen when the table shows something new. */

import { untrack } from 'svelte';

import type { GamePage, Things } from '../games/page';
import type { Update } from '../generated/tables';
import type { Stagehand } from '../lib/showing';
import type { Director } from '../motion/director.svelte';
import { stagehandOf } from '../motion/stagehand';
import type { Scenes } from './scenes.svelte';

interface Shown {
  page: () => GamePage;
  things: () => Things;
  /** What is on the page now. */
  update: () => Update;
}

export function staging(director: Director, scenes: Scenes, shown: Shown): Stagehand {
  const update = () => untrack(shown.update);
  const { beats } = untrack(shown.page);
  const motion = stagehandOf(director, beats ?? (() => null), update);
  let before: Update | null = null;
  return {
    length: (next) => motion.length(next),
    before(next, tempo) {
      before = tempo > 0 ? update() : null;
      motion.before(next, tempo);
    },
    async after(next) {
      const last = before;
      if (last && last.seat === next.seat) {
        const lines = next.events.filter(({ ply }) => ply > last.ply);
        const { scene } = untrack(shown.page);
        await scenes.play(scene?.(lines, last.view, next.view, untrack(shown.things)) ?? null);
      }
      await motion.after(next);
    },
    skip() {
      scenes.leave();
      motion.skip();
    },
  };
}
