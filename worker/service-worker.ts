import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { cachePrefix, notKeptPage, pagesCache, savesData } from '../contract/offline.ts'
import { type PagePath, withQuery } from '../contract/pages.ts'
import { languageNamed, languageNames } from '../domain/texts/language-labels.ts'
import type { BuiltFiles } from './built-files.ts'
import { keptAddress, ownPages, publicPages } from './kept-pages.ts'
import { answerPrivately, isPrivateData } from './private-data.ts'
import { renewPages } from './renewed-pages.ts'
import { tellAge } from './tell-age.ts'

declare const self: ServiceWorkerGlobalScope

/** Put in by vite.worker.config.ts. */
declare const builtFiles: BuiltFiles

const daySeconds = 24 * 60 * 60

/** Addresses that other parts of the shop, or a gateway, answer: the worker leaves them alone. */
const notOfTheShop = /^\/(admin|api|payments|sandbox-gateway)(\/|$)/

setCacheNameDetails({ prefix: cachePrefix.replace(/-$/, '') })
// The page that brought the worker is kept from now on. An update waits until no page of the old one is open: it would
// throw away files that they still need.
clientsClaim()
self.addEventListener('activate', (event) => event.waitUntil(renewPages()))

const { shell, pages } = builtFiles
const files = savesData(navigator) ? shell : [...shell, ...pages]
precacheAndRoute([
  ...files.map((url) => ({ url, revision: null })),
  ...languageNames.map((language) => ({ url: notKeptIn(language), revision: shell.join() })),
])

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: `${cachePrefix}assets`, plugins: [limit(400, 60)] }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\.(webp|png|jpg|svg|ico)$/.test(url.pathname),
  new CacheFirst({ cacheName: `${cachePrefix}pictures`, plugins: [limit(200, 7)] }),
)
keepPages(publicPages, [tellAge, limit(100, 30)])
// Their HTML holds nothing that could be old.
keepPages(ownPages, [])
registerRoute(({ url, sameOrigin }) => sameOrigin && isPrivateData(url), answerPrivately)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/api\/(?!admin\/)/.test(url.pathname),
  new NetworkFirst({
    cacheName: `${cachePrefix}data`,
    plugins: [
      { cacheWillUpdate: async ({ response }) => forEveryone(response) },
      tellAge,
      limit(300, 30),
    ],
  }),
)
// Of pages that are not kept, and of addresses that do not exist, the handler below hears only if they have a route.
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && request.mode === 'navigate' && !notOfTheShop.test(url.pathname),
  new NetworkOnly(),
)
setCatchHandler(async ({ request, url }) => {
  const isPage = request.mode === 'navigate'
  const language = languageNamed(url?.pathname.split('/', 2)[1]) ?? 'en'
  return (isPage && (await matchPrecache(notKeptIn(language)))) || Response.error()
})

function keepPages(paths: readonly PagePath[], plugins: WorkboxPlugin[]) {
  const addressOf = (url: URL) => keptAddress(url, paths)
  const ofPage: WorkboxPlugin = {
    cacheKeyWillBeUsed: async ({ request }) => addressOf(new URL(request.url)) ?? request,
  }
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && addressOf(url) !== undefined,
    new NetworkFirst({ cacheName: pagesCache, plugins: [ofPage, ...plugins] }),
  )
}

function limit(maxEntries: number, days: number) {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * daySeconds,
    purgeOnQuotaError: true,
  })
}

/** What the server says is the same for everyone: everything else is `no-store`. */
function forEveryone(response: Response): Response | null {
  const isStored = response.headers.get('Cache-Control')?.includes('no-store') === false
  return response.status === 200 && isStored ? response : null
}

function notKeptIn(language: string): string {
  return withQuery(notKeptPage, { language: language === 'en' ? undefined : language })
}
