/**
 * Keeps everything that the page needs, so that it works without a network from the second look on.
 * VERSION and FILES are filled in when the site is built; another version is another cache.
 *
 * A new version waits until the page says that no game is under way ('take over').
 */

const VERSION = '';
const FILES = [];
const CACHE = `empires-${VERSION}`;
/** As many as browsers ask of one host. */
const AT_ONCE = 6;

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(clean()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const asked = new URL(event.request.url);
  if (event.request.method !== 'GET' || asked.origin !== self.location.origin) return;
  event.respondWith(answered(event.request));
});

/** Some at once: one after the other, a distant host would be waited for two hundred times. */
async function fill() {
  const cache = await caches.open(CACHE);
  const left = FILES.values();
  const some = async () => {
    for (const { file, same } of left) await keep(cache, file, same);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
}

/** What has not changed since the last version is taken from there: nothing is fetched twice. */
async function keep(cache, file, same) {
  const address = new URL(file, self.registration.scope).href;
  // Files that carry their hash in the name, an older cache may have.
  const known = same ? await caches.match(address) : undefined;
  const found = known ?? (await fetched(address, same ? 'default' : 'no-cache'));
  if (!found.ok) throw new Error(`${file}: ${found.status}`);
  await cache.put(address, found);
}

/** A host that is asked too much says how many seconds it wants to be left alone. */
async function fetched(address, cache) {
  for (;;) {
    const found = await fetch(address, { cache });
    if (found.status !== 429) return found;
    const seconds = Number(found.headers.get('retry-after')) || 1;
    await new Promise((done) => setTimeout(done, seconds * 1000));
  }
}

async function clean() {
  for (const name of await caches.keys()) {
    if (name.startsWith('empires-') && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}

async function answered(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? new URL('./', self.registration.scope) : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}
