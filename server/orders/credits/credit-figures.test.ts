import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { atBooks } from '../../testing/books-builders.ts'
import { aLine, atClaims } from '../../testing/claim-builders.ts'
import { atCredits } from '../../testing/credit-builders.ts'
import { openShopInTheMorning } from '../../testing/open-shop.ts'
import { ordersOf } from '../../testing/order-builders.ts'
import { aPaidOrder } from '../../testing/order-work-builders.ts'

test('the dashboard counts what was sold less what was given back of it', async () => {
  const shop = await openShopInTheMorning()
  const { giveAmount, session } = await atCredits(shop)
  const { id } = await aPaidOrder(shop)
  await aPaidOrder(shop)
  await giveAmount(id, 140)
  const { body } = await shop.call('GET /admin/dashboard', { session })
  expect(body.periods[0].sold).toMatchObject({ orders: 2, amount: 3540 })
  expect(body.days.at(-1)).toMatchObject({ orders: 2, amount: 3540 })
})

test('the file of orders has what was given back and the numbers of the credit notes', async () => {
  const shop = await openShopInTheMorning()
  const { giveAmount, session } = await atCredits(shop)
  const { id } = await aPaidOrder(shop)
  await giveAmount(id, 140)
  await giveAmount(id, 0.5)
  const file = await shop.request('/api/admin/exports/orders', { headers: { Cookie: session } })
  const [line] = parse<Record<string, string>>(await file.text(), { bom: true, columns: true })
  expect(line).toMatchObject({
    total: '1840.00',
    credited: '140.50',
    'credit notes': `${id}-C1; ${id}-C2`,
    'refund open': '140.50',
  })
})

test('the file of orders has the numbers that credit notes have in a shop that numbers them', async () => {
  const shop = await openShopInTheMorning()
  const { giveAmount, cancel, detail, session } = await atBooks(shop)
  const { id } = await aPaidOrder(shop)
  await giveAmount(id, 140)
  const { version } = await detail(id)
  await cancel(id, { version, reason: 'Asked to', refund: 'BY_HAND' })
  const { credits = [] } = await detail(id)
  expect(credits.map(({ number }) => number.slice(-6))).toEqual(['_CRN_1', '_CRN_2'])
  const file = await shop.request('/api/admin/exports/orders', { headers: { Cookie: session } })
  const [line] = parse<Record<string, string>>(await file.text(), { bom: true, columns: true })
  expect(line?.['credit notes']).toBe(credits.map(({ number }) => number).join('; '))
})

test('what the specification shows of an order stays the same with credits, refunds and claims', async () => {
  const shop = await openShopInTheMorning()
  const { order, goods, claims, decide, giveAmount, settle, detail } = await atClaims(shop)
  const { customer } = order
  // Lists, tabs, the result of the payment and the figures of the profile are made of these.
  const specified = async () => {
    const params = { userId: customer.id }
    const latest = (await shop.call('GET /orders/{userId}', { token: customer.token, params })).body
    return [...(await ordersOf(shop, customer)), latest].map((each) => ({
      status: each.orderStatus,
      payment: [each.paymentStatus, each.paymentMethod, each.transactionId],
      amount: each.totalAmount,
      promisedBy: each.promisedBy,
      lines: [each.items, each.orderProducts],
    }))
  }
  const before = await specified()
  expect(before).toMatchObject([{ status: 'COMPLETED' }, { status: 'COMPLETED' }])

  await giveAmount(order.id, 140)
  const { body } = await claims.add([aLine(goods[0]?.goods ?? '')])
  expect((await decide(body.claims[0].lines[0].id, {})).status).toBe(204)
  expect(await specified()).toEqual(before)
  for (const { id } of (await detail(order.id)).refunds) await settle(id)
  expect(await specified()).toEqual(before)
})
