import type { NotificationReading, NotificationRequest } from './gateway.ts'
import { type Cashier, type RecordResult, recordPayment } from './record-payment.ts'

type Unproven = Extract<NotificationReading, { verified: false }>['reason']

export type NotificationResult = RecordResult | { accepted: false; reason: Unproven }

/** Takes what claims to come from the gateway, once it is proven to. */
export async function recordNotification(
  shop: Cashier,
  request: NotificationRequest,
): Promise<NotificationResult> {
  const reading = await shop.gateway.readNotification(request)
  if (!reading.verified) return { accepted: false, reason: reading.reason }
  return recordPayment(shop, reading.notification)
}
