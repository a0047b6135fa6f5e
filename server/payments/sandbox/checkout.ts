import { createHmac, randomInt } from 'node:crypto'
import { z } from 'zod'
import { isSameSecret } from '../../is-same-secret.ts'
// The one module shared with the shop's adapter: both ends of the protocol must compute the same
// signature, and its tests compare it with the gateway's published examples.
import { checkoutHash, isSameSignature } from '../payhere/signature.ts'
import type { SandboxAccount } from './account.ts'

const checkout = z.object({
  /** Chosen when the page is rendered, so that a button pressed twice makes one payment. */
  paymentId: z.string(),
  reference: z.string(),
  items: z.string(),
  amount: z.string(),
  currency: z.string(),
  custom1: z.string(),
  custom2: z.string(),
  returnUrl: z.string(),
  cancelUrl: z.string(),
  notifyUrl: z.string(),
})

/** An attempt to pay. The page carries it, signed, so that it need not be stored. */
export type Checkout = z.output<typeof checkout>

const required = [
  'merchant_id',
  'return_url',
  'cancel_url',
  'notify_url',
  'first_name',
  'last_name',
  'email',
  'phone',
  'address',
  'city',
  'country',
  'order_id',
  'items',
  'currency',
  'amount',
  'hash',
]

/**
 * Longer than PayHere's twelve digits, so that no two payments of a long trial get the same, and as many as a JSON number
 * carries exactly.
 */
function newPaymentId(): string {
  return `32${randomInt(10 ** 13)
    .toString()
    .padStart(13, '0')}`
}

/** Reads the merchant's form; undefined when it is incomplete or not authorised. */
export function readCheckout(account: SandboxAccount, form: URLSearchParams): Checkout | undefined {
  const isComplete = required.every((name) => form.getAll(name).length === 1 && form.get(name))
  if (!isComplete) return undefined
  const field = (name: string) => form.get(name) ?? ''
  const asked: Checkout = {
    paymentId: newPaymentId(),
    reference: field('order_id'),
    items: field('items'),
    amount: field('amount'),
    currency: field('currency'),
    custom1: field('custom_1'),
    custom2: field('custom_2'),
    returnUrl: field('return_url'),
    cancelUrl: field('cancel_url'),
    notifyUrl: field('notify_url'),
  }
  const urls = [asked.returnUrl, asked.cancelUrl, asked.notifyUrl]
  const isAuthorised =
    field('merchant_id') === account.merchantId &&
    isSameSignature(field('hash'), checkoutHash(account, asked)) &&
    /^\d{1,10}\.\d{2}$/.test(asked.amount) &&
    // The hash does not cover the URLs, so a browser could send any: they must be on the merchant's
    // registered domain.
    urls.every((url) => URL.canParse(url) && new URL(url).origin === account.domain)
  return isAuthorised ? asked : undefined
}

export function seal(account: SandboxAccount, asked: Checkout): string {
  const content = Buffer.from(JSON.stringify(asked)).toString('base64url')
  return `${content}.${sealOf(account, content)}`
}

/** Undefined if the signature is not ours. */
export function unseal(account: SandboxAccount, sealed: string): Checkout | undefined {
  const [content = '', given = ''] = sealed.split('.')
  if (!isSameSecret(given, sealOf(account, content))) return undefined
  return checkout.parse(JSON.parse(Buffer.from(content, 'base64url').toString()))
}

function sealOf(account: SandboxAccount, content: string): string {
  return createHmac('sha256', account.merchantSecret).update(content).digest('base64url')
}
