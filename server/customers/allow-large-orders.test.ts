import { expect, test } from 'vitest'
import { auditLog } from '../database/schema.ts'
import { anOrderOf, aProduct } from '../testing/builders.ts'
import { atTheCounter } from '../testing/customer-builders.ts'
import { openShop } from '../testing/open-shop.ts'
import { aNewcomer, place, stockOf } from '../testing/order-builders.ts'

test('an operator lets a restaurant order everything, and takes it back', async () => {
  const shop = await openShop()
  const { allowLargeOrders } = await atTheCounter(shop)
  const { customer, recipientId } = await aNewcomer(shop)
  const rice = await aProduct(shop, { price: 5000, stock: 100 })
  const orderAll = () => place(shop, customer, anOrderOf(customer, recipientId, [[rice, 100]]))
  expect((await orderAll()).body.code).toBe('tooManyUnits')

  const allowed = await allowLargeOrders(customer.id, { isAllowed: true, version: 1 })
  expect(allowed).toMatchObject({
    status: 200,
    body: { version: 2, largeOrdersSince: expect.any(String) },
  })
  expect((await orderAll()).status).toBe(201)
  expect(await stockOf(shop, rice)).toBe(0)

  const ended = await allowLargeOrders(customer.id, { isAllowed: false, version: 2 })
  expect(ended.body).toMatchObject({ largeOrdersSince: null })
  expect((await orderAll()).body.code).toBe('tooManyUnits')
})

test('the audit log says who allowed it, and a second operator sees the conflict', async () => {
  const shop = await openShop()
  const { allowLargeOrders, email } = await atTheCounter(shop)
  const { customer } = await aNewcomer(shop)
  await allowLargeOrders(customer.id, { isAllowed: true, version: 1 })
  const second = await allowLargeOrders(customer.id, { isAllowed: true, version: 1 })
  expect(second.status).toBe(409)
  expect(second.body.current).toMatchObject({ version: 2 })
  const entries = await shop.database.select().from(auditLog)
  expect(entries.filter(({ subjectKind }) => subjectKind === 'customer')).toMatchObject([
    {
      action: 'allow large orders',
      operatorEmail: email,
      subjectId: String(customer.id),
      after: { isAllowed: true },
    },
  ])
  expect((await allowLargeOrders(999_999, { isAllowed: true, version: 1 })).status).toBe(404)
})
