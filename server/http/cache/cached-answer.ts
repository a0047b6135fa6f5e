import { hash } from 'node:crypto'
import { compressions, type Encoding, isWorthCompressing } from './encoding.ts'

const headersOfUnchanged = ['cache-control', 'etag', 'vary']

type Headers = Record<string, string>
export type Sendable = {
  status: 200 | 304
  headers: Headers
  bytes: Uint8Array<ArrayBuffer> | null
}

/** One response as it is sent, compressed once for all requests. */
export class CachedAnswer {
  /** Its size in bytes, including the compressed copies. */
  readonly size: number
  readonly #etag: string
  readonly #isCompressible: boolean
  readonly #plain: Sendable & { bytes: Uint8Array<ArrayBuffer> }
  readonly #unchanged: Sendable
  readonly #compressed = new Map<Encoding, Sendable | Promise<Sendable>>()

  constructor(answerHeaders: Headers, bytes: Uint8Array<ArrayBuffer>) {
    this.#isCompressible = isWorthCompressing(answerHeaders['content-type'], bytes.length)
    // Weak: the same tag stands for the response in every encoding.
    this.#etag = answerHeaders.etag ?? `W/"${digest(answerHeaders, bytes)}"`
    const headers = {
      ...answerHeaders,
      etag: this.#etag,
      ...(this.#isCompressible && { vary: 'Accept-Encoding' }),
    }
    this.#plain = { status: 200, headers: withLength(headers, bytes), bytes }
    const unchanged = Object.entries(headers).filter(([name]) => headersOfUnchanged.includes(name))
    this.#unchanged = { status: 304, headers: Object.fromEntries(unchanged), bytes: null }
    this.size = bytes.length * (this.#isCompressible ? 2 : 1)
  }

  /** The 304 response if the browser's If-None-Match names this response; otherwise undefined. */
  unchangedFor(ifNoneMatch: string | undefined): Sendable | undefined {
    return ifNoneMatch !== undefined && this.#isKnownBy(ifNoneMatch) ? this.#unchanged : undefined
  }

  /** The full response in an encoding; a promise only until it has been compressed once. */
  whole(encoding: Encoding | 'identity'): Sendable | Promise<Sendable> {
    if (encoding === 'identity' || !this.#isCompressible) return this.#plain
    const known = this.#compressed.get(encoding)
    if (known) return known
    const pending = this.#compress(encoding)
    this.#compressed.set(encoding, pending)
    return pending
  }

  #isKnownBy(ifNoneMatch: string): boolean {
    if (ifNoneMatch === this.#etag || ifNoneMatch === '*') return true
    const tags: string[] = ifNoneMatch.match(/"[^"]*"/g) ?? []
    return tags.includes(this.#etag.replace(/^W\//, ''))
  }

  async #compress(encoding: Encoding): Promise<Sendable> {
    const bytes = new Uint8Array(await compressions[encoding](this.#plain.bytes))
    const headers = withLength({ ...this.#plain.headers, 'content-encoding': encoding }, bytes)
    const compressed: Sendable = { status: 200, headers, bytes }
    this.#compressed.set(encoding, compressed)
    return compressed
  }
}

function withLength(headers: Headers, bytes: Uint8Array): Headers {
  return { ...headers, 'content-length': String(bytes.length) }
}

/** The digest includes the headers: the same list may come with another total (X-Total-Count). */
function digest(headers: Headers, bytes: Uint8Array): string {
  return hash('sha256', `${JSON.stringify(headers)}${hash('sha256', bytes)}`, 'base64url').slice(
    0,
    22,
  )
}
