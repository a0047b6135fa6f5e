import type { Transaction } from '../database/connect.ts'
import { mailCustomerOf, refundedLetter } from '../orders/index.ts'
import type { RefundedPayment } from '../payments/index.ts'
import type { Shop } from '../shop.ts'

/** Mails the customer that a payment was refunded, within the transaction that stores it. */
export async function afterRefund(
  tx: Transaction,
  shop: Pick<Shop, 'jobs' | 'config'>,
  refunded: RefundedPayment,
): Promise<void> {
  await mailCustomerOf(tx, shop, refunded.orderId, (language) =>
    refundedLetter(shop.config, language, refunded),
  )
}
