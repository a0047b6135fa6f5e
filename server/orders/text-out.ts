import type { Transaction } from '../database/connect.ts'
import type { Shop } from '../shop.ts'
import { outSms, recipientOutSms } from './delivery-sms.ts'
import type { OrderRow } from './store.ts'
import { textCustomerOf, textRecipientOf } from './text-people.ts'

type Out = { key: string; isPromisedToday: boolean }

/** Tells the customer, and who else gets it, that something of an order is on its way. Of no use once it is quiet. */
export async function textOut(
  tx: Transaction,
  shop: Pick<Shop, 'config' | 'jobs' | 'settings' | 'now'>,
  order: OrderRow,
  { key, isPromisedToday }: Out,
): Promise<void> {
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
