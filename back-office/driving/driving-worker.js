// The worker of the driver's page: opens it and today's run without a connection. The page keeps both on the phone
// (keep-for-driving.ts). Not TypeScript, because a worker has other globals than a page.

const cacheName = 'driving'

/** Names and addresses do not stay on the phone after the day. */
const keptMs = 16 * 60 * 60 * 1000

/** Asked for first, and read from the phone only without a connection. */
const fresh = ['/admin/driving', '/api/admin/session', '/api/admin/driving']

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (fresh.includes(pathname)) event.respondWith(freshOrKept(request, pathname))
  else if (pathname.startsWith('/admin/assets/')) event.respondWith(keptOrFresh(request))
})

async function freshOrKept(request, path) {
  try {
    const response = await fetch(request)
    // The session has ended, or somebody has ended it from afar.
    if (response.status === 404) await caches.delete(cacheName)
    return response
  } catch (error) {
    const cache = await caches.open(cacheName)
    const kept = await cache.match(path)
    if (!kept) throw error
    if (Date.now() - Date.parse(kept.headers.get('Date') ?? '') < keptMs) return kept
    await caches.delete(cacheName)
    throw error
  }
}

async function keptOrFresh(request) {
  const cache = await caches.open(cacheName)
  return (await cache.match(request)) ?? fetch(request)
}
