/** This browser's subscription to pushes. The worker behind it does nothing else. */

import type { PushTarget } from '../generated/notices';

/** Browsers allow it on secure pages only, and some not at all. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Null: whoever sits here does not want it, or the browser does not. */
export async function subscribed(key: string): Promise<PushTarget | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/sw.js');
  const worker = await navigator.serviceWorker.ready;
  const found =
    (await worker.pushManager.getSubscription()) ??
    (await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key),
    }));
  const { endpoint, keys } = found.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const letters = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
