import type { Context, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import { compress } from 'hono/compress'
import { LRUCache } from 'lru-cache'
import { CatalogueMemory } from '../catalogue/catalogue-memory.ts'
import type { Shop } from '../shop.ts'
import type { Environment } from './environment.ts'
import { type Encoding, encodings, KeptAnswer } from './kept-answer.ts'

/** Room for some thousand lists; what nobody asks for makes way. */
const mostBytes = 24 * 1024 * 1024
const mostBytesOfOne = 4 * 1024 * 1024

const compressed = compress()

/** Compresses what is made for one request alone. */
export const compressOwn: MiddlewareHandler<Environment> = (c, next) => {
  if (c.var.isKept) return next()
  return compressed(c, async () => {
    await next()
    // Otherwise added by `c.header`, which makes a stream of an answer that is finished.
    if (!c.res.headers.has('Vary')) c.res.headers.set('Vary', 'Accept-Encoding')
  })
}

/**
 * Answers that are the same for everyone: made once, with their line in the log, then sent as they
 * are until the catalogue changes, and for so many seconds at most, because a mere count of stock
 * changes unheard. What is kept is told by an answer's own Cache-Control. Why it is done so:
 * docs/decisions/kept-answers.md.
 */
export function answerKeeper(shop: Pick<Shop, 'catalogue' | 'now'>) {
  const memory = new CatalogueMemory<KeptAnswer>({
    ...shop,
    most: mostBytes,
    mostOfOne: mostBytesOfOne,
    sizeOf: ({ size }) => size,
  })
  return (seconds: number): MiddlewareHandler<Environment> =>
    async (c, next) => {
      const key = addressOf(c)
      const ready = memory.find(key)
      if (ready) return send(c, ready, requestIdOf(c))
      const underWay = memory.underWay(key)
      const shared = underWay && (await underWay)
      if (shared) return send(c, shared, requestIdOf(c))

      c.set('isKept', true)
      const made = await memory.make(key, seconds, async () => {
        await next()
        return keptAnswerOf(c.res)
      })
      if (!made) return compressed(c, () => Promise.resolve())
      const { requestId } = c.var
      // Otherwise Hono would add the headers of the answer it replaces.
      c.res = undefined
      c.res = await send(c, made, requestId)
      return undefined
    }
}

/** Path and query, as they were sent. */
function addressOf(c: Context<Environment>): string {
  return c.req.url.slice(c.req.url.indexOf('/', 'https://'.length))
}

/** Undefined for what is not to be kept: a refusal, a redirect, or what says so itself. */
async function keptAnswerOf(response: Response): Promise<KeptAnswer | undefined> {
  const mayBeKept = /no-cache|max-age/.test(response.headers.get('Cache-Control') ?? 'no-store')
  if (response.status !== 200 || !mayBeKept || response.headers.has('Set-Cookie')) return undefined
  const {
    'x-request-id': _,
    'content-length': __,
    ...headers
  } = Object.fromEntries(response.headers)
  return new KeptAnswer(headers, new Uint8Array(await response.arrayBuffer()))
}

async function send(c: Context<Environment>, kept: KeptAnswer, requestId: string) {
  const encoding = encodingFor(c)
  const { status, headers, bytes } = await kept.sendable(c.req.header('If-None-Match'), encoding)
  return new Response(bytes, { status, headers: { ...headers, 'x-request-id': requestId } })
}

/** The id that the client gave its request, or a new one; as `requestId` of Hono does. */
function requestIdOf(c: Context<Environment>): string {
  const given = c.req.header('X-Request-Id')
  return given && /^[\w=-]{1,255}$/.test(given) ? given : crypto.randomUUID()
}

/** Browsers send few different headers, always the same. */
const encodingOfHeader = new LRUCache<string, Encoding | 'identity'>({ max: 100 })

function encodingFor(c: Context<Environment>): Encoding | 'identity' {
  const header = c.req.header('Accept-Encoding')
  if (!header) return 'identity'
  const known = encodingOfHeader.get(header)
  if (known) return known
  const chosen = encodings.find((each) => isAccepted(c, each)) ?? 'identity'
  encodingOfHeader.set(header, chosen)
  return chosen
}

function isAccepted(c: Context<Environment>, encoding: Encoding): boolean {
  const supports: string[] = [encoding]
  return accepts(c, { header: 'Accept-Encoding', supports, default: 'identity' }) === encoding
}
