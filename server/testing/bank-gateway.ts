import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { wholeCents } from '../../domain/money/money.ts'
import type { PaymentOutcome } from '../../domain/payments/outcomes.ts'
import { shop } from '../../domain/shop.ts'
import type { GatewayAdapter, PaymentGateway, PaymentNotification } from '../payments/gateway.ts'

const notice = z.object({
  reference: z.string(),
  id: z.string(),
  cents: z.int(),
  state: z.string(),
  /** What it has given back, in cents. */
  returned: z.int().optional(),
})
type Notice = z.output<typeof notice>

const outcomes: Record<string, PaymentOutcome> = {
  SETTLED: 'paid',
  RETURNED: 'refunded',
  DECLINED: 'failed',
  CLAIMED: 'chargedBack',
}

/** A second gateway, as different from PayHere as possible: it redirects customers and notifies in signed JSON. */
export const bankAdapter: GatewayAdapter = {
  variables: 'BANK_KEY',
  readSettings: ({ BANK_KEY: key }) =>
    key === 'wrong'
      ? { faults: ['BANK_KEY must be a key of the bank'], open: undefined }
      : { faults: [], open: key ? () => aBank(key).gateway : undefined },
}

/** The bank's gateway, its records, and the notifications that it would send to the shop. */
export function aBank(key = 'a key of the bank') {
  const books: Notice[] = []
  const gateway: PaymentGateway = {
    id: 'bank',
    name: 'The bank',
    summary: 'the bank',
    notificationPath: '/payments/bank/notification',
    checkout: async ({ reference }) => ({
      kind: 'redirect',
      url: `https://bank.example/pay/${reference}`,
    }),
    readNotification: ({ contentType, headers, body }) => {
      if (contentType !== 'application/json') return { verified: false, reason: 'wrongContentType' }
      const isSigned = headers.get('X-Bank-Signature') === signatureOf(body)
      if (!isSigned) return { verified: false, reason: 'wrongSignature' }
      return { verified: true, notification: asNotification(notice.parse(JSON.parse(body))) }
    },
    findPayments: async (reference) =>
      books.filter((one) => one.reference === reference).map(asNotification),
    refund: async ({ paymentId, amountCents }) => {
      const payment = books.find(({ id }) => id === paymentId)
      if (!payment) return { isTaken: false, reason: 'The bank does not know it' }
      const returned = (payment.returned ?? 0) + (amountCents ?? payment.cents)
      if (returned > payment.cents) return { isTaken: false, reason: 'There is not enough left' }
      payment.returned = returned
      // As after a whole one: the bank does not tell parts from it.
      payment.state = 'RETURNED'
      return { isTaken: true, number: `RETURN-${paymentId}` }
    },
    refundsParts: true,
  }
  const signatureOf = (body: string) => createHmac('sha256', key).update(body).digest('hex')

  /** What the bank posts to the shop about a payment. */
  function notificationOf(payment: Notice): RequestInit {
    const body = JSON.stringify(payment)
    const headers = { 'Content-Type': 'application/json', 'X-Bank-Signature': signatureOf(body) }
    return { method: 'POST', headers, body }
  }

  return { gateway, books, notificationOf }
}

function asNotification({ reference, id, cents, state }: Notice): PaymentNotification {
  return {
    reference,
    paymentId: id,
    amountCents: wholeCents(cents),
    currency: shop.currency,
    outcome: outcomes[state] ?? 'unknown',
    gatewayCode: state,
    method: 'Account',
  }
}
