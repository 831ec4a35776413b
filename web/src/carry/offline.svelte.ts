/** Keeps the page for the times without a network, and takes a newer one when somebody says so. */

import { isAnyOpen } from './elsewhere.svelte';

interface Newer {
  /** Whether a newer version of the page waits to be used. */
  waits: boolean;
  /** Whether it has to wait for a game that another tab has open. */
  blocked: boolean;
}

export const newer: Newer = $state({ waits: false, blocked: false });

let waiting: ServiceWorker | null = null;

export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const kept = await navigator.serviceWorker.register('./sw.js');
  const look = () => {
    // Without one that was in charge, this is the first: there is nothing older to leave.
    if (!kept.waiting || !kept.active) return;
    waiting = kept.waiting;
    if (newer.waits) return;
    newer.waits = true;
    // Whichever tab says so: the files of the older page are gone then.
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  };
  look();
  kept.addEventListener('updatefound', () =>
    kept.installing?.addEventListener('statechange', look),
  );
}

/** Load the newer page in every tab; not under a game, whichever tab has it open. */
export async function takeNewer(): Promise<void> {
  newer.blocked = await isAnyOpen();
  if (!newer.blocked) waiting?.postMessage('take over');
}
