import { z } from 'zod'
import { cents } from '../../../domain/money/money.ts'
import type { PaymentOutcome } from '../../../domain/payments/outcomes.ts'
import { GatewayUnavailable, type PaymentNotification } from '../gateway.ts'
import { type MerchantCall, orUnavailable } from './merchant.ts'

const idText = z.union([z.string().regex(/^[\w-]{1,64}$/), z.int()]).transform(String)

const envelope = z.object({
  status: z.coerce.number(),
  data: z.array(z.unknown()).nullish(),
})

const record = z.object({
  payment_id: idText,
  order_id: idText,
  status: z.string().max(64),
  currency: z.string(),
  amount: z.coerce.number(),
  payment_method: z.object({ method: z.string().max(64).nullish() }).nullish(),
})

const outcomes: Record<string, PaymentOutcome> = {
  RECEIVED: 'paid',
  CHARGEBACKED: 'chargedBack',
  'REFUND REQUESTED': 'refundRequested',
  'REFUND PROCESSING': 'refundProcessing',
  REFUNDED: 'refunded',
}

/** PayHere's Retrieval API: https://support.payhere.lk/api-&-mobile-sdk/retrieval-api */
export function paymentFinder(call: MerchantCall) {
  /** @throws {GatewayUnavailable} */
  return (reference: string): Promise<PaymentNotification[]> =>
    orUnavailable(async () => {
      const query = new URLSearchParams({ order_id: reference })
      return readAnswer(await call(`/payment/search?${query}`), reference)
    })
}

function readAnswer(answer: unknown, reference: string): PaymentNotification[] {
  const { status, data } = envelope.parse(answer)
  if (status === -1 || status === 0) return []
  if (status !== 1) throw new GatewayUnavailable(`PayHere answered with status ${status}`)
  return readRecords(data ?? [], reference)
}

function readRecords(records: unknown[], reference: string): PaymentNotification[] {
  return records
    .map((one) => record.parse(one))
    .filter((one) => one.order_id === reference)
    .map((one) => ({
      reference,
      paymentId: one.payment_id,
      amountCents: cents(one.amount),
      currency: one.currency,
      outcome: outcomes[one.status.toUpperCase()] ?? 'unknown',
      gatewayCode: one.status,
      method: one.payment_method?.method || undefined,
    }))
}
