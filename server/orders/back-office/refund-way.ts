import { type Cents, sum } from '../../../domain/money/money.ts'
import { historyTexts } from '../../../domain/texts/en/back-office/history.ts'
import { refusal } from '../../http/refusal.ts'
import { canRefund, type PlannedRefund, type RefundWay } from '../../payments/index.ts'
import type { Shop } from '../../shop.ts'

/**
 * The way to refund payments. Refuses if none is given, or if no gateway can make any of the refunds; `EITHER` is
 * through the gateway if it can.
 */
export function requireWay(
  { gateways }: Pick<Shop, 'gateways'>,
  planned: readonly PlannedRefund[],
  way: RefundWay | 'EITHER' | undefined,
): RefundWay {
  if (way === 'EITHER') return canRefund(gateways, planned) ? 'GATEWAY' : 'BY_HAND'
  if (!way) throw refusal('refundWayMissing')
  if (way === 'GATEWAY' && !canRefund(gateways, planned)) throw refusal('noRefundKey')
  return way
}

/** Who has requested a refund and how it is made, for the order's history. */
export function causeOf(by: string, way: RefundWay): string {
  return way === 'GATEWAY' ? historyTexts.refundThroughGateway(by) : historyTexts.refundByHand(by)
}

export function sumOfPlanned(planned: readonly PlannedRefund[]): Cents {
  return sum(planned.map(({ amountCents }) => amountCents))
}
