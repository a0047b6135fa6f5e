import { refusal } from '../../http/refusal.ts'
import type { RefundWay } from '../../payments/refunds.ts'
import type { Shop } from '../../shop.ts'

/** How money goes back. Refuses a cancellation that does not say so, and the gateway without a key to it. */
export function requireWay({ gateway }: Pick<Shop, 'gateway'>, way: RefundWay | undefined) {
  if (!way) throw refusal('refundWayMissing')
  if (way === 'GATEWAY' && !gateway.refund) throw refusal('noRefundKey')
  return way
}
