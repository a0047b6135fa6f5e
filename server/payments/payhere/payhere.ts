import { centsOfDecimalText, decimalText } from '../../../domain/money/money.ts'
import type { PaymentOutcome } from '../../../domain/payments/outcomes.ts'
import { shop } from '../../../domain/shop.ts'
import { paymentPageTexts } from '../../../domain/texts/en/server-pages.ts'
import type {
  CheckoutForm,
  NotificationReading,
  NotificationRequest,
  Payment,
  PaymentGateway,
} from '../gateway.ts'
import type { Network } from '../network.ts'
import { cityOf, localPhone, plainText, splitName } from './fields.ts'
import { merchantCalls } from './merchant.ts'
import { refunder } from './refund.ts'
import { paymentFinder } from './retrieval.ts'
import { checkoutHash, isSameSignature, type Merchant, notificationSignature } from './signature.ts'
import type { PayHereKey } from './token.ts'

export type PayHereAccount = Merchant & {
  /** The URL before `/pay/checkout`. */
  url: string
  /** The key to the Retrieval and Refund APIs. */
  app: PayHereKey | undefined
  /** Whether its Refund API heeds an amount; one that ignores it would refund everything. */
  refundsParts?: boolean
}

/** PayHere Checkout: https://support.payhere.lk/api-&-mobile-sdk/checkout-api */
export function payHere(account: PayHereAccount, network: Network) {
  const call = account.app && merchantCalls(account.url, account.app, network)
  return {
    id: 'payhere',
    name: 'PayHere',
    summary: `PayHere at ${account.url}`,
    notificationPath: '/payments/notification',
    checkout: (payment: Payment) => checkout(account, payment),
    readNotification: (request: NotificationRequest) => readNotification(account, request),
    findPayments: call && paymentFinder(call),
    refund: call && refunder(call),
    refundsParts: account.refundsParts ?? false,
  } satisfies PaymentGateway
}

function checkout(account: PayHereAccount, payment: Payment): CheckoutForm {
  const { firstName, lastName } = splitName(payment.customer.name)
  // Written once, because the gateway hashes exactly the text that is posted.
  const amount = decimalText(payment.amountCents)
  const { reference } = payment
  const { currency } = shop
  return {
    kind: 'form',
    action: `${account.url}/pay/checkout`,
    fields: {
      merchant_id: account.merchantId,
      return_url: payment.returnUrl,
      cancel_url: payment.cancelUrl,
      notify_url: payment.notifyUrl,
      first_name: firstName,
      last_name: lastName,
      email: payment.customer.email,
      phone: localPhone(payment.customer.telephone),
      address: plainText(payment.address.streetAddress, 200),
      city: cityOf(payment.address),
      country: plainText(payment.address.country, 50),
      order_id: reference,
      // In English: PayHere does not say which letters it takes.
      items: paymentPageTexts.bought(payment.orderId),
      currency,
      amount,
      hash: checkoutHash(account, { reference, amount, currency }),
    },
  }
}

const outcomes: Record<string, PaymentOutcome> = {
  '2': 'paid',
  '0': 'pending',
  '-1': 'cancelled',
  '-2': 'failed',
  '-3': 'chargedBack',
}

function readNotification(
  account: PayHereAccount,
  { contentType, body }: NotificationRequest,
): NotificationReading {
  if (contentType !== 'application/x-www-form-urlencoded') {
    return { verified: false, reason: 'wrongContentType' }
  }
  const form = new URLSearchParams(body)
  const merchantId = only(form, 'merchant_id')
  const reference = only(form, 'order_id')
  const amount = only(form, 'payhere_amount')
  const currency = only(form, 'payhere_currency')
  const statusCode = only(form, 'status_code')
  const signature = only(form, 'md5sig')
  if (!merchantId || !reference || !amount || !currency || !statusCode || !signature) {
    return { verified: false, reason: 'malformed' }
  }
  if (merchantId !== account.merchantId) return { verified: false, reason: 'wrongMerchant' }
  const expected = notificationSignature(account, { reference, amount, currency, statusCode })
  if (!isSameSignature(signature, expected)) return { verified: false, reason: 'wrongSignature' }

  // The signature covers the text, so that an amount without decimals is as trustworthy.
  const amountCents = centsOfDecimalText(amount.includes('.') ? amount : `${amount}.00`)
  const paymentId = optionalWord(form, 'payment_id')
  const isCode = /^-?\d{1,4}$/.test(statusCode)
  if (amountCents === undefined || paymentId === undefined || !isCode) {
    return { verified: false, reason: 'malformed' }
  }
  const notification = {
    reference,
    paymentId,
    amountCents,
    currency,
    outcome: outcomes[statusCode] ?? 'unknown',
    gatewayCode: statusCode,
    method: optionalWord(form, 'method') || undefined,
  }
  return { verified: true, notification }
}

/** A field's value if the form contains it exactly once: of two, it is unclear which one is signed. */
function only(form: URLSearchParams, name: string): string | undefined {
  const values = form.getAll(name)
  return values.length === 1 ? values[0] : undefined
}

/** A field outside the signature: '' if it is absent, undefined if it is not one plain short text. */
function optionalWord(form: URLSearchParams, name: string): string | undefined {
  const value = form.has(name) ? only(form, name) : ''
  return value !== undefined && /^[\w -]{0,64}$/.test(value) ? value : undefined
}
