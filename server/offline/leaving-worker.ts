import { cachePrefix } from '../../contract/offline.ts'

/** For browsers that still have a service worker of a shop that wants none any more: it removes itself and what it kept. */
export const leavingWorker = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) {
    if (name.startsWith('${cachePrefix}')) await caches.delete(name)
  }
  indexedDB.deleteDatabase('workbox-expiration')
  await self.registration.unregister()
}
`
