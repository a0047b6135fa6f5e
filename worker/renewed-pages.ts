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
  const kept = await cache.keys()
  // Not the cache itself: at a first visit the page may be about to be kept in it.
  await Promise.all(kept.map((page) => cache.delete(page)))
  const renewed: PagePath[] = savesData(navigator) ? ['/'] : ['/', ...ownPages]
  const isRenewed = (url: string) => keptAddress(new URL(url), renewed) !== undefined
  const urlsToCache = kept.map(({ url }) => url).filter(isRenewed)
  // By a message, as pages do it: a page that is opened now would wait until this event has ended.
  self.registration.active?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache },
  } satisfies ToWorker)
}
