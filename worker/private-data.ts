import type { WorkboxPlugin } from 'workbox-core/types.js'
import { NetworkFirst } from 'workbox-strategies'
import { isPrivateCache, privateCacheOf, type ToWorker } from '../contract/offline.ts'
import { payloadOf } from '../contract/token-payload.ts'
import { tellAge } from './tell-age.ts'

declare const self: ServiceWorkerGlobalScope

const privatePaths =
  /^\/api\/(user|carts|orders|custom-packages(\/\d+)?|recipients\/search-by-user)$/

/** The customer's cart, orders, packages and recipients, and the products that these name. */
export function isPrivateData({ pathname, searchParams }: URL): boolean {
  return privatePaths.test(pathname) || (pathname === '/api/products' && searchParams.has('ids'))
}

/** How often everything was forgotten: what was asked for before is not kept after it. */
let forgotten = 0

const onlyOfSession: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.forgotten = forgotten
  },
  fetchDidSucceed: async ({ response }) => {
    // The session has ended, perhaps on another device.
    if (response.status === 401) await forget()
    return response
  },
  cacheWillUpdate: async ({ response, state }) =>
    response.status === 200 && state?.forgotten === forgotten ? withoutToken(response) : null,
  cacheDidUpdate: async ({ cacheName, state }) => {
    if (state?.forgotten !== forgotten) await caches.delete(cacheName)
  },
}

/** Network first, and what was kept for the same account. */
export async function answerPrivately({
  request,
  event,
}: {
  request: Request
  event: ExtendableEvent
}) {
  const token = request.headers.get('Authorization')?.replace('Bearer ', '')
  const account = token && payloadOf(token).sub
  if (typeof account !== 'string') return fetch(request)
  const cacheName = privateCacheOf(account)
  return new NetworkFirst({ cacheName, plugins: [onlyOfSession, tellAge] }).handle({
    request,
    event,
  })
}

/** A renewed token must not come back later. */
function withoutToken({ body, status, headers }: Response): Response {
  const kept = new Headers(headers)
  kept.delete('X-Token')
  return new Response(body, { status, headers: kept })
}

self.addEventListener('message', (event) => {
  const message: ToWorker = event.data
  if (message.type === 'forget') event.waitUntil(forget(message.except))
})

async function forget(except?: string): Promise<void> {
  if (except === undefined) forgotten += 1
  for (const name of await caches.keys()) {
    const isOfOther = except === undefined || name !== privateCacheOf(except)
    if (isPrivateCache(name) && isOfOther) await caches.delete(name)
  }
}
