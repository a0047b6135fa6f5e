import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { secureHeaders } from 'hono/secure-headers'
import type { RenderPage } from '../../contract/storefront.ts'
import { createFront } from '../http/cache/front.ts'
import type { Environment } from '../http/environment.ts'
import { answerError, answerNotFound } from '../http/errors.ts'
import { clientAddress } from '../http/forwarded.ts'
import { healthRoutes } from '../http/health.ts'
import { measureRequests, metricsRoutes } from '../http/metrics.ts'
import { requestIdOf } from '../http/request-id.ts'
import { requestLog } from '../http/request-log.ts'
import { robotsRoutes } from '../http/robots.ts'
import { mediaRoutes } from '../media/index.ts'
import { unsubscribeRoutes } from '../newsletter/index.ts'
import { paymentRoutes } from '../payments/index.ts'
import type { Shop } from '../shop.ts'
import { api } from './api.ts'
import { backOfficePages } from './back-office-pages.ts'
import { pageRoutes } from './pages.ts'
import { sitemapRoutes } from './sitemap.ts'

/** Everything the shop answers over HTTP, in the order in which it is tried; pages only with what renders them. */
export function createApplication(shop: Shop, renderPage?: RenderPage) {
  // One expression that knows all paths; it fails when one does not fit in, such as `/:id` beside `/all`. Hono would otherwise
  // silently go through a tree on each request and leave behind 100 MB under load, where memory is cleared up last.
  const application = new Hono<Environment>({ router: new RegExpRouter() })
  application.onError(answerError)
  application.notFound(answerNotFound)

  application.use(async (c, next) => {
    c.set('shop', shop)
    c.set('log', shop.log)
    c.set('requestId', requestIdOf(c))
    c.set('client', clientAddress(c))
    await next()
    // Not before: React Router's answers come without headers that were set earlier.
    c.res.headers.set('X-Request-Id', c.var.requestId)
  })
  application.use(requestLog(shop.log))
  application.use(measureRequests)
  application.use(
    secureHeaders({
      // Not "no-referrer": browsers would then send plain forms with the origin "null", which is refused.
      referrerPolicy: 'strict-origin-when-cross-origin',
      // What no browser of today heeds would only make every answer longer.
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
  )

  application.route('/', healthRoutes)
  application.route('/', metricsRoutes)
  application.route('/api', api)
  application.route('/', robotsRoutes)
  application.route('/', sitemapRoutes)
  application.route('/', mediaRoutes)
  application.route('/', paymentRoutes(shop.gateways))
  application.route('/', unsubscribeRoutes)
  for (const { site } of shop.gateways) {
    if (site) application.route(site.path, site.routes)
  }

  // What is cached needs none of the above the second time.
  const front = createFront(shop, application)
  if (!renderPage) return front
  application.route('/', backOfficePages())
  if (import.meta.env.PROD) application.use(staticFiles())
  application.route('/', pageRoutes(renderPage, front))
  return front
}

/** The built storefront; names with a hash in them never change their content. */
const staticFiles = () =>
  serveStatic({
    root: 'build/client',
    precompressed: true,
    onFound: (path, c) => {
      const isHashed = path.includes('/assets/')
      c.header(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
