import { eq, type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalOf } from '../../domain/money/amount.ts'
import { cents, minus, sum, wholeCents } from '../../domain/money/money.ts'
import { orderItems, orderProducts, orders, paymentAttempts } from '../database/schema.ts'
import { aCustomer, anAddress, anOrderOf, aPackage, aProduct } from '../testing/builders.ts'
import { openShop } from '../testing/open-shop.ts'

/** An order of one rice at 1000 and one box at 5000 less 500, and its rows, from which tests write others by hand. */
async function aPlacedOrder() {
  const shop = await openShop()
  const customer = await aCustomer(shop)
  const rice = await aProduct(shop, { name: 'Rice', price: 1000 })
  const box = await aPackage(shop, { price: 5000, discount: 500, contents: [[rice, 4]] })
  const body = {
    ...anOrderOf(customer, await anAddress(shop, customer), [[rice, 1]]),
    totalAmount: '5500.00',
    discountAmount: '500.00',
    items: [{ packageId: box.id, quantity: 1, unitPrice: 4500, subtotal: 4500 }],
  }
  expect((await shop.call('POST /orders', { body, token: customer.token })).status).toBe(201)
  const { database } = shop
  const [[order], [item], [line]] = await Promise.all([
    database.select().from(orders),
    database.select().from(orderItems),
    database.select().from(orderProducts),
  ])
  if (!order || !item || !line) throw new Error('The order was not placed as asked for')
  return { shop, database, order, item, line }
}

type Placed = Awaited<ReturnType<typeof aPlacedOrder>>

/** Inserts a copy of the order with other amounts or lines, which the shop's code would never do. */
function copy(
  { database, order, item, line }: Placed,
  changes: Partial<typeof orders.$inferInsert>,
  lines = { item, line },
) {
  return database.transaction(async (tx) => {
    const { id: _, totalCents: __, ...row } = { ...order, clientReference: 'TXN-copy', ...changes }
    const [written] = await tx.insert(orders).values(row).returning()
    const orderId = written?.id ?? 0
    const { id: ___, ...copiedItem } = lines.item
    const { id: ____, ...copiedLine } = lines.line
    await tx.insert(orderItems).values({ ...copiedItem, orderId })
    await tx.insert(orderProducts).values({ ...copiedLine, orderId })
  })
}

const refusedWith = (message: RegExp) => ({
  cause: expect.objectContaining({ message: expect.stringMatching(message) }),
})

test('an order is committed only with the goods and the discount of its lines', async () => {
  const placed = await aPlacedOrder()
  await copy(placed, { clientReference: 'TXN-true' })

  const { item, line } = placed
  const wrong: Parameters<typeof copy>[] = [
    [placed, { goodsCents: cents(5999.99) }],
    [placed, { discountCents: cents(0) }],
    // The same total from other parts.
    [placed, { goodsCents: cents(6000.01), discountCents: cents(500.01) }],
    [placed, {}, { item: { ...item, quantity: 2 }, line }],
    [placed, {}, { item: { ...item, discountCents: cents(400) }, line }],
    [placed, {}, { item, line: { ...line, unitPriceCents: cents(0.01) } }],
  ]
  for (const write of wrong) {
    const message = /^the lines of order \d+ are goods for /
    await expect(copy(...write)).rejects.toMatchObject(refusedWith(message))
  }
  const {
    id: _,
    totalCents: __,
    ...withoutLines
  } = { ...placed.order, clientReference: 'TXN-empty' }
  await expect(placed.database.insert(orders).values(withoutLines)).rejects.toMatchObject(
    refusedWith(/are goods for 0 with discounts of 0, not for 600000 with 50000$/),
  )
  expect(await placed.database.$count(orders)).toBe(2)
})

test('the total of an order always follows from its parts', async () => {
  const { database, order } = await aPlacedOrder()
  const { id: _, totalCents: __, ...row } = { ...order, clientReference: 'TXN-parts' }
  const part = fc.integer({ min: 0, max: 500_000_000 }).map(wholeCents)
  const undone = new Error('The order has no such lines')
  await fc.assert(
    fc.asyncProperty(part, part, part, async (discountCents, totalCents, deliveryFeeCents) => {
      const goodsCents = sum([cents(0.01), totalCents, discountCents])
      const amount = { goodsCents, discountCents, deliveryFeeCents }
      const insertion = database.transaction(async (tx) => {
        const [written] = await tx
          .insert(orders)
          .values({ ...row, ...amount })
          .returning()
        expect(written?.totalCents).toBe(totalOf(amount))
        throw undone
      })
      await expect(insertion).rejects.toBe(undone)
    }),
    { numRuns: 20 },
  )
  await expect(
    database.execute(sql`update orders set total_cents = 1 where id = ${order.id}`),
  ).rejects.toMatchObject(refusedWith(/"total_cents" can only be updated to DEFAULT/))
})

test('neither the amounts nor the lines of a placed order can be changed, and its history only grows', async () => {
  const { database, order, item, line } = await aPlacedOrder()
  const { id: _, ...anotherItem } = item
  const { id: __, ...anotherLine } = line
  await expect(database.insert(orderItems).values(anotherItem)).rejects.toMatchObject(
    refusedWith(/^an order gets its lines in order_items when it is placed, and none later$/),
  )
  await expect(database.insert(orderProducts).values(anotherLine)).rejects.toMatchObject(
    refusedWith(/^an order gets its lines in order_products when it is placed, and none later$/),
  )
  const changes: [string, SQL][] = [
    ['orders', sql`update orders set goods_cents = 1 where id = ${order.id}`],
    ['orders', sql`update orders set discount_cents = 1 where id = ${order.id}`],
    ['order_items', sql`update order_items set price_cents = 1`],
    ['order_items', sql`delete from order_items`],
    ['order_item_products', sql`update order_item_products set quantity = 1`],
    ['order_item_products', sql`delete from order_item_products`],
    ['order_products', sql`update order_products set unit_price_cents = 1`],
    ['order_products', sql`delete from order_products`],
    ['order_events', sql`update order_events set cause = 'another'`],
    ['order_events', sql`delete from order_events`],
  ]
  for (const [table, change] of changes) {
    await expect(database.execute(change)).rejects.toMatchObject(
      refusedWith(new RegExp(`^what ${table} remembers of an order never changes$`)),
    )
  }
})

test('no attempt to pay can ask for another amount than the total of its order', async () => {
  const { database, order } = await aPlacedOrder()
  const attempt = {
    orderId: order.id,
    gateway: 'payhere',
    reference: 'another',
    clientReference: 'another',
  }
  await expect(
    database
      .insert(paymentAttempts)
      .values({ ...attempt, amountCents: minus(order.totalCents, cents(0.01)) }),
  ).rejects.toMatchObject(refusedWith(/payment_attempts_amount/))
  await expect(
    database
      .update(paymentAttempts)
      .set({ amountCents: cents(0.01) })
      .where(eq(paymentAttempts.orderId, order.id)),
  ).rejects.toMatchObject(refusedWith(/payment_attempts_amount/))
})
