/** Places and cards that the log has just pointed at; they light up on the table for a moment. */

import { SvelteSet } from 'svelte/reactivity';

const SHOWN = 2000;
const lit = new SvelteSet<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

export function flashes(key: string): boolean {
  return lit.has(key);
}

export function flash(keys: string[]): void {
  clearTimeout(timer);
  lit.clear();
  for (const key of keys) lit.add(key);
  timer = setTimeout(() => lit.clear(), SHOWN);
}
