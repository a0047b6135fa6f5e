import { pagesCache, savesData, type ToWorker } from '../contract/offline.ts'
import type { PagePath } from '../contract/pages.ts'
import { keptAddress, ownPages } from './kept-pages.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Lets go of the pages that the worker before has kept, since they need scripts that go with it. The home page and
 * the customer's own among them are fetched again: the line may fail before anybody opens them.
 */
export async function renewPages(): Promise<void> {
  const cache = await caches.open(pagesCache)
  const kept = (await cache.keys()).map(({ url }) => url)
  await caches.delete(pagesCache)
  const renewed: PagePath[] = savesData(navigator) ? ['/'] : ['/', ...ownPages]
  const urlsToCache = kept.filter((url) => keptAddress(new URL(url), renewed) !== undefined)
  // By a message, as pages do it: a page that is opened now would wait until this event has ended.
  self.registration.active?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache },
  } satisfies ToWorker)
}
