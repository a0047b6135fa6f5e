import { Hono } from 'hono'
import type { Environment } from './environment.ts'

/**
 * What search engines may look at. Pages that are not to be listed say so themselves, which they
 * can only do when they may be looked at.
 */
export const robotsRoutes = new Hono<Environment>().get('/robots.txt', (c) =>
  c.text(`User-agent: *
Disallow: /api/
Disallow: /sandbox-gateway/

Sitemap: ${c.var.shop.config.publicUrl}/sitemap.xml
`),
)
