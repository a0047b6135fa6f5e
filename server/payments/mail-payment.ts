import { canBePaid } from '../../domain/orders/status.ts'
import type { Transaction } from '../database/connect.ts'
import type { MailAddress } from '../mail/mail.ts'
import { sendMail } from '../mail/send-mail.ts'
import { mailCustomerOf } from '../orders/mail-customer.ts'
import type { PaidOrder } from '../orders/mark-paid.ts'
import { requireLockedOrder } from '../orders/store.ts'
import type { Shop } from '../shop.ts'
import type { PaymentNotification } from './gateway.ts'
import { failedLetter, receivedLetter } from './payment-letters.ts'
import { countFailures } from './store.ts'

/** Tells the customer that the order has just become PAID. */
export async function mailReceived(
  tx: Transaction,
  { config, jobs }: Pick<Shop, 'config' | 'jobs'>,
  { to, order, payment }: { to: MailAddress; order: PaidOrder; payment: PaymentNotification },
): Promise<void> {
  await sendMail(tx, { jobs }, { to, letter: receivedLetter(config, order, payment) })
}

/**
 * Tells the customer that a visit to the gateway brought no payment: once a visit, however many
 * cards were declined there, and not when the order has been paid another way.
 */
export async function mailFailed(
  tx: Transaction,
  shop: Pick<Shop, 'config' | 'jobs'>,
  { orderId, attemptId }: { orderId: number; attemptId: number },
): Promise<void> {
  // Locked, so that of two failures at the same moment one comes first.
  const order = await requireLockedOrder(tx, orderId)
  if (!canBePaid(order) || (await countFailures(tx, attemptId)) > 1) return
  await mailCustomerOf(tx, shop, orderId, failedLetter(shop.config, order))
}
