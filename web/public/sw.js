/* Shows pushes that say whose turn it is, and opens the table. It keeps nothing and answers no requests. */

self.addEventListener('push', (event) => event.waitUntil(told(event.data.json())));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(opened(event.notification.data));
});

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
