import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { wholeCents } from '../../../domain/money/money.ts'
import { orderCreditLines, orderCredits, orderGoods, substitutes } from '../../database/schema.ts'
import { aLine, claimsBy } from '../../testing/claim-builders.ts'
import { openShop } from '../../testing/open-shop.ts'
import { anAlternative, anOrderToReplace, atPicking } from '../../testing/picking-builders.ts'

/** Two packets of tea for 920 rupees each, of which one was replaced by green tea for 500; the order has left the store. */
async function aReplacedOrder() {
  const shop = await openShop()
  const office = await atPicking(shop)
  await office.set('orders.claims', true)
  const order = await anOrderToReplace(shop)
  const facts = { name: 'Green Tea', price: 500, stock: 5 }
  const green = await anAlternative(shop, order.productId, facts)
  await office.start(order.id)
  const substitutes = [{ productId: green.id, units: 1, forUnits: 1 }]
  await office.say(order.id, 'Ceylon Tea', { picked: 1, substitutes })
  await office.pack(order.id)
  const { version } = await office.detail(order.id)
  await office.complete({ orderId: order.id, version })
  const claims = claimsBy(shop, order.customer, order.id)
  const key = async (name: string) => office.keyOf(order.id, name)
  const decide = (lineId: number, decision: 'REFUNDED' | 'REPLACED') =>
    shop.call('POST /admin/claim-lines/{lineId}/decision', {
      session: office.session,
      params: { lineId },
      body: {
        decision,
        units: 1,
        answer: 'We are sorry',
        refund: 'BY_HAND',
        requestKey: crypto.randomUUID(),
      },
    })
  return { shop, ...office, order, claims, key, decide }
}

test('a substitute is claimed by its own name and worth what was charged; the other unit keeps its price', async () => {
  const { order, claims, key, decide, detail } = await aReplacedOrder()
  expect((await claims.seen()).goods).toMatchObject([
    { name: 'Ceylon Tea', units: 1 },
    { name: 'Green Tea', units: 1 },
  ])
  const lines = [aLine(await key('Green Tea')), aLine(await key('Ceylon Tea'))]
  const { body } = await claims.add(lines)
  const [green, tea] = body.claims[0].lines
  expect(green.name).toBe('Green Tea')
  const again = await decide(green.id, 'REPLACED')
  expect([again.status, again.body.code]).toEqual([409, 'substituteNotSentAgain'])
  expect((await decide(green.id, 'REFUNDED')).status).toBe(204)
  expect((await decide(tea.id, 'REFUNDED')).status).toBe(204)
  expect(await detail(order.id)).toMatchObject({
    credits: [
      { kind: 'CHEAPER', amount: 420 },
      { kind: 'CLAIM', amount: 500, lines: [{ name: 'Green Tea', quantity: 1, amount: 500 }] },
      { kind: 'CLAIM', amount: 920, lines: [{ name: 'Ceylon Tea', quantity: 1, amount: 920 }] },
    ],
    keptAmount: 0,
    surplusAmount: 0,
  })
})

test('a substitute that was handed back brings what was charged for it, once, and cannot be claimed', async () => {
  const { shop, order, claims, key, giveUnits, detail, undo, undoPacking } = await aReplacedOrder()
  const handedBack = () =>
    giveUnits(order.id, 'Green Tea', 1, { kind: 'RETURNED', reason: 'Handed back at the door' })
  expect((await handedBack()).status).toBe(204)
  expect(await handedBack()).toMatchObject({ status: 409, body: { code: 'creditedTooMuch' } })
  const credits = [{ amount: 420 }, { kind: 'RETURNED', amount: 500 }]
  expect(await detail(order.id)).toMatchObject({ credits, keptAmount: 920 })
  const claimed = await claims.add([aLine(await key('Green Tea'))])
  expect([claimed.status, claimed.body.code]).toEqual([409, 'claimedTooMuch'])
  const [own] = (await shop.call('GET /orders', { token: order.customer.token })).body
  expect(own.credits[1].lines).toMatchObject([{ name: 'Green Tea', amount: 500 }])

  // What is in its boxes cannot be changed any more.
  const { version } = await detail(order.id)
  expect((await undo(order.id, { version, reason: 'It is still here' })).status).toBe(204)
  expect(await undoPacking(order.id)).toMatchObject({ status: 409, body: { code: 'refundSent' } })
})

test('the database credits no more for a substitute than was charged, and only with its own goods', async () => {
  const { shop, order } = await aReplacedOrder()
  const { database } = shop
  const [substitute] = await database.select().from(substitutes)
  const [goods] = await database.select().from(orderGoods).where(eq(orderGoods.orderId, order.id))
  const credit = (amount: number, quantity: number, goodsId = goods?.id ?? 0) =>
    database.transaction(async (tx) => {
      const amountCents = wholeCents(amount)
      const facts = { number: 8 + quantity, cause: 'A test', decidedBy: 'test@example.com' }
      const requestKey = crypto.randomUUID()
      const [made] = await tx
        .insert(orderCredits)
        .values({ ...facts, orderId: order.id, kind: 'RETURNED', amountCents, requestKey })
        .returning()
      const substituteId = substitute?.id ?? 0
      const line = { creditId: made?.id ?? 0, goodsId, substituteId, quantity, amountCents }
      await tx.insert(orderCreditLines).values(line)
    })
  const refused = {
    cause: expect.objectContaining({ message: expect.stringMatching(/more units worth/) }),
  }
  await expect(credit(50_001, 1)).rejects.toMatchObject(refused)
  await expect(credit(50_000, 2)).rejects.toMatchObject(refused)
  await credit(50_000, 1)
  await expect(credit(1, 0)).rejects.toMatchObject(refused)
})
