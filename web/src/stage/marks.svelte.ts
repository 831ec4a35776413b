/** Numbers on what has changed since one's last move; the same numbers stand in the recap. */

import { getContext, setContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

const KEY = Symbol('marks');

export interface Mark {
  n: number;
  /** The mark of the seat that changed it, 1 to 5. */
  mark: number;
}

/** By key of what can be pointed at. */
export type Marks = SvelteMap<string, Mark[]>;

export function provideMarks(): Marks {
  return setContext(KEY, new SvelteMap<string, Mark[]>());
}

/** Where nobody keeps any, there are none. */
export function marks(): Marks {
  return getContext<Marks | undefined>(KEY) ?? new SvelteMap();
}
