/** Looks at once, then every so often, while the page is seen; to be returned by the effect that it lives in. */

import { untrack } from 'svelte';

export function keepLooking(look: () => Promise<void>, every: number): () => void {
  const once = () => {
    if (!document.hidden) void look();
  };
  untrack(once);
  const timer = setInterval(once, every);
  return () => clearInterval(timer);
}
