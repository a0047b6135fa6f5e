import type { Shop } from '../../shop.ts'
import { mailCustomerOf } from '../mail-customer.ts'
import { completedLetter } from './letters.ts'
import { lockOrders, noteCompletionMail } from './store.ts'

/** The payload of the job that mails a customer that their order is on its way. */
export type CompletionToMail = {
  orderId: number
  /** When the mail is due: an order that was undone, and perhaps completed again since, has another time or none. */
  due: string
}

/** Mails the customer that the order is on its way, unless its completion was undone in the meantime. */
export async function mailCompletion(
  shop: Pick<Shop, 'database' | 'config' | 'jobs'>,
  { orderId, due }: CompletionToMail,
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const [order] = await lockOrders(tx, [orderId])
    if (order?.completionMailAt?.toISOString() !== due) return
    await noteCompletionMail(tx, orderId)
    // Its customer was there to collect it.
    if (order.collectAt !== null) return
    await mailCustomerOf(tx, shop, orderId, (language) =>
      completedLetter(shop.config, language, order),
    )
  })
}
