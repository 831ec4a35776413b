/** Counts how many of a box's children it shows whole; the rest is cut off by its edge. */

import type { Action } from 'svelte/action';

type Told = (many: number) => void;

export const fits: Action<HTMLElement, { of: unknown; told: Told }> = (box, given) => {
  let { told } = given;
  let known = -1;
  const count = () => {
    // Chips wrap: what does not fit stands in a row below the box, or reaches over its end.
    const right = box.scrollLeft + box.clientWidth + 1;
    const inside = [...box.children].filter((each) => {
      const { offsetTop, offsetHeight, offsetLeft, offsetWidth } = each as HTMLElement;
      return offsetTop + offsetHeight <= box.clientHeight + 1 && offsetLeft + offsetWidth <= right;
    }).length;
    if (inside === known) return;
    known = inside;
    told(inside);
  };
  const watching = new ResizeObserver(count);
  watching.observe(box);
  return {
    update(next) {
      told = next.told;
      // Counted once the page is laid out for the next picture: to ask earlier has it laid out twice.
      watching.unobserve(box);
      watching.observe(box);
    },
    destroy: () => watching.disconnect(),
  };
};
