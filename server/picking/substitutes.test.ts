import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../database/schema.ts'
import { aCustomer, anAddress, anOrderOf, aProduct } from '../testing/builders.ts'
import { openShop } from '../testing/open-shop.ts'
import { place, stockOf } from '../testing/order-builders.ts'
import { aPaidOrder } from '../testing/order-work-builders.ts'
import { attemptBehind, notify } from '../testing/payment-builders.ts'
import {
  anAlternative,
  anOrderToReplace,
  atPicking,
  chooseFor,
  expectStockToAddUp,
} from '../testing/picking-builders.ts'

test.each([
  ['dearer by a cent', 920.01, 920, 0],
  ['cheaper', 900, 900, 20],
])('a substitute that is %s', async (_, price, charged, back) => {
  const shop = await openShop()
  const { start, say, findTheRest, pack, detail, show, suggestions, lineOf } = await atPicking(shop)
  const { id, productId } = await anOrderToReplace(shop)
  const green = await anAlternative(shop, productId, { name: 'Green Tea', price, stock: 5 })
  await start(id)
  const { goods } = await lineOf(id, 'Ceylon Tea')
  expect((await suggestions(id, goods)).body).toMatchObject([{ productId: green.id, charged }])
  const one = { productId: green.id, units: 1, forUnits: 1 }
  const more = await say(id, 'Ceylon Tea', { substitutes: [{ ...one, charged: charged + 0.01 }] })
  expect(more.status).toBe(409)
  await say(id, 'Ceylon Tea', { substitutes: [one] })
  await findTheRest(id)
  expect((await show(id)).goesBack).toBe(back)
  await pack(id)
  const packed = await detail(id)
  expect(packed.credits ?? []).toMatchObject(back > 0 ? [{ kind: 'CHEAPER', amount: back }] : [])
  expect(packed.keptAmount).toBe(1840 - back)
  expect(packed.packed?.changes).toEqual([
    {
      name: 'Ceylon Tea',
      leftOut: 0,
      substitutes: [{ name: 'Green Tea', units: 1, forUnits: 1, charged }],
    },
  ])
  await expectStockToAddUp(shop)
})

test('nothing stands in for goods that the customer wants left out', async () => {
  const shop = await openShop()
  const { start, say } = await atPicking(shop)
  const { id, productId } = await aPaidOrder(shop)
  const green = await anAlternative(shop, productId, { name: 'Green Tea', price: 900, stock: 5 })
  await start(id)
  const substitutes = [{ productId: green.id, units: 1, forUnits: 1 }]
  expect(await say(id, 'Ceylon Tea', { substitutes })).toMatchObject({
    status: 409,
    body: { code: 'notToReplace' },
  })
})

test('products of another category, or not on sale, or never to be replaced, are refused', async () => {
  const shop = await openShop()
  const { start, say } = await atPicking(shop)
  const { id, productId } = await anOrderToReplace(shop)
  const elsewhere = await aProduct(shop, { name: 'Shampoo', price: 900 })
  const never = await anAlternative(shop, productId, { name: 'Arrack', price: 900, stock: 5 })
  await shop.database
    .update(products)
    .set({ neverSubstitute: true })
    .where(eq(products.id, never.id))
  await start(id)
  const tryOne = async (product: number) => {
    const substitutes = [{ productId: product, units: 1, forUnits: 1 }]
    return (await say(id, 'Ceylon Tea', { substitutes })).body
  }
  expect(await tryOne(elsewhere.id)).toMatchObject({ bar: 'OTHER_CATEGORY' })
  expect(await tryOne(never.id)).toMatchObject({ bar: 'NEVER' })
  expect(await tryOne(productId)).toMatchObject({ bar: 'SAME_PRODUCT' })
  await shop.database
    .update(products)
    .set({ neverSubstitute: false, publishedAt: null })
    .where(eq(products.id, never.id))
  expect(await tryOne(never.id)).toMatchObject({ bar: 'NOT_ON_SALE' })
})

test('an order that is cancelled while it is picked returns what stands in for something', async () => {
  const shop = await openShop()
  const { start, say, cancel, detail } = await atPicking(shop)
  const { id, productId } = await anOrderToReplace(shop)
  const green = await anAlternative(shop, productId, { name: 'Green Tea', price: 900, stock: 5 })
  await start(id)
  const substitutes = [{ productId: green.id, units: 1, forUnits: 1 }]
  expect((await say(id, 'Ceylon Tea', { picked: 1, substitutes })).status).toBe(200)
  expect(await stockOf(shop, green)).toBe(4)
  const { version } = await detail(id)
  await cancel(id, { version, reason: 'Asked to', refund: 'BY_HAND' })
  expect(await stockOf(shop, green)).toBe(5)
  expect(await stockOf(shop, { id: productId })).toBe(10)
})

/** A paid order of three packets of tea, of ten; the others may be replaced by green tea, of which there are five. */
async function anOrderOfThree(price = 900) {
  const shop = await openShop()
  const office = await atPicking(shop)
  const customer = await aCustomer(shop)
  const tea = await aProduct(shop, { name: 'Ceylon Tea', price: 920, stock: 10 })
  const green = await anAlternative(shop, tea.id, { name: 'Green Tea', price, stock: 5 })
  const recipientId = await anAddress(shop, customer)
  const placed = await place(shop, customer, anOrderOf(customer, recipientId, [[tea, 3]]))
  const attempt = await attemptBehind(shop, String(placed.body.data))
  await notify(shop, attempt)
  const id = attempt.orderId
  await chooseFor(shop, id, 'REPLACE')
  return {
    ...office,
    id,
    green,
    lessen: (name: string, kind: 'TAKEN_OFF' | 'NOT_SUPPLIED') =>
      office.giveUnits(id, name, 1, { kind }),
    giveTheRest: (amount: number) => office.giveAmount(id, amount),
    pickAndPack: async (picked: number, replaced: number) => {
      await office.start(id)
      const one = { productId: green.id, units: 1, forUnits: 1 }
      const substitutes = replaced > 0 ? [one] : []
      await office.say(id, 'Ceylon Tea', { picked, substitutes, short: 2 - picked - replaced })
      expect((await office.pack(id)).status).toBe(200)
    },
    cancelled: async () => {
      const { version } = await office.detail(id)
      const answer = await office.cancel(id, { version, reason: 'No van', refund: 'BY_HAND' })
      expect(answer.status).toBe(204)
      await expectStockToAddUp(shop)
      return [await stockOf(shop, tea), await stockOf(shop, green)]
    },
  }
}

test.each([
  ['taken off', 'TAKEN_OFF', 9],
  // It is on no shelf either.
  ['not supplied', 'NOT_SUPPLIED', 8],
] as const)(
  'a packed order returns what it holds when it is cancelled: of three units one was %s, and one replaced',
  async (_, kind, left) => {
    const { lessen, pickAndPack, cancelled } = await anOrderOfThree()
    await lessen('Ceylon Tea', kind)
    await pickAndPack(1, 1)
    expect(await cancelled()).toEqual([left, 5])
  },
)

test('a cancelled order does not return what was not found, even if nothing was left to give back for it', async () => {
  const { lessen, giveTheRest, pickAndPack, cancelled } = await anOrderOfThree()
  await lessen('Ceylon Tea', 'TAKEN_OFF')
  await giveTheRest(1840)
  await pickAndPack(1, 0)
  expect(await cancelled()).toEqual([9, 5])
})

test('a cancelled order does not return what turned out not to be in its boxes', async () => {
  const { lessen, pickAndPack, cancelled } = await anOrderOfThree()
  await lessen('Ceylon Tea', 'TAKEN_OFF')
  await pickAndPack(1, 1)
  await lessen('Ceylon Tea', 'NOT_SUPPLIED')
  await lessen('Green Tea', 'NOT_SUPPLIED')
  expect(await cancelled()).toEqual([8, 4])
})

test('a substitute costs no more than its share, also if the units before it were credited for less', async () => {
  const { id, green, lessen, giveTheRest, start, say, lineOf } = await anOrderOfThree(1000)
  await giveTheRest(2000)
  // 760 rupees are left of 2,760.
  await lessen('Ceylon Tea', 'TAKEN_OFF')
  await start(id)
  const substitutes = [{ productId: green.id, units: 1, forUnits: 1 }]
  expect((await say(id, 'Ceylon Tea', { picked: 1, substitutes })).status).toBe(200)
  expect((await lineOf(id, 'Ceylon Tea')).substitutes).toMatchObject([{ charged: 920 }])
})

test('of a picker and a customer who take the last one at once, one gets it', async () => {
  const shop = await openShop()
  const { start, say, suggestions, lineOf } = await atPicking(shop)
  const customer = await aCustomer(shop)
  const recipientId = await anAddress(shop, customer)
  for (let round = 0; round < 10; round++) {
    const { id, productId } = await anOrderToReplace(shop)
    const name = `Green Tea ${round}`
    const green = await anAlternative(shop, productId, { name, price: 900, stock: 1 })
    await start(id)
    const substitutes = [{ productId: green.id, units: 1, forUnits: 1 }]
    const [bought, step] = await Promise.all([
      place(shop, customer, anOrderOf(customer, recipientId, [[green, 1]])),
      say(id, 'Ceylon Tea', { picked: 1, substitutes }),
    ])
    expect([
      [201, 409],
      [409, 200],
    ]).toContainEqual([bought.status, step.status])
    expect(await stockOf(shop, green)).toBe(0)
    const { goods } = await lineOf(id, 'Ceylon Tea')
    expect((await suggestions(id, goods)).body).toEqual([])
  }
})

test('two units in place of one cost no more than it, and go back to the shelf when undone', async () => {
  const shop = await openShop()
  const { start, say, show } = await atPicking(shop)
  const { id, productId } = await anOrderToReplace(shop)
  const small = await anAlternative(shop, productId, { name: 'Small', price: 600, stock: 4 })
  await start(id)
  const substitutes = [{ productId: small.id, units: 2, forUnits: 1 }]
  await say(id, 'Ceylon Tea', { picked: 1, substitutes })
  expect(await show(id)).toMatchObject({
    goesBack: 0,
    lines: [{ substitutes: [{ units: 2, charged: 920 }] }],
  })
  expect(await stockOf(shop, small)).toBe(2)
  await say(id, 'Ceylon Tea', { picked: 2 })
  expect(await stockOf(shop, small)).toBe(4)
  await expectStockToAddUp(shop)
})
