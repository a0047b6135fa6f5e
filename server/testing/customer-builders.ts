import type { TestShop } from './open-shop.ts'
import { anOperator, listOf } from './operator-builders.ts'

/** An operator, and the calls for managing customers. */
export async function atTheCounter(shop: TestShop) {
  const operator = await anOperator(shop)
  const { session } = operator
  const of = (customerId: number) => ({ session, params: { customerId } })
  return {
    ...operator,
    list: listOf(shop, session, 'GET /admin/customers'),
    show: (id: number) => shop.call('GET /admin/customers/{customerId}', of(id)),
    erase: (id: number, email: string) =>
      shop.call('POST /admin/customers/{customerId}/erasure', { ...of(id), body: { email } }),
    exported: (id: number) => shop.call('POST /admin/customers/{customerId}/exports', of(id)),
    block: (id: number, body: { isBlocked: boolean; reason: string; version: number }) =>
      shop.call('PUT /admin/customers/{customerId}/block', { ...of(id), body }),
    allowLargeOrders: (id: number, body: { isAllowed: boolean; version: number }) =>
      shop.call('PUT /admin/customers/{customerId}/large-orders', { ...of(id), body }),
  }
}
