import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { secureHeaders } from 'hono/secure-headers'
import type { RenderPage } from '../../contract/storefront.ts'
import { emailLinkRoutes } from '../accounts/index.ts'
import { noticeBrokenOff } from '../http/broken-off.ts'
import { createFront } from '../http/cache/front.ts'
import type { Environment } from '../http/environment.ts'
import { answerError, answerNotFound } from '../http/errors.ts'
import { clientAddress } from '../http/forwarded.ts'
import { healthRoutes } from '../http/health.ts'
import { languageOf } from '../http/language.ts'
import { measureRequests, metricsRoutes } from '../http/metrics.ts'
import { permissionsOfPages } from '../http/permissions-of-pages.ts'
import { policyReportRoutes } from '../http/policy-reports.ts'
import { requestIdOf } from '../http/request-id.ts'
import { requestLog } from '../http/request-log.ts'
import { robotsRoutes } from '../http/robots.ts'
import { recordSecurityEvents } from '../http/security-events.ts'
import { securityTxtRoutes } from '../http/security-txt.ts'
import { shownElsewhere } from '../http/shown-elsewhere.ts'
import { traceRequests } from '../http/trace-requests.ts'
import { mediaRoutes } from '../media/index.ts'
import { unsubscribeRoutes } from '../newsletter/index.ts'
import { offlineRoutes } from '../offline/index.ts'
import { paymentLinkRoutes } from '../orders/index.ts'
import { paymentRoutes } from '../payments/index.ts'
import { productFeedRoutes } from '../product-feed/index.ts'
import { pushWorkerRoutes } from '../push/index.ts'
import type { Shop } from '../shop.ts'
import { tracesAreOn } from '../tracing/spans.ts'
import { api } from './api.ts'
import { backOfficePages } from './back-office-pages.ts'
import { measureShop } from './metrics.ts'
import { pageRoutes } from './pages.ts'
import { sitemapRoutes } from './sitemap.ts'

const headers = {
  // Not "no-referrer": browsers would then send plain forms with the origin "null", which is refused.
  referrerPolicy: 'strict-origin-when-cross-origin',
  // No current browser uses these headers, and they would make every response longer.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const
/** Browsers that have seen the shop with https use nothing else for a year; without https they ignore the header. */
const strictTransportSecurity = 'max-age=31536000; includeSubDomains'
const headersOfDocuments = secureHeaders({ ...headers, strictTransportSecurity })
const headersOfPlainDocuments = secureHeaders({ ...headers, strictTransportSecurity: false })
/** Without those that documents alone need, or have given already: a page loads many files. */
const headersOfFiles = secureHeaders({
  ...headers,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xFrameOptions: false,
  referrerPolicy: false,
  strictTransportSecurity: false,
})

/** Every route of the shop, in the order in which routes are tried; pages only if `renderPage` is given. */
export function createApplication(shop: Shop, renderPage?: RenderPage) {
  // One regular expression for all paths. It fails at the start if paths conflict, such as `/:id` and `/all`. Hono's
  // default router would then silently use a tree on each request, and leave 100 MB behind under load, when memory is
  // collected late.
  const application = new Hono<Environment>({ router: new RegExpRouter() })
  application.onError((error, c) => {
    shop.database.writes.note(error)
    return answerError(error, c)
  })
  application.notFound(answerNotFound)

  application.use(async (c, next) => {
    c.set('shop', shop)
    c.set('log', shop.log)
    c.set('requestId', requestIdOf(c))
    c.set('client', clientAddress(c))
    c.set('language', languageOf(c))
    await next()
    // Set after the handler: responses of React Router do not include headers that were set earlier.
    c.res.headers.set('X-Request-Id', c.var.requestId)
  })
  if (tracesAreOn()) application.use(traceRequests)
  application.use(requestLog(shop.log))
  application.use(measureRequests)
  application.use(noticeBrokenOff)
  application.use(recordSecurityEvents)
  for (const path of ['/Footerpic/*', '/images/*', '/media/*'])
    application.use(path, shownElsewhere)
  const isOnHttps = shop.config.publicUrl.startsWith('https:')
  const ofDocuments = isOnHttps ? headersOfDocuments : headersOfPlainDocuments
  application.use((c, next) =>
    (/^\/(assets|media)\//.test(c.req.path) ? headersOfFiles : ofDocuments)(c, next),
  )
  application.use(permissionsOfPages)
  const { catchUp } = shop
  if (catchUp) application.use(catchUpAfterChanges(catchUp))

  application.route('/', healthRoutes)
  application.route('/', metricsRoutes(measureShop))
  application.route('/api', api)
  application.route('/', policyReportRoutes)
  application.route('/', robotsRoutes)
  application.route('/', securityTxtRoutes)
  application.route('/', sitemapRoutes)
  application.route('/', productFeedRoutes)
  application.route('/', mediaRoutes)
  application.route('/', paymentRoutes(shop.gateways))
  application.route('/', paymentLinkRoutes)
  application.route('/', unsubscribeRoutes)
  application.route('/', emailLinkRoutes)
  application.route('/', pushWorkerRoutes)
  for (const { site } of shop.gateways) {
    if (site) application.route(site.path, site.routes)
  }

  // Cached responses pass through none of the above.
  const front = createFront(shop, application)
  if (!renderPage) return front
  application.route('/', backOfficePages())
  if (import.meta.env.PROD) {
    application.route('/', offlineRoutes)
    application.use(staticFiles())
  }
  application.route('/', pageRoutes(renderPage, front))
  return front
}

/** Who has changed something never sees the old state afterwards. */
function catchUpAfterChanges(catchUp: () => Promise<void>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    if (!['GET', 'HEAD'].includes(c.req.method)) await catchUp()
  }
}

/** The built storefront; files with a hash in their name never change. */
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
