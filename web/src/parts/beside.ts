/** Keeps a drawer from lying over the thing that it explains. */

import { openedBy, type Open } from './drawer.svelte';

/** The thing on the table that is explained, if it lies there. */
export function explained(open: NonNullable<Open>): Element | null {
  if (open.what !== 'thing') return null;
  const { slug } = open;
  const keys = [`card:${slug}`, `hand:${slug}`];
  const named = keys.map((key) => document.querySelector(`[data-at="${CSS.escape(key)}"]`));
  return openedBy()?.closest('[data-at]') ?? named.find((each) => each) ?? null;
}

/** Whether one lies over the other. */
export function covers(box: Element, thing: Element): boolean {
  const [a, b] = [box.getBoundingClientRect(), thing.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
