import { hash } from 'node:crypto'
import { isSameSecret } from '../../is-same-secret.ts'

export type Merchant = { merchantId: string; merchantSecret: string }

/** The amount is signed as text: exactly as posted, or exactly as received. */
type SignedPayment = { reference: string; amount: string; currency: string }

/** The `hash` of a checkout form. */
export function checkoutHash(merchant: Merchant, payment: SignedPayment): string {
  return signed(merchant, [payment.reference, payment.amount, payment.currency])
}

/** The `md5sig` of a notification. */
export function notificationSignature(
  merchant: Merchant,
  notification: SignedPayment & { statusCode: string },
): string {
  const { reference, amount, currency, statusCode } = notification
  return signed(merchant, [reference, amount, currency, statusCode])
}

/** Compares without regard to case, in constant time. */
export function isSameSignature(given: string, expected: string): boolean {
  return isSameSecret(given.toUpperCase(), expected.toUpperCase())
}

function signed({ merchantId, merchantSecret }: Merchant, values: string[]): string {
  return md5([merchantId, ...values, md5(merchantSecret)].join(''))
}

/** PayHere prescribes MD5 in upper case, also for the inner digest, which is input to the outer one. */
function md5(text: string): string {
  return hash('md5', text, 'hex').toUpperCase()
}
