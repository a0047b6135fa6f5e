import { z } from 'zod'
import { refundTexts } from '../../../domain/texts/en/back-office/history.ts'
import type { RefundAnswer } from '../gateway.ts'
import { GatewayUnavailable, type MerchantCall } from './merchant.ts'

const answer = z.object({
  status: z.coerce.number(),
  msg: z.string().max(500).nullish(),
  data: z.union([z.string().max(64), z.number()]).nullish(),
})

/** PayHere's Refund API: https://support.payhere.lk/api-&-mobile-sdk/refund-api */
export function refunder(call: MerchantCall) {
  /** @throws {GatewayUnavailable} when it is unknown whether the refund was made */
  return async ({ paymentId, reason }: { paymentId: string; reason: string }) => {
    // Without an amount the whole payment is refunded.
    const body = { payment_id: paymentId, description: reason }
    const read = answer.safeParse(await call('/payment/refund', { body }))
    if (!read.success)
      throw new GatewayUnavailable('PayHere’s response to a refund could not be read')
    const { status, msg, data } = read.data
    const isTaken = status === 1
    return (
      isTaken
        ? { isTaken, number: String(data ?? '') }
        : { isTaken, reason: msg || refundTexts.answeredWith('PayHere', status) }
    ) satisfies RefundAnswer
  }
}
