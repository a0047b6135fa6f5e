import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { apiBaseOf, originElsewhere } from '../../contract/api-base.ts'
import { pages } from '../../contract/pages.ts'
import { faults } from '../../contract/refusals.ts'
import type { RenderPage } from '../../contract/storefront.ts'
import { dayInColombo } from '../../domain/days.ts'
import { begunOn } from '../../domain/legal/versions.ts'
import { renderingLimits } from '../../domain/limits.ts'
import { factsSet } from '../../domain/settings/facts-set.ts'
import type { ShopFacts } from '../../domain/settings/shop-facts.ts'
import { pathInLanguage } from '../../domain/texts/language-path.ts'
import { languageOfPath } from '../../domain/texts/languages.ts'
import { busy } from '../http/busy.ts'
import { contentSecurityPolicy } from '../http/content-security-policy.ts'
import type { Environment } from '../http/environment.ts'
import { outageRetrySeconds } from '../http/errors.ts'
import { requestOfBrowser } from '../http/forwarded.ts'
import { limitBody } from '../http/limit-body.ts'
import { refusal } from '../http/refusal.ts'
import { workInLine } from '../jobs/work-in-line.ts'
import { offersPush } from '../push/index.ts'
import type { Shop } from '../shop.ts'
import { holdScripts } from './hold-scripts.ts'
import { withOwnScripts } from './own-scripts.ts'

/** Handles API calls in-process. */
type Api = Pick<Hono<Environment>, 'fetch'>

const megabyte = 1024 * 1024
const limitPost = limitBody({
  maxSize: megabyte,
  onError: () => {
    throw refusal('tooLarge')
  },
})

/** Few at the same time: between two pages other requests have their turn. Kept pages do not wait here. */
const inLine = workInLine({ ...renderingLimits, full: busy })

/** The storefront's pages, rendered for everyone as a guest. */
export function pageRoutes(renderPage: RenderPage, api: Api) {
  return new Hono<Environment>().use(limitPost).all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const only = onlyPathOf(pathname)
    if (only !== pathname && c.req.method !== 'POST') return c.redirect(only + search, 301)
    const { config, delivery } = c.var.shop
    const origin = config.publicUrl
    const freeDeliveryFrom = delivery.freeFrom ?? null
    const fetch = (call: Request) => api.fetch(onBehalfOf(c, call), c.env)
    const nonce = randomBytes(16).toString('base64url')
    const request = requestOfBrowser(c)
    const shop = factsOf(c.var.shop, pathname)
    const storefront = { fetch, origin, shop, nonce, freeDeliveryFrom }
    const response = await inLine(() => renderPage(request, storefront))
    if (isRedirect(response)) return notKept(response)
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
    const own = withOwnScripts(await response.text(), nonce)
    const html = holdScripts(own.html)
    const headers = new Headers(response.headers)
    const isAway = response.status === faults.unavailable
    // A page is the same for everyone, and revalidated each time, so that changes show at once. The response to a
    // form is not the same for everyone.
    headers.set('Cache-Control', c.req.method === 'POST' || isAway ? 'no-store' : 'no-cache')
    if (isAway) headers.set('Retry-After', outageRetrySeconds)
    // In development Vite adds scripts and styles, whose hashes are not known here.
    if (import.meta.env.PROD) headers.set('Content-Security-Policy', policyOf(own))
    return new Response(html, { status: response.status, headers })
  })
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400
}

/** Browsers keep a permanent redirect for good, and would go in circles once what was renamed gets its old name back. */
function notKept(redirect: Response): Response {
  const headers = new Headers(redirect.headers)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  return new Response(null, { status: redirect.status, headers })
}

function factsOf(shop: Shop, pathname: string): Partial<ShopFacts> | undefined {
  const { settings, legal, now } = shop
  const [language, today] = [languageOfPath(pathname), dayInColombo(now())]
  const [facts, legalDays] = [
    factsSet(settings.all, { language, today }),
    begunOn(today, legal.versions),
  ]
  const tellsDevices = offersPush(shop) !== undefined
  if (!legalDays && !tellsDevices) return facts
  return { ...facts, ...(legalDays && { legalDays }), ...(tellsDevices && { tellsDevices }) }
}

/** A page has one URL: without double or final slashes, and in small letters. */
function onlyPathOf(pathname: string): string {
  const path = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  const small = path.toLowerCase()
  const language = languageOfPath(small)
  return pages.some((page) => pathInLanguage(page.path, language) === small) ? small : path
}

/** For rate limits, a call made by a page counts as a call of the browser that requested the page. */
function onBehalfOf(c: Context<Environment>, call: Request): Request {
  const forwarded = c.req.header('X-Forwarded-For')
  if (forwarded) call.headers.set('X-Forwarded-For', forwarded)
  return call
}

/** Allows the page's own inline scripts by their hashes, so that the whole page can be cached. */
function policyOf({ hashes }: { hashes: string[] }): string {
  const apiOrigin = originElsewhere(apiBaseOf(import.meta.env.VITE_API_BASE))
  return contentSecurityPolicy({
    'default-src': "'self'",
    'script-src': ["'self'", ...hashes].join(' '),
    'style-src': "'self'",
    'img-src': "'self' data:",
    'form-action': "'self'",
    ...(apiOrigin && { 'connect-src': `'self' ${apiOrigin}` }),
  })
}
