import type { Context, Handler, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { type KnownParameters, knownAddress, sentAddress } from '../../../contract/known-address.ts'
import { faults } from '../../../contract/refusals.ts'
import type { Shop } from '../../shop.ts'
import { tracesAreOn } from '../../tracing/spans.ts'
import { busy } from '../busy.ts'
import type { Environment } from '../environment.ts'
import { observeDuration } from '../metrics.ts'
import { requestIdOf } from '../request-id.ts'
import { CachedAnswer, type Headers, type Sendable } from './cached-answer.ts'
import { CatalogueCache, type Lifetime } from './catalogue-cache.ts'
import { compressOwn } from './compress-own.ts'
import { encodingFor } from './encoding.ts'
import type { MakeBody } from './make-body.ts'

/** Handles every request; its responses are not compressed. */
export type Application = Pick<Hono<Environment>, 'fetch' | 'routes'>

/** Room for some thousand lists; the least recently used are evicted. */
const maxBytes = 24 * 1024 * 1024
const maxBytesOfOne = 4 * 1024 * 1024

/** Characters of addresses, as sent and as known: of some thousand. */
const maxAddressCharacters = 1024 * 1024

type CachedRoute = {
  path: string
  parameters: KnownParameters
  lifetime: Lifetime
  makeBody?: MakeBody | undefined
}

const encoder = new TextEncoder()

/**
 * Caches responses that are the same for everyone. Each is made once, by the application or as a route says; then it
 * is sent unchanged until the catalogue changes, and for a number of seconds at most, because the
 * database sends no notification when only a stock count changes. A response's own Cache-Control
 * decides whether it is cached. Reasons: docs/decisions/0013-cached-answers.md. While the database is
 * away, what is kept longer is sent instead of a refusal: docs/decisions/0019-pages-without-database.md.
 */
export function createAnswerCache(shop: Shop, application: Application) {
  const cache = new CatalogueCache<CachedAnswer>({
    ...shop,
    maxSize: maxBytes,
    maxEntrySize: maxBytesOfOne,
    sizeOf: ({ size }) => size,
  })

  /** The known address of each sent one, because to parse a query takes as long as to send the response. */
  const knownAddresses = new LRUCache<string, string>({
    maxSize: maxAddressCharacters,
    sizeCalculation: (known, sent) => known.length + sent.length,
  })

  function knownAddressOf(sent: string, parameters: KnownParameters): string {
    if (!sent.includes('?')) return sent
    const remembered = knownAddresses.get(sent)
    if (remembered !== undefined) return remembered
    const known = knownAddress(sent, parameters)
    knownAddresses.set(sent, known)
    return known
  }

  /** The headers of a route's responses, as the application has made them. */
  const headersOf = new Map<string, Headers>()

  async function makeAnswer(c: Context<Environment>, address: string, route: CachedRoute) {
    const { path, lifetime } = route
    const pending = cache.pending(address)
    const shared = pending && (await pending)
    if (shared) return send(c, shared)
    if (shop.load.isFull) return sendKept(c, address, lifetime) ?? refuseBusy()
    const quick = makeOfBody(c, address, route)
    const madeQuickly = quick && (await quick)
    if (madeQuickly) return send(c, madeQuickly)

    const answer = application.fetch(asGet(c.req.raw, address), c.env)
    const made = await cache.make(address, lifetime, async () => {
      const response = await answer
      const headers = headersToCache(response)
      if (!headers) return undefined
      headersOf.set(path, headers)
      return new CachedAnswer(headers, new Uint8Array(await response.arrayBuffer()))
    })
    const own = await answer
    // The request id that the application has logged.
    const requestId = own.headers.get('X-Request-Id') ?? undefined
    if (made) return send(c, made, requestId)
    const isAway = own.status === faults.unavailable
    const kept = isAway ? sendKept(c, address, lifetime, requestId) : undefined
    if (!kept) return compressOwn(c, own)
    await own.body?.cancel()
    return kept
  }

  /**
   * A response like the earlier ones of its route, without the application, which takes longer than to make the body. If
   * anything goes wrong, the application tries again, refuses and logs. It also makes what is traced.
   */
  function makeOfBody(
    c: Context<Environment>,
    address: string,
    { path, lifetime, makeBody }: CachedRoute,
  ): Promise<CachedAnswer | undefined> | undefined {
    const headers = headersOf.get(path)
    if (!makeBody || !headers || shop.catalogue.stamp === undefined || tracesAreOn()) return
    const startedAt = performance.now()
    const making = makeBody(shop, c)
    if (!making) return
    const produce = async () => {
      const body = await making
      if (!body) return
      observeDuration({ method: c.req.method, route: path, status: 200 }, startedAt)
      return new CachedAnswer({ ...headers, ...body.headers }, encoder.encode(body.json))
    }
    return cache.make(address, lifetime, produce).catch(() => undefined)
  }

  /** What was made earlier and is out of date, if it is kept. */
  function sendKept(
    c: Context<Environment>,
    address: string,
    lifetime: Lifetime,
    requestId?: string,
  ) {
    const kept = lifetime.keptSeconds ? cache.findKept(address) : undefined
    return kept && sendStale(c, kept, lifetime, requestId)
  }

  return (route: CachedRoute): Handler<Environment> =>
    (c) => {
      const address = knownAddressOf(sentAddress(c.req.url), route.parameters)
      const found = cache.find(address)
      // Returned without a promise, so that the server sends it at once.
      return found ? send(c, found) : makeAnswer(c, address, route)
    }
}

/**
 * A cached response must serve GET too, even if a HEAD request came first, and every query that leads to the same
 * address. A new request is only made where it differs in more than how it is written: it costs as much as all else.
 */
function asGet(request: Request, address: string): Request {
  const isWhole = parametersIn(sentAddress(request.url)) === parametersIn(address)
  if (request.method === 'GET' && isWhole) return request
  const { headers, signal } = request
  return new Request(new URL(address, request.url), { headers, signal })
}

/** How many there are; a known address has those that were sent, or fewer. */
function parametersIn(address: string): number {
  return address.split(/[?&]/).length
}

function refuseBusy(): never {
  throw busy()
}

/** Undefined for what must not be cached: refusals, redirects, and responses whose headers forbid it. */
function headersToCache({ status, headers }: Response): Headers | undefined {
  const mayBeCached = /no-cache|max-age/.test(headers.get('Cache-Control') ?? 'no-store')
  if (status !== 200 || !mayBeCached || headers.has('Set-Cookie')) return undefined
  const { 'x-request-id': _, 'content-length': __, ...kept } = Object.fromEntries(headers)
  return kept
}

/** Header names are given in lower case, as the server stores them, so that Hono need not convert them. */
function send(c: Context<Environment>, answer: CachedAnswer, requestId = requestIdOf(c)) {
  const sendable =
    answer.unchangedFor(c.req.header('if-none-match')) ?? answer.whole(encodingFor(c))
  return sendable instanceof Promise
    ? sendable.then((compressed) => responseOf(compressed, requestId))
    : responseOf(sendable, requestId)
}

type Kept = { value: CachedAnswer; ageSeconds: number }

/** Always the whole response: a 304 could not say that it is out of date. */
async function sendStale(
  c: Context<Environment>,
  { value, ageSeconds }: Kept,
  { freshSeconds }: Lifetime,
  requestId = requestIdOf(c),
) {
  const { headers, ...sendable } = await value.whole(encodingFor(c))
  const marks = {
    age: String(ageSeconds),
    warning: '110 - "Response is Stale"',
    'cache-status': `shop; hit; ttl=${freshSeconds - ageSeconds}`,
  }
  return responseOf({ ...sendable, headers: { ...headers, ...marks } }, requestId)
}

function responseOf({ status, headers, bytes }: Sendable, requestId: string): Response {
  return new Response(bytes, { status, headers: { ...headers, 'x-request-id': requestId } })
}
