import { expect, test } from 'vitest'
import { aCustomer, anAddress, anOrderOf, aProduct } from '../testing/builders.ts'
import { aDeliveringShop } from '../testing/delivery-builders.ts'
import { openShop } from '../testing/open-shop.ts'
import { aPaidShortOrder } from '../testing/order-work-builders.ts'
import { attemptBehind, notify } from '../testing/payment-builders.ts'
import { atPicking, expectStockToAddUp } from '../testing/picking-builders.ts'

test('of fifty chosen orders every bad one is named, and none is completed', async () => {
  const shop = await openShop()
  const { start, complete, list } = await atPicking(shop)
  const customer = await aCustomer(shop)
  const recipientId = await anAddress(shop, customer)
  const tea = await aProduct(shop, { name: 'Ceylon Tea', price: 920, stock: 1000 })
  const ids: number[] = []
  for (let placed = 0; placed < 48; placed++) {
    const body = anOrderOf(customer, recipientId, [[tea, 1]])
    const answer = await shop.call('POST /orders', { body, token: customer.token })
    const attempt = await attemptBehind(shop, String(answer.body.data))
    await notify(shop, attempt)
    ids.push(attempt.orderId)
  }
  const short = await aPaidShortOrder(shop)
  const other = await aPaidShortOrder(shop)
  const [begun = 0] = ids
  await start(begun)
  const chosen = [...ids, short.id, other.id].map((orderId) => ({ orderId, version: 1 }))
  expect(chosen).toHaveLength(50)
  expect(await complete(...chosen)).toMatchObject({
    status: 409,
    body: {
      orders: [
        { orderId: begun, reason: 'PICKING' },
        { orderId: short.id, reason: 'SHORT' },
        { orderId: other.id, reason: 'SHORT' },
      ],
    },
  })
  expect((await list({ status: 'COMPLETED' })).total).toBe(0)
})

test('an order of which nothing is there cancels itself with its fee, and one refund brings all of it', async () => {
  const { shop, office, order } = await aDeliveringShop()
  await office.add()
  const placed = await order(2, '2300.00')
  const attempt = await attemptBehind(shop, String(placed.body.data))
  await notify(shop, attempt)
  const { start, say, pack, detail } = await atPicking(shop)
  await start(attempt.orderId)
  await say(attempt.orderId, 'Rice', { short: 2 })
  expect((await pack(attempt.orderId)).status).toBe(200)
  expect(await detail(attempt.orderId)).toMatchObject({
    paymentStatus: 'CANCELLED',
    totalAmount: 2300,
    refunds: [{ amount: 2300 }],
    keptAmount: 0,
    surplusAmount: 0,
  })
  const mails = await shop.deliverMails()
  expect(mails.filter(({ subject }) => /cancelled|packed/i.test(subject))).toHaveLength(1)
  await expectStockToAddUp(shop)
})

test('an order of many goods is begun and given back with as many statements as one of a single one', async () => {
  const shop = await openShop()
  const { start, giveBack, linesOf, say } = await atPicking(shop)
  const customer = await aCustomer(shop)
  const recipientId = await anAddress(shop, customer)
  const paidOrder = async (kinds: number) => {
    const goods: Parameters<typeof anOrderOf>[2] = []
    for (let kind = 0; kind < kinds; kind++) goods.push([await aProduct(shop), 2])
    const body = anOrderOf(customer, recipientId, goods)
    const answer = await shop.call('POST /orders', { body, token: customer.token })
    const attempt = await attemptBehind(shop, String(answer.body.data))
    await notify(shop, attempt)
    return attempt.orderId
  }
  const statementsOfPicking = async (kinds: number) => {
    const id = await paidOrder(kinds)
    const begun = await shop.statementsOf(() => start(id))
    const [line] = await linesOf(id)
    await say(id, line?.name ?? '', { picked: 1, short: 1 })
    const givenBack = await shop.statementsOf(() => giveBack(id))
    const begunAgain = await shop.statementsOf(() => start(id))
    const lines = await linesOf(id)
    expect(lines.map(({ picked, short, quantity }) => [picked, short, quantity])).toEqual(
      Array.from({ length: kinds }, () => [0, 0, 2]),
    )
    return [begun, givenBack, begunAgain].map(({ length }) => length)
  }
  // The first request of an operator notes when they were last there.
  await statementsOfPicking(1)
  expect(await statementsOfPicking(12)).toEqual(await statementsOfPicking(1))
})
