import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import { inPortionsById } from '../csv/write-csv.ts'
import type { Environment } from '../http/environment.ts'
import { refusal } from '../http/refusal.ts'
import { asXml } from '../http/xml.ts'
import { feedEnd, feedItem, feedStart } from './feed.ts'
import { selectFeedProducts } from './store.ts'

/** The products for Google Merchant Center and Meta's catalogues, which fetch them every day; sent portion by portion. */
export const productFeedRoutes = new Hono<Environment>().get('/product-feed.xml', (c) => {
  const { shop, requestId } = c.var
  const { database, settings, config, log } = shop
  if (!settings.get('catalogue.feed')) throw refusal('notFound')
  for (const [name, value] of Object.entries(asXml)) c.header(name, value)
  return stream(
    c,
    async (out) => {
      await out.write(feedStart(config))
      for await (const rows of inPortionsById((after) => selectFeedProducts(database, after))) {
        await out.write(rows.map((row) => feedItem(row, config)).join(''))
      }
      await out.write(feedEnd)
    },
    async (error) => {
      // What was sent so far is no whole document, so nobody takes it for one.
      log.error({ requestId, err: error }, 'The product feed failed')
    },
  )
})
