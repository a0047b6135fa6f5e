import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'
import { LRUCache } from 'lru-cache'

/** A higher quality would take many times as long, after every change, to save a few percent. */
const brotliEffort = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export const compressions = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, brotliEffort),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
}

export type Encoding = keyof typeof compressions
/** The encodings on offer, best compression first. */
const encodings: Encoding[] = ['br', 'gzip']

/** Shorter responses fit into one packet anyway. */
const leastBytesCompressed = 1024

/** Whether a response of this type and length gets shorter by more than it takes to compress it. */
export function isWorthCompressing(contentType: string | null | undefined, bytes: number): boolean {
  return bytes >= leastBytesCompressed && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(contentType ?? '')
}

/** Browsers send only a few different Accept-Encoding headers, so the choice is cached for each. */
const encodingOfHeader = new LRUCache<string, Encoding | 'identity'>({ max: 100 })

export function encodingFor(c: Context): Encoding | 'identity' {
  const header = c.req.header('accept-encoding')
  if (!header) return 'identity'
  const known = encodingOfHeader.get(header)
  if (known) return known
  const chosen = encodings.find((each) => isAccepted(c, each)) ?? 'identity'
  encodingOfHeader.set(header, chosen)
  return chosen
}

function isAccepted(c: Context, encoding: Encoding): boolean {
  const supports: string[] = [encoding]
  return accepts(c, { header: 'Accept-Encoding', supports, default: 'identity' }) === encoding
}
