// The browser edition without a network. A page that loads while there is one brings the whole set
// of files with it, all of one version; the set is kept once the app has started, and serves when
// the network is off.

const KEPT = 'clockwood-kept';
const LOADING = 'clockwood-loading';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin) {
    event.respondWith(answer(request));
  }
});

// The app has started: what it loaded is whole.
self.addEventListener('message', (event) => {
  if (event.data === 'started') event.waitUntil(keep());
});

async function answer(request) {
  // A new page begins a new set.
  if (request.mode === 'navigate') await caches.delete(LOADING);
  try {
    const response = await fetch(request, { cache: 'no-cache' });
    if (response.ok) {
      const loading = await caches.open(LOADING);
      await loading.put(request, response.clone());
    }
    return response;
  } catch (error) {
    const kept = await caches.open(KEPT);
    const response = await kept.match(request, { ignoreSearch: true });
    if (response) return response;
    throw error;
  }
}

async function keep() {
  const loading = await caches.open(LOADING);
  const requests = await loading.keys();
  if (requests.length === 0) return;
  const kept = await caches.open(KEPT);
  for (const request of requests) {
    const response = await loading.match(request);
    if (response) await kept.put(request, response);
  }
  await caches.delete(LOADING);
}
