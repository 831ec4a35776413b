/**
 * Shows pushes that say whose turn it is, and opens the table. While the server can't be reached, it leads to the
 * page that needs none, if that is kept (/solo/sw.js keeps it). It keeps nothing itself.
 */

const SOLO = '/solo/';
/** What a proxy says of a server that is not there. */
const NOBODY = [502, 503, 504];

self.addEventListener('push', (event) => event.waitUntil(told(event.data.json())));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(opened(event.notification.data));
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(reached(event.request));
});

async function reached(request) {
  const found = await fetch(request).catch(() => Response.error());
  const isAway = found.type === 'error' || NOBODY.includes(found.status);
  if (!isAway || !(await caches.match(SOLO))) return found;
  const { pathname, search } = new URL(request.url);
  return Response.redirect(`${SOLO}?away=${encodeURIComponent(pathname + search)}#/`);
}

async function pages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

async function told({ title, body, url }) {
  const path = new URL(url, self.location.origin).pathname;
  const seen = (page) => page.visibilityState === 'visible' && new URL(page.url).pathname === path;
  // Whoever looks at the table sees it there.
  if ((await pages()).some(seen)) return;
  await self.registration.showNotification(title, { body, tag: path, data: path });
}

async function opened(path) {
  const page = (await pages()).find((each) => new URL(each.url).pathname === path);
  if (page) await page.focus();
  else await self.clients.openWindow(path);
}
