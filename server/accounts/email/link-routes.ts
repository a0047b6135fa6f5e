import { Hono } from 'hono'
import type { Environment } from '../../http/environment.ts'
import { standalonePagePolicy } from '../../http/standalone-page.ts'
import { languageOfPages } from '../../languages.ts'
import { confirmedPage, confirmPage, goneLinkPage } from './link-pages.ts'
import { emailLinkPath } from './link-path.ts'
import { findLink } from './link-store.ts'
import { openLink } from './open-link.ts'

/** The page that a link in a mail about an email address opens. Only its button does something. */
export const emailLinkRoutes = new Hono<Environment>()
  .use(emailLinkPath(':token'), async (c, next) => {
    c.header('Content-Security-Policy', standalonePagePolicy("'self'"))
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
    await next()
  })
  .get(emailLinkPath(':token'), async (c) => {
    const { shop } = c.var
    const link = await findLink(shop.database, c.req.param('token'), shop.now())
    if (!link) return c.html(goneLinkPage(languageOfPages), 404)
    return c.html(confirmPage(languageOfPages, link.email))
  })
  .post(emailLinkPath(':token'), async (c) => {
    const done = await openLink(c.var.shop, c.req.param('token'))
    if (!done) return c.html(goneLinkPage(languageOfPages), 404)
    return c.html(confirmedPage(languageOfPages))
  })
