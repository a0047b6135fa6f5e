/** What pages and the service worker agree on (docs/decisions/0057-without-a-connection.md). */

export const workerAddress = '/service-worker.js'

/** Stands for a page that was not kept. */
export const notKeptPage = '/no-connection'

/** All caches of the shop's pages begin like this; those of the driver's page do not. */
export const cachePrefix = 'shop-'
export const pagesCache = `${cachePrefix}pages`

const privatePrefix = `${cachePrefix}private-`

/** Where the data of an account is kept. */
export const privateCacheOf = (account: string) => privatePrefix + account
export const isPrivateCache = (name: string) => name.startsWith(privatePrefix)

/** Where a page asks the worker whose data it has kept: the shop's own call is a POST, which the worker leaves alone. */
export const keptUser = '/api/user'

/** A message to a page: what it shows is from this moment, in milliseconds since 1970. */
export type AsOf = { type: 'as of'; at: number }

export type ToWorker =
  /** The page has just begun: it is told `AsOf` if it, or its data, was kept. */
  | { type: 'how old' }
  /** The connection is back: what was kept is of no account any more. */
  | { type: 'back' }
  /** Removes the data of all accounts but this one; without one, nobody is signed in. */
  | { type: 'forget'; except?: string | undefined }
  /** Workbox's own: fetches these and keeps them by the rules of their routes. */
  | { type: 'CACHE_URLS'; payload: { urlsToCache: string[] } }

/** Whether the customer has asked the browser to save data. Types do not have it, because not every browser does. */
export function savesData(navigator: object): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
