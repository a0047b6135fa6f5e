import { z } from 'zod'
import { cents } from '../../../domain/money/money.ts'
import type { PaymentNotification, PaymentOutcome } from '../gateway.ts'
import { statusCodes } from '../status-codes.ts'
import { GatewayUnavailable, type MerchantCall, orUnavailable } from './merchant.ts'

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

/** PayHere names these states; where a notification has a code for one, it is the same. The others are ours. */
const states: Record<string, { outcome: PaymentOutcome; statusCode: number }> = {
  RECEIVED: { outcome: 'paid', statusCode: statusCodes.paid },
  CHARGEBACKED: { outcome: 'chargedBack', statusCode: statusCodes.chargedBack },
  'REFUND REQUESTED': { outcome: 'refundRequested', statusCode: -101 },
  'REFUND PROCESSING': { outcome: 'refundProcessing', statusCode: -102 },
  REFUNDED: { outcome: 'refunded', statusCode: statusCodes.refunded },
}
const undocumented = { outcome: 'unknown', statusCode: -100 } as const

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
      ...(states[one.status.toUpperCase()] ?? undocumented),
      method: one.payment_method?.method || undefined,
    }))
}
