import { type Context, Hono } from 'hono'
import { inWords } from '../../../contract/sentences.ts'
import { linkResetRules } from '../../../domain/accounts/password-forms.ts'
import { fieldTexts } from '../../../domain/texts/en/fields.ts'
import { translation } from '../../../domain/texts/translation.ts'
import type { Environment } from '../../http/environment.ts'
import { limitBody } from '../../http/limit-body.ts'
import { Refusal, refusal, sentenceOf } from '../../http/refusal.ts'
import { declareEvent } from '../../http/security-events.ts'
import { siteOf, standalonePagePolicy } from '../../http/standalone-page.ts'
import { donePage, isBackPage, linkPage, returnPage } from './link-pages.ts'
import { emailLinkPath } from './link-path.ts'
import { findLink } from './link-store.ts'
import { openLink } from './open-link.ts'
import { returnToEmail } from './return-to-email.ts'

const path = emailLinkPath(':token')
type LinkContext = Context<Environment, typeof path>

const longestForm = 4096
const limitForm = limitBody({
  maxSize: longestForm,
  onError: () => {
    throw refusal('tooLarge')
  },
})

/** The page that a link in a mail about an account opens. Only its button does something. */
export const emailLinkRoutes = new Hono<Environment>()
  .use(path, limitForm, async (c, next) => {
    c.header('Content-Security-Policy', standalonePagePolicy("'self'"))
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
    await next()
  })
  .get(path, async (c) => {
    const link = await linkOf(c)
    return link ? c.html(linkPage(siteOf(c), link)) : sendGone(c)
  })
  .post(path, async (c) => {
    const link = await linkOf(c)
    if (!link) return sendGone(c)
    if (link.purpose === 'RETURN') return bringBack(c, link.email)
    const done = await openLink(c.var.shop, link.token)
    declareEvent(c, 'emailLink', { account: link.email, outcome: done })
    return c.html(donePage(siteOf(c), done), done === 'gone' ? 404 : 200)
  })

async function linkOf(c: LinkContext) {
  const { shop } = c.var
  const token = c.req.param('token')
  const link = await findLink(shop.database, token, shop.now())
  return link && { ...link, token }
}

function sendGone(c: LinkContext) {
  declareEvent(c, 'emailLink', { outcome: 'gone' })
  return c.html(donePage(siteOf(c), 'gone'), 404)
}

async function bringBack(c: LinkContext, email: string) {
  const { password } = await c.req.parseBody()
  const { language } = c.var
  const rules = linkResetRules({ fieldTexts: translation(fieldTexts, language) })
  const { data, error } = rules.safeParse({ password })
  if (data === undefined) {
    declareEvent(c, 'emailLink', { account: email, outcome: 'invalid' })
    const fault = inWords(error?.issues[0]?.message ?? '', language)
    return c.html(returnPage(siteOf(c), email, fault), 400)
  }
  try {
    const isBack = await returnToEmail(c.var.shop, c.req.param('token'), data.password)
    declareEvent(c, 'emailLink', { account: email, outcome: 'returned' })
    return isBack ? c.html(isBackPage(siteOf(c))) : sendGone(c)
  } catch (thrown) {
    if (!(thrown instanceof Refusal && thrown.code === 'easyPassword')) throw thrown
    declareEvent(c, 'emailLink', { account: email, outcome: thrown.code })
    return c.html(returnPage(siteOf(c), email, sentenceOf(thrown, language)), 400)
  }
}
