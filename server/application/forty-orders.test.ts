import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stockHoldMinutes } from '../../domain/limits.ts'
import { sandboxPayments } from '../database/schema.ts'
import { releaseLapsedHolds } from '../orders/index.ts'
import { aCustomer, anAddress, anOrderOf, aProduct } from '../testing/builders.ts'
import { sendRefunds } from '../testing/credit-builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { stockOf } from '../testing/order-builders.ts'
import { attemptBehind, notify } from '../testing/payment-builders.ts'
import {
  anAlternative,
  atPicking,
  chooseFor,
  expectStockToAddUp,
} from '../testing/picking-builders.ts'

/** Each order: two packets of tea at 920 rupees, soap at 460 and rice at 1,000. */
const total = 3300

test('after a day of forty orders the dashboard, the export, the ledger and the gateway agree to the cent', async () => {
  const shop = await openShop()
  const goods = await aStore(shop)
  const orders = []
  for (let placed = 0; placed < 40; placed++) orders.push(await anOrder(shop, goods))
  const [short, replaced, cancelled, nothing, refunded, late, unpaid, ...others] = orders
  if (!(short && replaced && cancelled && nothing && refunded && late && unpaid)) throw new Error()

  // One customer pays too late, one never.
  const inTime = [short, replaced, cancelled, nothing, refunded, ...others]
  for (const order of inTime) await pay(shop, order)
  shop.passMinutes(stockHoldMinutes + 1)
  await releaseLapsedHolds(shop.shop)
  await pay(shop, late)

  const office = await atPicking(shop)
  await office.set('orders.customersMayCancel', true)
  await office.start(short.id)
  await office.say(short.id, 'Tea', { picked: 1, short: 1 })
  await chooseFor(shop, replaced.id, 'REPLACE')
  await office.start(replaced.id)
  const green = { productId: goods.green.id, units: 1, forUnits: 1 }
  await office.say(replaced.id, 'Tea', { picked: 1, substitutes: [green] })
  const params = { orderId: cancelled.id }
  await shop.call('PUT /orders/{orderId}/cancellation', { params, token: cancelled.token })
  await office.start(nothing.id)
  for (const [name, units] of [
    ['Tea', 2],
    ['Soap', 1],
    ['Rice', 1],
  ] as const) {
    await office.say(nothing.id, name, { short: units })
  }
  expect((await office.pack(nothing.id)).status).toBe(200)

  const delivered = [short, replaced, refunded, late, ...others]
  for (const { id } of delivered) {
    await office.start(id)
    await office.findTheRest(id)
    expect((await office.pack(id)).status).toBe(200)
    const { version } = await office.detail(id)
    expect((await office.complete({ orderId: id, version })).status).toBe(200)
  }
  // One customer finds a torn bag.
  const given = await office.giveUnits(refunded.id, 'Soap', 1, { kind: 'CLAIM', refund: 'GATEWAY' })
  expect(given.status).toBe(204)
  await sendRefunds(shop)

  const paid = 39 * total
  const credited = 920 + 20 + 460
  const back = credited + 2 * total

  const { periods } = (await shop.call('GET /admin/dashboard', { session: office.session })).body
  expect(periods[0].sold).toMatchObject({ orders: 37, amount: paid - back })

  const file = await shop.request('/api/admin/exports/orders', {
    headers: { Cookie: office.session },
  })
  const rows: Record<string, string>[] = parse(await file.text(), { bom: true, columns: true })
  const sumOf = (column: string) => sum(rows.map((row) => Number(row[column] || 0)))
  expect(rows).toHaveLength(40)
  expect(sumOf('credited')).toBe(credited)
  expect(sumOf('refunded')).toBe(back)
  expect(sumOf('refund open')).toBe(0)
  expect(rows.filter(({ status }) => status === 'COMPLETED')).toHaveLength(37)

  const gateway = await shop.database
    .select({
      received: sql`sum(amount::numeric)`.mapWith(Number),
      refunded: sql`sum(refunded_cents) / 100.0`.mapWith(Number),
    })
    .from(sandboxPayments)
  expect(gateway).toEqual([{ received: paid, refunded: back }])

  await expectStockToAddUp(shop)
  const sold = async ({ id, stockQuantity }: { id: number; stockQuantity: number }) =>
    stockQuantity - Number(await stockOf(shop, { id }))
  // 37 orders, but for a packet that was missing and one that was replaced. What was not found is written off as well.
  expect(await sold(goods.tea)).toBe(2 * 37 + 2)
  expect(await sold(goods.green)).toBe(1)
  expect(await sold(goods.soap)).toBe(37 + 1)
  expect(await sold(goods.rice)).toBe(37 + 1)
})

async function aStore(shop: TestShop) {
  const tea = await aProduct(shop, { name: 'Tea', price: 920, stock: 200 })
  const green = await anAlternative(shop, tea.id, { name: 'Green Tea', price: 900, stock: 5 })
  const soap = await aProduct(shop, { name: 'Soap', price: 460, stock: 200 })
  const rice = await aProduct(shop, { name: 'Rice', price: 1000, stock: 200 })
  return { tea, green, soap, rice }
}

type Store = Awaited<ReturnType<typeof aStore>>

async function anOrder(shop: TestShop, { tea, soap, rice }: Store) {
  const customer = await aCustomer(shop)
  const body = anOrderOf(customer, await anAddress(shop, customer), [
    [tea, 2],
    [soap, 1],
    [rice, 1],
  ])
  const placed = await shop.call('POST /orders', { body, token: customer.token })
  const attempt = await attemptBehind(shop, String(placed.body.data))
  return { id: attempt.orderId, token: customer.token, attempt }
}

/** Pays an order: the gateway has it in its books, and reports it. */
async function pay(shop: TestShop, { attempt }: Awaited<ReturnType<typeof anOrder>>) {
  const paymentId = String(320_025_000_000 + attempt.orderId)
  await shop.database.insert(sandboxPayments).values({
    paymentId,
    reference: attempt.reference,
    description: 'Order',
    amount: attempt.amount,
    currency: 'LKR',
    method: 'VISA',
  })
  await notify(shop, attempt, { payment_id: paymentId })
}

const sum = (amounts: readonly number[]) =>
  Math.round(100 * amounts.reduce((all, each) => all + each, 0)) / 100
