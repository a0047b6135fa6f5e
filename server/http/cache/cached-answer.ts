import { hash } from 'node:crypto'
import { compressions, type Encoding, isWorthCompressing } from './encoding.ts'

const headersOfUnchanged = ['cache-control', 'etag', 'vary']

export type Headers = Record<string, string>
export type Sendable = {
  status: 200 | 304
  headers: Headers
  bytes: Uint8Array<ArrayBuffer> | null
}

/** One response as it is sent, compressed once for all requests. Many are sent only once, so nothing else is made before it is needed. */
export class CachedAnswer {
  /** Its size in bytes, including the compressed copies. */
  readonly size: number
  readonly #etag: string
  readonly #isCompressible: boolean
  readonly #plain: Sendable & { bytes: Uint8Array<ArrayBuffer> }
  #unchanged: Sendable | undefined
  #compressed: Map<Encoding, Sendable | Promise<Sendable>> | undefined

  constructor(answerHeaders: Headers, bytes: Uint8Array<ArrayBuffer>) {
    this.#isCompressible = isWorthCompressing(answerHeaders['content-type'], bytes.length)
    // Weak: the same tag stands for the response in every encoding.
    this.#etag = answerHeaders.etag ?? `W/"${digest(answerHeaders, bytes)}"`
    const headers = {
      ...answerHeaders,
      etag: this.#etag,
      ...(this.#isCompressible && { vary: 'Accept-Encoding' }),
      'content-length': String(bytes.length),
    }
    this.#plain = { status: 200, headers, bytes }
    this.size = bytes.length * (this.#isCompressible ? 2 : 1)
  }

  /** The 304 response if the browser's If-None-Match names this response; otherwise undefined. */
  unchangedFor(ifNoneMatch: string | undefined): Sendable | undefined {
    if (ifNoneMatch === undefined || !this.#isKnownBy(ifNoneMatch)) return undefined
    this.#unchanged ??= { status: 304, headers: ofUnchanged(this.#plain.headers), bytes: null }
    return this.#unchanged
  }

  /** The full response in an encoding; a promise only until it has been compressed once. */
  whole(encoding: Encoding | 'identity'): Sendable | Promise<Sendable> {
    if (encoding === 'identity' || !this.#isCompressible) return this.#plain
    this.#compressed ??= new Map()
    const known = this.#compressed.get(encoding)
    if (known) return known
    const pending = this.#compress(encoding, this.#compressed)
    this.#compressed.set(encoding, pending)
    return pending
  }

  #isKnownBy(ifNoneMatch: string): boolean {
    if (ifNoneMatch === this.#etag || ifNoneMatch === '*') return true
    const tags: string[] = ifNoneMatch.match(/"[^"]*"/g) ?? []
    return tags.includes(this.#etag.replace(/^W\//, ''))
  }

  async #compress(
    encoding: Encoding,
    made: Map<Encoding, Sendable | Promise<Sendable>>,
  ): Promise<Sendable> {
    const bytes = new Uint8Array(await compressions[encoding](this.#plain.bytes))
    const { 'content-length': _, ...headers } = this.#plain.headers
    const compressed: Sendable = {
      status: 200,
      headers: { ...headers, 'content-encoding': encoding, 'content-length': String(bytes.length) },
      bytes,
    }
    made.set(encoding, compressed)
    return compressed
  }
}

function ofUnchanged(headers: Headers): Headers {
  const kept = Object.entries(headers).filter(([name]) => headersOfUnchanged.includes(name))
  return Object.fromEntries(kept)
}

/** The digest includes the headers: the same list may come with another total (X-Total-Count). */
function digest(headers: Headers, bytes: Uint8Array): string {
  const whole = Buffer.concat([Buffer.from(JSON.stringify(headers)), bytes])
  return hash('sha256', whole, 'base64url').slice(0, 22)
}
