import { refusal } from '../../http/refusal.ts'
import { canRefund, type KeptPayment, type RefundWay } from '../../payments/index.ts'
import type { Shop } from '../../shop.ts'

/** How payments go back. Refuses a cancellation that does not say so, and gateways that cannot do it. */
export function requireWay(
  { gateways }: Pick<Shop, 'gateways'>,
  payments: readonly KeptPayment[],
  way: RefundWay | undefined,
): RefundWay {
  if (!way) throw refusal('refundWayMissing')
  if (way === 'GATEWAY' && !canRefund(gateways, payments)) throw refusal('noRefundKey')
  return way
}
