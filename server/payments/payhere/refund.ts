import { z } from 'zod'
import { decimalText } from '../../../domain/money/money.ts'
import { refundTexts } from '../../../domain/texts/en/back-office/history.ts'
import { GatewayUnavailable, type RefundAnswer, type RefundCall } from '../gateway.ts'
import type { MerchantCall } from './merchant.ts'

const answer = z.object({
  status: z.coerce.number(),
  msg: z.string().max(500).nullish(),
  data: z.union([z.string().max(64), z.number()]).nullish(),
})

/** PayHere's Refund API: https://support.payhere.lk/api-&-mobile-sdk/refund-api */
export function refunder(call: MerchantCall) {
  /** @throws {GatewayUnavailable} when it is unknown whether the refund was made */
  return async ({ paymentId, reason, amountCents }: RefundCall) => {
    // Without an amount the whole payment is refunded.
    const part = amountCents === undefined ? {} : { amount: decimalText(amountCents) }
    const body = { payment_id: paymentId, description: reason, ...part }
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
