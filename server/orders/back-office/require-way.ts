import { refusal } from '../../http/refusal.ts'
import { canRefund, type KeptPayment, type RefundWay } from '../../payments/index.ts'
import type { Shop } from '../../shop.ts'

/** The way to refund payments. Refuses if none is given, or if a gateway cannot make refunds. */
export function requireWay(
  { gateways }: Pick<Shop, 'gateways'>,
  payments: readonly KeptPayment[],
  way: RefundWay | undefined,
): RefundWay {
  if (!way) throw refusal('refundWayMissing')
  if (way === 'GATEWAY' && !canRefund(gateways, payments)) throw refusal('noRefundKey')
  return way
}
