import type { Context, Handler, Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { compress } from 'hono/compress'
import { LRUCache } from 'lru-cache'
import type { Shop } from '../../shop.ts'
import type { Environment } from '../environment.ts'
import { CatalogueMemory } from './catalogue-memory.ts'
import { type Encoding, encodings, KeptAnswer, type Sendable } from './kept-answer.ts'

/** Answers every request, uncompressed. */
export type Application = Pick<Hono<Environment>, 'fetch'>

/** Room for some thousand lists; what nobody asks for makes way. */
const mostBytes = 24 * 1024 * 1024
const mostBytesOfOne = 4 * 1024 * 1024

const compressed = compress()

/** Compresses what was made for one request alone. */
export async function compressOwn(c: Context<Environment>, answer: Response): Promise<Response> {
  // Otherwise added by `c.header`, which makes a stream of an answer that is finished.
  if (!answer.headers.has('Vary')) answer.headers.set('Vary', 'Accept-Encoding')
  c.res = answer
  await compressed(c, () => Promise.resolve())
  return c.res
}

/**
 * Answers that are the same for everyone: made once by the application, with their line in the log,
 * then sent as they are until the catalogue changes, and for so many seconds at most, because a mere
 * count of stock changes unheard. What is kept is told by an answer's own Cache-Control. Why it is
 * done so: docs/decisions/0013-cached-answers.md.
 */
export function answerKeeper(shop: Pick<Shop, 'catalogue' | 'now'>, application: Application) {
  const memory = new CatalogueMemory<KeptAnswer>({
    ...shop,
    most: mostBytes,
    mostOfOne: mostBytesOfOne,
    sizeOf: ({ size }) => size,
  })

  async function answerAnew(c: Context<Environment>, key: string, seconds: number) {
    const underWay = memory.underWay(key)
    const shared = underWay && (await underWay)
    if (shared) return send(c, shared)

    const answer = application.fetch(asGet(c.req.raw), c.env)
    const made = await memory.make(key, seconds, async () => keptAnswerOf(await answer))
    if (!made) return compressOwn(c, await answer)
    // Under the id that its line in the log has.
    return send(c, made, (await answer).headers.get('X-Request-Id') ?? undefined)
  }

  return (seconds: number): Handler<Environment> =>
    (c) => {
      const key = addressOf(c)
      const ready = memory.find(key)
      // Not a promise, for which the server would wait.
      return ready ? send(c, ready) : answerAnew(c, key, seconds)
    }
}

/** Path and query, as they were sent. */
function addressOf(c: Context<Environment>): string {
  return c.req.url.slice(c.req.url.indexOf('/', 'https://'.length))
}

/** What is made for one who asks for the head alone must do for others too. */
function asGet(request: Request): Request {
  return request.method === 'GET' ? request : new Request(request, { method: 'GET' })
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

/** Asks for headers in lower case, as the server has them: it would else lower them anew for each request. */
function send(c: Context<Environment>, kept: KeptAnswer, requestId = requestIdOf(c)) {
  const sendable = kept.unchangedFor(c.req.header('if-none-match')) ?? kept.whole(encodingFor(c))
  return sendable instanceof Promise
    ? sendable.then((compressed) => responseOf(compressed, requestId))
    : responseOf(sendable, requestId)
}

function responseOf({ status, headers, bytes }: Sendable, requestId: string): Response {
  return new Response(bytes, { status, headers: { ...headers, 'x-request-id': requestId } })
}

/** The id that the client gave its request, or a new one; as `requestId` of Hono does. */
export function requestIdOf(c: Context<Environment>): string {
  const given = c.req.header('x-request-id')
  return given && /^[\w=-]{1,255}$/.test(given) ? given : crypto.randomUUID()
}

/** Browsers send few different headers, always the same. */
const encodingOfHeader = new LRUCache<string, Encoding | 'identity'>({ max: 100 })

function encodingFor(c: Context<Environment>): Encoding | 'identity' {
  const header = c.req.header('accept-encoding')
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
