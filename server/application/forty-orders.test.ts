import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stockHoldMinutes } from '../../domain/limits.ts'
import { sandboxPayments } from '../database/schema.ts'
import { releaseLapsedHolds } from '../orders/index.ts'
import { aCustomer, anAddress, anOrderOf, aProduct } from '../testing/builders.ts'
import { aLine, claimsBy } from '../testing/claim-builders.ts'
import { sendRefunds } from '../testing/credit-builders.ts'
import {
  evening,
  goodsOfDay,
  ordersOfDay,
  readOrdersFile,
  unitsOfOrder,
} from '../testing/forty-orders.ts'
import { openShopInTheMorning, type TestShop } from '../testing/open-shop.ts'
import { stockOf } from '../testing/order-builders.ts'
import { attemptBehind, notify } from '../testing/payment-builders.ts'
import {
  anAlternative,
  atPicking,
  chooseFor,
  expectStockToAddUp,
} from '../testing/picking-builders.ts'

test('after a day of forty orders the dashboard, the export, the ledger and the gateway agree to the cent', async () => {
  const shop = await openShopInTheMorning()
  const goods = await aStore(shop)
  const orders = []
  for (let placed = 0; placed < ordersOfDay; placed++) orders.push(await anOrder(shop, goods))
  const [short, replaced, cancelled, nothing, refunded, wrong, late, unpaid, ...others] = orders
  if (!(short && replaced && cancelled && nothing && refunded && wrong && late && unpaid)) {
    throw new Error('Too few orders')
  }

  // One customer pays too late, one never.
  const inTime = [short, replaced, cancelled, nothing, refunded, wrong, ...others]
  for (const order of inTime) await pay(shop, order)
  shop.passMinutes(stockHoldMinutes + 1)
  await releaseLapsedHolds(shop.shop)
  await pay(shop, late)

  const office = await atPicking(shop)
  await office.set('orders.claims', true)
  await office.start(short.id)
  await office.say(short.id, goodsOfDay.tea.name, { picked: 1, short: 1 })
  await chooseFor(shop, replaced.id, 'REPLACE')
  await office.start(replaced.id)
  const green = { productId: goods.green.id, units: 1, forUnits: 1 }
  await office.say(replaced.id, goodsOfDay.tea.name, { picked: 1, substitutes: [green] })
  const params = { orderId: cancelled.id }
  await shop.call('PUT /orders/{orderId}/cancellation', { params, token: cancelled.token })
  await office.start(nothing.id)
  for (const [name, units] of [
    [goodsOfDay.tea.name, 2],
    [goodsOfDay.soap.name, 1],
    [goodsOfDay.rice.name, 1],
  ] as const) {
    await office.say(nothing.id, name, { short: units })
  }
  expect((await office.pack(nothing.id)).status).toBe(200)

  const delivered = [short, replaced, refunded, wrong, late, ...others]
  for (const { id } of delivered) {
    await office.start(id)
    await office.findTheRest(id)
    expect((await office.pack(id)).status).toBe(200)
    const { version } = await office.detail(id)
    expect((await office.complete({ orderId: id, version })).status).toBe(200)
  }
  // One customer finds a torn bag.
  const given = await office.giveUnits(refunded.id, goodsOfDay.soap.name, 1, {
    kind: 'CLAIM',
    refund: 'GATEWAY',
  })
  expect(given.status).toBe(204)
  await sendAgain(shop, office, wrong)
  await sendRefunds(shop)

  const { periods } = (await shop.call('GET /admin/dashboard', { session: office.session })).body
  expect(periods[0].sold).toMatchObject(evening.sold)

  const file = await shop.request('/api/admin/exports/orders', {
    headers: { Cookie: office.session },
  })
  const { rows, sumOf } = readOrdersFile(await file.text())
  expect(rows).toHaveLength(ordersOfDay)
  expect(sumOf('credited')).toBe(evening.credited)
  expect(sumOf('refunded')).toBe(evening.back)
  expect(sumOf('refund open')).toBe(0)
  const completed = rows.filter(({ status }) => status === 'COMPLETED')
  expect(completed).toHaveLength(evening.sold.orders)

  const gateway = await shop.database
    .select({
      received: sql`sum(amount::numeric)`.mapWith(Number),
      refunded: sql`sum(refunded_cents) / 100.0`.mapWith(Number),
    })
    .from(sandboxPayments)
  expect(gateway).toEqual([{ received: evening.paid, refunded: evening.back }])

  await expectStockToAddUp(shop)
  const left = async (kind: keyof Store) =>
    goodsOfDay[kind].stock - Number(await stockOf(shop, goods[kind]))
  expect({
    tea: await left('tea'),
    green: await left('green'),
    soap: await left('soap'),
    rice: await left('rice'),
  }).toEqual(evening.units)
})

/** The customer got other rice than was ordered: it is claimed, packed once more and leaves the store. */
async function sendAgain(shop: TestShop, office: Office, { id, token }: DayOrder) {
  const claims = claimsBy(shop, { token }, id)
  const rice = await office.keyOf(id, goodsOfDay.rice.name)
  const line = aLine(rice, { kind: 'WRONG', wish: 'REPLACEMENT' })
  const [claim] = (await claims.add([line])).body.claims
  const { session } = office
  const decided = await shop.call('POST /admin/claim-lines/{lineId}/decision', {
    session,
    params: { lineId: claim.lines[0].id },
    body: { decision: 'REPLACED', units: 1, answer: 'Sorry', requestKey: crypto.randomUUID() },
  })
  expect(decided.status).toBe(204)
  const [{ replacementId }] = (await shop.call('GET /admin/replacements', { session })).body
  const of = { session, params: { replacementId } }
  const body = { bags: 1, lines: [{ goods: rice, picked: 1 }] }
  await shop.call('POST /admin/replacements/{replacementId}/packing', { ...of, body })
  const left = await shop.call('POST /admin/replacements/{replacementId}/departure', of)
  expect(left.status).toBe(204)
}

async function aStore(shop: TestShop) {
  const tea = await aProduct(shop, goodsOfDay.tea)
  const green = await anAlternative(shop, tea.id, goodsOfDay.green)
  const soap = await aProduct(shop, goodsOfDay.soap)
  const rice = await aProduct(shop, goodsOfDay.rice)
  return { tea, green, soap, rice }
}

type Office = Awaited<ReturnType<typeof atPicking>>
type Store = Awaited<ReturnType<typeof aStore>>

async function anOrder(shop: TestShop, { tea, soap, rice }: Store) {
  const customer = await aCustomer(shop)
  const body = anOrderOf(customer, await anAddress(shop, customer), [
    [tea, unitsOfOrder.tea],
    [soap, unitsOfOrder.soap],
    [rice, unitsOfOrder.rice],
  ])
  const placed = await shop.call('POST /orders', { body, token: customer.token })
  const attempt = await attemptBehind(shop, String(placed.body.data))
  return { id: attempt.orderId, token: customer.token, attempt }
}

type DayOrder = Awaited<ReturnType<typeof anOrder>>

/** Pays an order: the gateway has it in its books, and reports it. */
async function pay(shop: TestShop, { attempt }: DayOrder) {
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
