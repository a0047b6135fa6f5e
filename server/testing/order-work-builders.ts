import { eq } from 'drizzle-orm'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import type { SettingKey, SettingValue } from '../../domain/settings/settings.ts'
import { orders, products } from '../database/schema.ts'
import type { TestShop } from './open-shop.ts'
import { anOperator, listOf } from './operator-builders.ts'
import { anUnpaidOrder, notify } from './payment-builders.ts'

type Detail = BackOfficeAnswer<'GET /admin/orders/{orderId}'>

/** An operator, and the calls for managing orders. */
export async function atWork(shop: TestShop) {
  const operator = await anOperator(shop)
  const { session } = operator
  const order = (id: number) => ({ session, params: { orderId: id } })
  return {
    ...operator,
    list: listOf(shop, session, 'GET /admin/orders'),
    // `call` has checked it against the contract.
    detail: async (id: number) =>
      (await shop.call('GET /admin/orders/{orderId}', order(id))).body as Detail,
    complete: (...chosen: { orderId: number; version: number }[]) =>
      shop.call('POST /admin/order-completions', { session, body: { orders: chosen } }),
    undo: (id: number, body: object) =>
      shop.call('POST /admin/orders/{orderId}/completion-undo', { ...order(id), body }),
    cancel: (id: number, body: object) =>
      shop.call('POST /admin/orders/{orderId}/cancellation', { ...order(id), body }),
    refundSurplus: (id: number, refund: string) =>
      shop.call('POST /admin/orders/{orderId}/refunds', { ...order(id), body: { refund } }),
    supply: (id: number, version: number) =>
      shop.call('POST /admin/orders/{orderId}/supply', { ...order(id), body: { version } }),
    /** Changes a setting that nobody has changed before. */
    set: (key: SettingKey, value: SettingValue) =>
      shop.call('PUT /admin/settings/{key}', {
        session,
        params: { key },
        body: { value, version: 0 },
      }),
    note: (id: number, text: string) =>
      shop.call('POST /admin/orders/{orderId}/notes', { ...order(id), body: { text } }),
  }
}

export async function aPaidOrder(shop: TestShop) {
  const order = await anUnpaidOrder(shop)
  await notify(shop, order.attempt)
  return order
}

/** An order that was paid after its hold had lapsed, when its products were sold out. */
export async function aPaidShortOrder(shop: TestShop) {
  const order = await anUnpaidOrder(shop)
  const { database } = shop
  await database.update(orders).set({ stockHeldUntil: null }).where(eq(orders.id, order.id))
  await database.update(products).set({ stockQuantity: 0 }).where(eq(products.id, order.productId))
  await notify(shop, order.attempt)
  return order
}

/** The subjects of all mails to an address so far. */
export const mailsTo = async (shop: TestShop, address: string) =>
  (await shop.deliverMails()).filter(({ to }) => to.includes(address)).map(({ subject }) => subject)
