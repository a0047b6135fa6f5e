import { Hono } from 'hono'
import type { Environment } from '../http/environment.ts'
import { siteOf, standalonePagePolicy } from '../http/standalone-page.ts'
import { unsubscribe, unsubscribePath } from './service.ts'
import { brokenLinkPage, unsubscribedPage, unsubscribePage } from './unsubscribe-page.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The page that the link in a mail opens, and the URL to which mailboxes post for one-click unsubscribing. */
export const unsubscribeRoutes = new Hono<Environment>()
  .use(unsubscribePath(':token'), async (c, next) => {
    c.header('Content-Security-Policy', standalonePagePolicy("'self'"))
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
    if (!uuid.test(c.req.param('token') ?? '')) return c.html(brokenLinkPage(siteOf(c)), 404)
    await next()
  })
  .get(unsubscribePath(':token'), (c) => c.html(unsubscribePage(siteOf(c))))
  .post(unsubscribePath(':token'), async (c) => {
    await unsubscribe(c.var.shop, c.req.param('token'))
    return c.html(unsubscribedPage(siteOf(c)))
  })
