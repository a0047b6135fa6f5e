import { Hono } from 'hono'
import type { Environment } from './environment.ts'

/**
 * What search engines may crawl. Pages that must not be indexed say so themselves, which crawlers
 * only see when they may load them.
 */
export const robotsRoutes = new Hono<Environment>().get('/robots.txt', (c) =>
  c.text(`User-agent: *
Disallow: /api/
Disallow: /sandbox-gateway/

Sitemap: ${c.var.shop.config.publicUrl}/sitemap.xml
`),
)
