import type { Transaction } from '../database/connect.ts'
import { pushOut } from '../push/index.ts'
import type { Shop } from '../shop.ts'
import { outSms, recipientOutSms } from './delivery-sms.ts'
import type { OrderRow } from './store.ts'
import { textCustomerOf, textRecipientOf } from './text-people.ts'

type Out = { key: string; isPromisedToday: boolean }

/**
 * Tells the customer, and who else gets it, that something of an order is on its way: by text message, of no use once it
 * is quiet, and on the customer's devices.
 */
export async function tellOut(
  tx: Transaction,
  shop: Pick<Shop, 'config' | 'jobs' | 'settings' | 'now'>,
  order: OrderRow,
  { key, isPromisedToday }: Out,
): Promise<void> {
  await pushOut(tx, shop, order.id)
  const today = { key, isOnlyForNow: true }
  await textCustomerOf(tx, shop, order.id, {
    ...today,
    write: (language) => outSms(shop.config, language, order, isPromisedToday),
  })
  await textRecipientOf(tx, shop, order, {
    ...today,
    write: (language, customer) =>
      recipientOutSms(shop.config, language, customer, order, isPromisedToday),
  })
}
