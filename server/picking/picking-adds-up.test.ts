import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { noCents, wholeCents } from '../../domain/money/money.ts'
import {
  consignmentGoods,
  consignments,
  orders,
  pickingSteps,
  refunds,
  substitutes,
} from '../database/schema.ts'
import { aMixedOrder } from '../testing/credit-builders.ts'
import { openShop } from '../testing/open-shop.ts'
import { aPaidOrder } from '../testing/order-work-builders.ts'
import { anAlternative, atPicking } from '../testing/picking-builders.ts'

// What the shop's code would never do, and the database refuses.

const refusedWith = (message: RegExp) => ({
  cause: expect.objectContaining({ message: expect.stringMatching(message) }),
})

/** An order of two packets of tea that is being picked, and what the database has of it. */
async function anOrderBeingPicked() {
  const shop = await openShop()
  const { database } = shop
  const office = await atPicking(shop)
  const { id, productId } = await aPaidOrder(shop)
  await office.start(id)
  const [line] = await database.select().from(consignmentGoods)
  if (!line) throw new Error('No line to pick')
  const { consignmentId, goodsId } = line
  const green = await anAlternative(shop, productId, { name: 'Green Tea', price: 900 })
  const replace = (changes: Partial<typeof substitutes.$inferInsert> = {}) =>
    database.insert(substitutes).values({
      ...{ consignmentId, goodsId, productId: green.id, name: 'Green Tea', units: 1, forUnits: 1 },
      chargedCents: wholeCents(90_000),
      ...changes,
    })
  return { shop, database, office, id, productId, line, replace }
}

test('of a line no more is said than it has, with what stands in for it', async () => {
  const { database, replace } = await anOrderBeingPicked()
  const say = (picked: number, short: number) =>
    database.update(consignmentGoods).set({ picked, short })
  await expect(say(2, 1)).rejects.toMatchObject(refusedWith(/"consignment_goods_sum"/))
  await expect(say(-1, 1)).rejects.toMatchObject(refusedWith(/"consignment_goods_picked"/))
  await say(1, 0)
  await replace()
  await expect(say(2, 0)).rejects.toMatchObject(
    refusedWith(/2 picked, 0 short and 1 replaced are too many$/),
  )
  await expect(replace()).rejects.toMatchObject(refusedWith(/are too many$/))
})

test('a substitute costs no more than what it stands in for, and is another product', async () => {
  const { replace, productId } = await anOrderBeingPicked()
  await expect(replace({ chargedCents: wholeCents(92_001) })).rejects.toMatchObject(
    refusedWith(/for 92001 cannot stand in for 1 units/),
  )
  await expect(replace({ productId })).rejects.toMatchObject(refusedWith(/cannot stand in for/))
  await expect(replace({ units: 0 })).rejects.toMatchObject(refusedWith(/"substitutes_units"/))
  await replace({ chargedCents: noCents })
})

test('the lines of a consignment are goods of its order, and no more of them', async () => {
  const { shop, database, office, line } = await anOrderBeingPicked()
  await expect(database.update(consignmentGoods).set({ quantity: 3 })).rejects.toMatchObject(
    refusedWith(/has no 3 units of goods/),
  )
  const other = await aMixedOrder(shop)
  await office.start(other.id)
  const [foreign] = await database
    .select()
    .from(consignments)
    .where(eq(consignments.orderId, other.id))
  const values = { consignmentId: foreign?.id ?? 0, goodsId: line.goodsId, quantity: 1 }
  await expect(database.insert(consignmentGoods).values(values)).rejects.toMatchObject(
    refusedWith(/has no 1 units of goods/),
  )
})

test('an order has one consignment, which is packed when nothing is open and stays as it is then', async () => {
  const { database, id, replace } = await anOrderBeingPicked()
  await expect(database.insert(consignments).values({ orderId: id })).rejects.toMatchObject(
    refusedWith(/"consignments_of_order"/),
  )
  const pack = () => database.update(consignments).set({ packedAt: new Date(), bags: 1 })
  await expect(pack()).rejects.toMatchObject(refusedWith(/are still open$/))
  await database.update(consignmentGoods).set({ picked: 1, short: 1 })
  await expect(database.update(consignments).set({ packedAt: new Date() })).rejects.toMatchObject(
    refusedWith(/"consignments_bags"/),
  )
  await pack()
  await expect(
    database.update(consignmentGoods).set({ picked: 2, short: 0 }),
  ).rejects.toMatchObject(refusedWith(/is packed$/))
  await expect(replace()).rejects.toMatchObject(refusedWith(/is packed$/))
  await expect(database.delete(consignmentGoods)).rejects.toMatchObject(refusedWith(/is packed$/))
})

test('what a picker has done is never changed', async () => {
  const { database, office, id } = await anOrderBeingPicked()
  await office.say(id, 'Ceylon Tea', { picked: 1 })
  await expect(
    database.update(pickingSteps).set({ byOperator: 'another@example.com' }),
  ).rejects.toMatchObject(refusedWith(/never changes$/))
  await expect(database.delete(pickingSteps)).rejects.toMatchObject(refusedWith(/never changes$/))
})

test('a refund that was sent or made is not taken back', async () => {
  const { database, office, id } = await anOrderBeingPicked()
  await office.say(id, 'Ceylon Tea', { picked: 1, short: 1 })
  await office.pack(id)
  const stays = refusedWith(/was sent or made, and stays$/)
  const moments = { sentAt: null, settledAt: null, unknownSince: null }
  for (const moment of ['sentAt', 'settledAt', 'unknownSince'] as const) {
    await database.update(refunds).set({ ...moments, [moment]: new Date() })
    await expect(database.delete(refunds)).rejects.toMatchObject(stays)
  }
  expect(await database.$count(orders)).toBe(1)
})
