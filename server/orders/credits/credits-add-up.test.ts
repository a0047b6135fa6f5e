import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { wholeCents } from '../../../domain/money/money.ts'
import {
  orderCreditLines,
  orderCredits,
  orderGoods,
  orders,
  paymentAttempts,
  refunds,
} from '../../database/schema.ts'
import { hasMoney, isOwed } from '../../payments/index.ts'
import { aMixedOrder, atCredits } from '../../testing/credit-builders.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { aPaidOrder } from '../../testing/order-work-builders.ts'
import { notify } from '../../testing/payment-builders.ts'

// What the shop's code would never do, and the database refuses.

const refusedWith = (message: RegExp) => ({
  cause: expect.objectContaining({ message: expect.stringMatching(message) }),
})

const now = new Date()

const aCredit = (orderId: number, amountCents: number) => ({
  orderId,
  number: 9,
  kind: 'GOODWILL' as const,
  amountCents: wholeCents(amountCents),
  cause: 'A test',
  decidedBy: 'test@example.com',
  requestKey: crypto.randomUUID(),
  at: now,
})

async function attemptOf({ database }: TestShop, orderId: number) {
  const [attempt] = await database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
  return attempt?.id ?? 0
}

test('the refunds of a payment are never more than the payment, also at the same time', async () => {
  const shop = await openShop()
  const { id } = await aPaidOrder(shop)
  const attemptId = await attemptOf(shop, id)
  const refund = (amountCents: number, changes = {}) =>
    shop.database.insert(refunds).values({
      orderId: id,
      attemptId,
      gatewayPaymentId: '320025071278',
      amountCents: wholeCents(amountCents),
      way: 'BY_HAND',
      ...changes,
    })
  await expect(refund(184_001)).rejects.toMatchObject(refusedWith(/184001 more are too much$/))
  await expect(refund(1, { gatewayPaymentId: 'another' })).rejects.toMatchObject(
    refusedWith(/is not there to be refunded$/),
  )
  const made = await Promise.allSettled(Array.from({ length: 12 }, () => refund(20_000)))
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
  await expect(
    shop.database.update(refunds).set({ amountCents: wholeCents(1) }),
  ).rejects.toMatchObject(refusedWith(/never changes$/))
})

test('no refund is added to a payment that was charged back', async () => {
  const shop = await openShop()
  const { id, attempt } = await aPaidOrder(shop)
  await notify(shop, attempt, { status_code: '-3' })
  const values = {
    orderId: id,
    attemptId: await attemptOf(shop, id),
    gatewayPaymentId: '320025071278',
    amountCents: wholeCents(1),
    way: 'BY_HAND' as const,
  }
  await expect(shop.database.insert(refunds).values(values)).rejects.toMatchObject(
    refusedWith(/is not there to be refunded$/),
  )
})

test('the credits of an order are never more than its total, and a credit is what its lines are', async () => {
  const shop = await openShop()
  const { database } = shop
  const { giveUnits } = await atCredits(shop)
  const { id } = await aMixedOrder(shop)
  await giveUnits(id, 'Soap', 1)
  const credit = (amountCents: number, changes = {}) =>
    database.insert(orderCredits).values({ ...aCredit(id, amountCents), ...changes })
  await expect(credit(884_001)).rejects.toMatchObject(refusedWith(/884001 more are too much$/))
  await expect(credit(100, { kind: 'CLAIM' })).rejects.toMatchObject(
    refusedWith(/come to 0, not to 100$/),
  )
  const [soap] = await database.select().from(orderCreditLines)
  const goodsId = soap?.goodsId ?? 0
  const withLine = (line: { quantity: number; amountCents: number }) =>
    database.transaction(async (tx) => {
      const [made] = await tx
        .insert(orderCredits)
        .values({ ...aCredit(id, 100), kind: 'CLAIM' })
        .returning()
      const amountCents = wholeCents(line.amountCents)
      await tx
        .insert(orderCreditLines)
        .values({ creditId: made?.id ?? 0, goodsId, quantity: line.quantity, amountCents })
    })
  await expect(withLine({ quantity: 1, amountCents: 0 })).rejects.toMatchObject(
    refusedWith(/no 1 more units worth 0 can be credited$/),
  )
  await expect(withLine({ quantity: 0, amountCents: 100 })).rejects.toMatchObject(
    refusedWith(/no 0 more units worth 100 can be credited$/),
  )
  await expect(database.delete(orderCredits)).rejects.toMatchObject(refusedWith(/never changes$/))
  await expect(
    database.update(orderGoods).set({ valueCents: wholeCents(1) }),
  ).rejects.toMatchObject(refusedWith(/never changes$/))
})

test('the goods of an order are worth its total', async () => {
  const shop = await openShop()
  const { id } = await aPaidOrder(shop)
  const { rows } = await shop.database.execute<{ id: number; product_id: number }>(
    sql`select id, product_id from order_products where order_id = ${id}`,
  )
  const [line] = rows
  const goods = {
    orderId: id,
    orderProductId: line?.id ?? 0,
    productId: line?.product_id ?? 0,
    quantity: 2,
    valueCents: wholeCents(183_999),
  }
  await expect(shop.database.insert(orderGoods).values(goods)).rejects.toMatchObject(
    refusedWith(/worth 183999, not its total of 184000$/),
  )
})

test('the lists and the page of an order agree on what must go back', async () => {
  const shop = await openShop()
  const { giveAmount, detail, cancel } = await atCredits(shop)
  const { id, attempt } = await aPaidOrder(shop)
  const second = { payment_id: '320025099999' }
  const steps = [
    () => giveAmount(id, 100),
    () => notify(shop, attempt, second),
    () => giveAmount(id, 40),
    () => notify(shop, attempt, { payment_id: '320025088888' }),
    () => notify(shop, attempt, { payment_id: '320025088888', status_code: '-3' }),
    () => notify(shop, attempt, { status_code: '-3' }),
    () => cancel(id, { version: 3, reason: 'Asked to', refund: 'BY_HAND' }),
    () => notify(shop, attempt, { payment_id: '320025077777' }),
  ]
  for (const step of steps) {
    await step()
    const [inList] = await shop.database
      .select({ isOwed, hasMoney })
      .from(orders)
      .where(eq(orders.id, id))
    const { surplusAmount, totalAmount, keptAmount, credits = [], ...order } = await detail(id)
    const credited = credits.reduce((sum, { amount }) => sum + amount, 0)
    const due = order.paymentStatus === 'CANCELLED' ? 0 : totalAmount - credited
    expect(surplusAmount).toBeCloseTo(Math.max(0, keptAmount - due), 6)
    expect(inList).toEqual({ isOwed: surplusAmount > 0, hasMoney: keptAmount >= due })
  }
})
