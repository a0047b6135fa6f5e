import type { NotificationReading } from './gateway.ts'
import { type Cashier, type RecordResult, recordPayment } from './record-payment.ts'

type Unproven = Extract<NotificationReading, { verified: false }>['reason']

export type NotificationResult = RecordResult | { accepted: false; reason: Unproven }

/** Takes what claims to come from the gateway, once it is proven to. */
export async function recordNotification(
  shop: Cashier,
  form: URLSearchParams,
): Promise<NotificationResult> {
  const reading = shop.gateway.readNotification(form)
  if (!reading.verified) return { accepted: false, reason: reading.reason }
  return recordPayment(shop, reading.notification)
}
