/** Shows that something has changed: a short pulse, or an outline where motion is not wanted. */

import type { Action } from 'svelte/action';

const SHOWN = 2000;

export const noticed: Action<HTMLElement, string> = (node, before) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known = before;
  return {
    update(now) {
      if (now === known) return;
      known = now;
      node.classList.add('noticed');
      clearTimeout(timer);
      timer = setTimeout(() => node.classList.remove('noticed'), SHOWN);
    },
    destroy: () => clearTimeout(timer),
  };
};
