import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import { languageOfPath } from '../../../domain/texts/languages.ts'
import type { Language } from '../../../domain/texts/texts.ts'
import { contentSecurityPolicy } from '../../http/content-security-policy.ts'
import { internet, type Network } from '../network.ts'
import type { SandboxAccount } from './account.ts'
import { type Checkout, readCheckout, seal, unseal } from './checkout.ts'
import type { Ledger } from './ledger.ts'
import { merchantRoutes } from './merchant-routes.ts'
import { notificationOf, notify, type Outcome, outcomes } from './notify.ts'
import { checkoutPage, unauthorizedPage } from './pages.ts'

type Options = {
  account: SandboxAccount
  ledger: Ledger
  log: Logger
  network?: Pick<Network, 'fetch' | 'pause'>
}

/**
 * A replacement for PayHere that uses its protocol and stays just as separate: it knows the shop only
 * by the form that a browser posts, the URL that it notifies and the calls made with the key. It stores
 * payments and nothing else.
 */
export function createSandboxGateway({ account, ledger, log, network = internet }: Options) {
  return new Hono()
    .route('/merchant/v1', merchantRoutes(account, ledger))
    .use(bodyLimit({ maxSize: 64 * 1024, onError: refuse }))
    .post('/pay/checkout', async (c) => {
      const asked = readCheckout(account, new URLSearchParams(await c.req.text()))
      if (!asked) return refuse(c)
      protect(c, account)
      return c.html(checkoutPage(languageOf(asked), asked, seal(account, asked)))
    })
    .post('/pay/finish', async (c) => {
      const form = new URLSearchParams(await c.req.text())
      const asked = unseal(account, form.get('checkout') ?? '')
      const outcome = form.get('outcome')
      if (!asked || !isOutcome(outcome)) return refuse(c)
      // Stored before the notification, which may fail: a payment must be recorded in any case.
      if (outcome === 'pay') await ledger.write(paymentOf(asked))
      await notify({ network, log }, asked.notifyUrl, notificationOf(account, asked, outcome))
      const back = new URL(outcome === 'cancel' ? asked.cancelUrl : asked.returnUrl)
      back.searchParams.append('order_id', asked.reference)
      return c.redirect(back.href, 303)
    })
}

/** The shop names no language, but the page that the customer comes from and returns to. */
function languageOf({ returnUrl }: Checkout): Language {
  return languageOfPath(new URL(returnUrl).pathname)
}

function paymentOf({ paymentId, reference, items, amount, currency }: Checkout) {
  const { method } = outcomes.pay
  return { paymentId, reference, description: items, amount, currency, method }
}

function isOutcome(value: string | null): value is Outcome {
  return value !== null && Object.hasOwn(outcomes, value)
}

function refuse(c: Context) {
  protect(c)
  return c.html(unauthorizedPage('en'), 403)
}

function protect(c: Context, account?: SandboxAccount) {
  // The shop is allowed too: browsers apply the same rule to the redirect that follows a form.
  const forms = account ? `'self' ${account.domain}` : "'none'"
  c.header(
    'Content-Security-Policy',
    contentSecurityPolicy({
      'default-src': "'none'",
      'style-src': "'self'",
      'img-src': "'self'",
      'font-src': "'self'",
      'form-action': forms,
    }),
  )
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
}
