import { type Context, Hono } from 'hono'
import type { Environment } from '../http/environment.ts'
import { limitBody } from '../http/limit-body.ts'
import { declareEvent } from '../http/security-events.ts'
import { siteOf } from '../http/standalone-page.ts'
import { findCheckout } from './find-checkout.ts'
import type { Gateways, PaymentGateway } from './gateway.ts'
import {
  paymentPage,
  paymentPagePolicy,
  unknownPaymentPage,
  unknownPaymentPolicy,
} from './payment-page.ts'
import { recordPayment } from './record-payment.ts'

const longestNotification = 64 * 1024

/** The responses to notifications that change nothing. Only gateways read them, so they are not in the texts. */
const refusals = {
  malformed: { status: 400, message: 'The notification is malformed.' },
  wrongMerchant: { status: 403, message: 'The notification is for another merchant.' },
  wrongSignature: { status: 403, message: 'The signature is wrong.' },
  unknownPayment: { status: 404, message: 'No such order was sent for payment.' },
  wrongAmount: { status: 409, message: 'The amount is not the one that was asked for.' },
  wrongCurrency: { status: 409, message: 'The currency is not the one that was asked for.' },
  tooLarge: { status: 413, message: 'The notification is too large.' },
  wrongContentType: { status: 415, message: 'A notification does not come in this content type.' },
} as const

/** The page that leads a customer to the gateway, and a path for each gateway's notifications. */
export function paymentRoutes(gateways: Gateways) {
  const routes = new Hono<Environment>().get('/payments/:token', showPaymentPage)
  for (const gateway of gateways) {
    routes.post(
      gateway.notificationPath,
      limitBody({ maxSize: longestNotification, onError: (c) => refuse(c, 'tooLarge') }),
      (c) => takeNotification(c, gateway),
    )
  }
  return routes
}

async function showPaymentPage(c: Context<Environment, '/payments/:token'>) {
  // The gateway checks which domain the form comes from, and refuses a request without a referrer.
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin')
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
  const payment = await findCheckout(c.var.shop, c.req.param('token'))
  if (!payment) {
    c.header('Content-Security-Policy', unknownPaymentPolicy)
    return c.html(unknownPaymentPage(siteOf(c)), 404)
  }
  const { checkout, insteadPage } = payment
  if (!checkout) return c.redirect(insteadPage)
  if (checkout.kind === 'redirect') return c.redirect(checkout.url)
  c.header('Content-Security-Policy', paymentPagePolicy(checkout))
  return c.html(paymentPage({ ...siteOf(c), ...payment }, checkout))
}

async function takeNotification(c: Context<Environment>, gateway: PaymentGateway) {
  const [mediaType = ''] = (c.req.header('Content-Type') ?? '').split(';')
  const reading = await gateway.readNotification({
    contentType: mediaType.trim().toLowerCase(),
    headers: c.req.raw.headers,
    body: await c.req.text(),
  })
  if (!reading.verified) return refuse(c, reading.reason)
  const result = await recordPayment(c.var.shop, gateway, reading.notification)
  return result.accepted ? c.body(null, 200) : refuse(c, result.reason)
}

/** A forged or wrong notification is not the shop's fault, but worth a warning to operators. */
function refuse(c: Context<Environment>, reason: keyof typeof refusals) {
  const { requestId, log } = c.var
  log.warn({ requestId, reason }, 'A payment notification was refused')
  declareEvent(c, 'paymentNotification', { outcome: reason })
  const { status, message } = refusals[reason]
  return c.json({ code: reason, message, requestId }, status)
}
