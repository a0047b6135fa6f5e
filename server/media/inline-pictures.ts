import { createMiddleware } from 'hono/factory'
import { mostInlinePictures } from '../../domain/limits.ts'
import type { Environment } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import { pictureDataUri, pictureOfFile } from './picture-url.ts'
import { findPictures } from './store.ts'

const addresses = /\/media\/([0-9a-f]{32}[-\w]*\.webp)/g

/**
 * `?images=inline`: the response contains the pictures themselves as data URIs, for clients that
 * follow the specification's form of `imageUrl` only.
 */
export const inlinePictures = createMiddleware<Environment>(async (c, next) => {
  await next()
  if (c.req.query('images') !== 'inline' || !c.res.ok) return
  const text = await c.res.text()
  const files = new Set([...text.matchAll(addresses)].map(([, file = '']) => file))
  // A list with a total can be asked for in pages.
  const isPaged = c.res.headers.has('X-Total-Count')
  if (isPaged && files.size > mostInlinePictures) throw refusal('tooManyPictures')
  const asked = [...files].flatMap((file) => pictureOfFile(file) ?? [])
  const found = await findPictures(c.var.shop.database, asked)
  const bytesOf = new Map(found.map(({ hash, width, bytes }) => [`${hash} ${width}`, bytes]))
  const dataUri = (_: string, file: string) => {
    const { hash, width } = pictureOfFile(file) ?? {}
    const bytes = bytesOf.get(`${hash} ${width}`)
    return bytes ? pictureDataUri(bytes) : ''
  }
  c.res = new Response(text.replace(addresses, dataUri), c.res)
})
