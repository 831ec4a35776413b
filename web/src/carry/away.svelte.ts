/** A server that can't be reached, and the page that needs none: kept beside it for that. */

/** Where a server has it. */
export const SOLO = '/solo/';

interface Away {
  /** Whether the last try to reach the server failed. */
  lost: boolean;
  /** Whether this browser has the page that needs none. */
  kept: boolean;
}

export const away: Away = $state({ lost: false, kept: false });

/** Tell whether the server was there when it was last wanted. */
export function reached(there: boolean): void {
  if (away.lost === !there) return;
  away.lost = !there;
  if (there || !('caches' in window)) return;
  void caches.match(SOLO).then((found) => (away.kept = !!found));
}

/** Fetch it while the server is there; not for whoever counts bytes. */
export async function keepSolo(): Promise<void> {
  const counts = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!('serviceWorker' in navigator) || counts) return;
  for (const script of ['/sw.js', `${SOLO}sw.js`]) {
    const found = await navigator.serviceWorker.register(script);
    // One that is known already would not look by itself whether there is a newer one.
    await found.update();
  }
}

/** Where somebody wanted to go when they were led here; only to the server whose page this is. */
export function wantedAt(): string | null {
  const wanted = new URLSearchParams(location.search).get('away');
  if (wanted === null) return null;
  const found = new URL(wanted, location.origin);
  return found.origin === location.origin ? found.href : location.origin;
}
