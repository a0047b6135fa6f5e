import { type Context, Hono } from 'hono'
import { languageNamed } from '../../../domain/texts/language-labels.ts'
import type { Language } from '../../../domain/texts/texts.ts'
import type { Environment } from '../../http/environment.ts'
import { siteOf, standalonePagePolicy } from '../../http/standalone-page.ts'
import { isTriedBefore } from '../../payments/index.ts'
import { linkPage, unknownLinkPage } from './link-page.ts'
import { findLinkedOrder, readLinkState } from './link-store.ts'
import { payWithLink } from './pay-with-link.ts'

const path = '/pay/:token'
type LinkContext = Context<Environment, typeof path>

/** The page of a payment link. Only its button starts a payment: programs that preview links do not. */
export const paymentLinkRoutes = new Hono<Environment>()
  .use(path, async (c, next) => {
    // Also to gateways whose page a payment is redirected to.
    c.header('Content-Security-Policy', standalonePagePolicy("'self' https:"))
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
    c.header('Referrer-Policy', 'strict-origin')
    await next()
  })
  .get(path, (c) => showLink(c))
  .post(path, async (c) => {
    const found = await findLinkedOrder(c.var.shop.database, c.req.param('token'))
    const language = found ? languageFor(c, found.language) : c.var.language
    const page = await payWithLink(c.var.shop, c.req.param('token'), language)
    return page ? c.redirect(page, 303) : showLink(c)
  })

async function showLink(c: LinkContext) {
  const { shop } = c.var
  const token = c.req.param('token')
  const found = await findLinkedOrder(shop.database, token)
  if (!found) return c.html(unknownLinkPage(siteOf(c)), 404)
  const { order, name } = found
  const state = await readLinkState(shop.database, order)
  const isTried = await isTriedBefore(shop.database, order.id)
  const { supportPhone } = shop.config
  const site = { ...siteOf(c), language: languageFor(c, found.language) }
  const shown = { order, state, name, isTried, supportPhone, path: `/pay/${token}` }
  return c.html(linkPage(site, shown))
}

/** The language that the query names, otherwise that of the customer. */
function languageFor(c: LinkContext, ofCustomer: Language): Language {
  return languageNamed(c.req.query('language')) ?? ofCustomer
}
