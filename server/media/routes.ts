import { Hono } from 'hono'
import { cached } from '../http/cache/cached.ts'
import type { Environment } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import { pictureOfFile } from './picture-url.ts'
import { renderPng } from './render-widths.ts'
import { findPicture } from './store.ts'

/** A year: the URL contains a hash of the content, so the response never changes. */
const forGood = 'public, max-age=31536000, immutable'

/** Serves stored pictures at the URLs of `pictureUrl` and `pngUrl`. */
export const mediaRoutes = new Hono<Environment>().get('/media/:file', cached, async (c) => {
  const asked = pictureOfFile(c.req.param('file'))
  if (!asked) throw refusal('notFound')

  const { hash, width, format } = asked
  const found = await findPicture(c.var.shop.database, hash, width)
  if (!found) throw refusal('notFound')
  const bytes = format === 'png' ? await renderPng(found) : found
  return c.body(new Uint8Array(bytes), 200, {
    'Content-Type': `image/${format}`,
    ETag: `"${hash}-${width}-${format}"`,
    'Cache-Control': forGood,
  })
})
