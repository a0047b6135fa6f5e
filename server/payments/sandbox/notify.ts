import type { Logger } from 'pino'
import type { Network } from '../network.ts'
import { notificationSignature } from '../payhere/signature.ts'
import type { SandboxAccount } from './account.ts'
import type { Checkout } from './checkout.ts'

export const outcomes = {
  pay: { statusCode: '2', method: 'VISA', message: 'Successfully completed the payment.' },
  decline: { statusCode: '-2', method: 'VISA', message: 'The card was declined.' },
  cancel: { statusCode: '-1', method: '', message: 'The customer cancelled the payment.' },
} as const

export type Outcome = keyof typeof outcomes

type PaidCheckout = Pick<
  Checkout,
  'paymentId' | 'reference' | 'amount' | 'currency' | 'custom1' | 'custom2'
>

/** The notification's fields, as PayHere sends them. */
export function notificationOf(
  account: SandboxAccount,
  asked: PaidCheckout,
  outcome: Outcome,
): URLSearchParams {
  const { statusCode, method, message } = outcomes[outcome]
  const { reference, amount, currency } = asked
  return new URLSearchParams({
    merchant_id: account.merchantId,
    order_id: reference,
    payment_id: asked.paymentId,
    payhere_amount: amount,
    payhere_currency: currency,
    status_code: statusCode,
    md5sig: notificationSignature(account, { reference, amount, currency, statusCode }),
    custom_1: asked.custom1,
    custom_2: asked.custom2,
    method,
    status_message: message,
  })
}

/** The sandbox's connection to the merchant's server. */
export type ToMerchant = { network: Pick<Network, 'fetch' | 'pause'>; log: Logger }

const tries = 6
const firstPauseMs = 1_000

/** Waits for the first try only; if it fails, further tries follow in the background at growing intervals. */
export async function notify(merchant: ToMerchant, url: string, notification: URLSearchParams) {
  if (!(await isDelivered(merchant, url, notification))) {
    void keepTrying(merchant, url, notification)
  }
}

async function keepTrying(merchant: ToMerchant, url: string, notification: URLSearchParams) {
  for (let again = 1; again < tries; again += 1) {
    await merchant.network.pause(firstPauseMs * 2 ** (again - 1))
    if (await isDelivered(merchant, url, notification)) return
  }
  merchant.log.warn({ url }, 'Sandbox gateway: the notification could not be delivered')
}

/** A refusal counts as delivered: only a server that fails or cannot be reached may succeed later. */
async function isDelivered(
  { network, log }: ToMerchant,
  url: string,
  notification: URLSearchParams,
) {
  try {
    const answer = await network.fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: notification.toString(),
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    })
    await answer.body?.cancel()
    if (!answer.ok) log.warn({ url, status: answer.status }, 'Sandbox gateway: not accepted')
    return answer.status < 500
  } catch (error) {
    log.warn({ url, err: error }, 'Sandbox gateway: the merchant did not answer')
    return false
  }
}
