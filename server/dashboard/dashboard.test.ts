import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { lowStock } from '../../domain/limits.ts'
import { cents } from '../../domain/money/money.ts'
import { orders, packages, paymentNotifications, products } from '../database/schema.ts'
import { aCustomer, anAddress, anOrderOf, aPackage, aProduct } from '../testing/builders.ts'
import { atCredits } from '../testing/credit-builders.ts'
import { openShop, openShopInTheMorning, type TestShop } from '../testing/open-shop.ts'
import { anOperator, listOf } from '../testing/operator-builders.ts'
import { aPaidOrder } from '../testing/order-work-builders.ts'
import { anUnpaidOrder, attemptBehind, notify } from '../testing/payment-builders.ts'
import { atPicking } from '../testing/picking-builders.ts'

type Dashboard = BackOfficeAnswer<'GET /admin/dashboard'>
type Differences = BackOfficeAnswer<'GET /admin/dashboard/gateway-differences'>
type Moments = { from: string; before: string }

async function atWork(shop: TestShop) {
  const { session } = await anOperator(shop)
  return {
    session,
    figures: async () => (await shop.call('GET /admin/dashboard', { session })).body as Dashboard,
    listed: listOf(shop, session, 'GET /admin/orders'),
    /** The ids of the orders in the exported file. */
    exported: async (query: Record<string, string>) => {
      const path = `/api/admin/exports/orders?${new URLSearchParams(query)}`
      const file = await (await shop.request(path, { headers: { Cookie: session } })).text()
      return file.split('\r\n').slice(1).filter(Boolean).map(Number.parseFloat)
    },
    differences: async () => {
      const answer = await shop.call('GET /admin/dashboard/gateway-differences', { session })
      return answer.body as Differences
    },
    cancel: (orderId: number, refund: string) =>
      shop.call('POST /admin/orders/{orderId}/cancellation', {
        session,
        params: { orderId },
        body: { version: 1, reason: 'Too late', refund },
      }),
  }
}

/** Moves the time at which orders were placed and paid. */
async function moved({ database }: TestShop, ids: number[], moment: string | Date) {
  const at = new Date(moment)
  await database.update(orders).set({ placedAt: at, paidAt: at }).where(inArray(orders.id, ids))
}

const spanned = (column: 'paid' | 'placed', { from, before }: Moments) => ({
  [`${column}From`]: from,
  [`${column}Before`]: before,
})

/** The length of the bar in a picture that is 600 wide. */
const lengthOf = (picture = '') => Math.round(Number(/ width="([\d.]+)"/.exec(picture)?.[1]))

test('sales are compared with the same part of the previous period, and agree with the list of orders', async () => {
  const shop = await openShopInTheMorning()
  const { figures, listed, exported, cancel } = await atWork(shop)
  const { id: today } = await aPaidOrder(shop)
  const { id: cancelled } = await aPaidOrder(shop)
  await cancel(cancelled, 'BY_HAND')
  await anUnpaidOrder(shop)
  const [day] = (await figures()).periods
  const before = new Date(String(day?.soldEarlierInAll.before))
  const { id: early } = await aPaidOrder(shop)
  const { id: late } = await aPaidOrder(shop)
  await moved(shop, [early], String(day?.soldEarlier.from))
  await moved(shop, [late], new Date(before.getTime() - 1))
  await (await atCredits(shop)).giveAmount(late, 140)

  const { periods, days, daysPicture } = await figures()
  expect(periods.map(({ name }) => name)).toEqual(['TODAY', 'WEEK', 'MONTH'])
  const [todays] = periods
  expect(todays).toMatchObject({
    sold: { orders: 1, amount: 1840 },
    soldEarlier: { orders: 1, amount: 1840 },
    soldEarlierInAll: { orders: 2, amount: 3540 },
  })
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toMatchObject({ orders: 1, amount: 1840 })
  expect(days.at(-2)).toMatchObject({ orders: 2, amount: 3540 })
  expect(daysPicture).toContain('<svg')
  const { pictures } = todays ?? {}
  expect(lengthOf(pictures?.sold)).toBe(lengthOf(pictures?.soldEarlier))
  expect(lengthOf(pictures?.soldEarlierInAll)).toBe(597)

  const sold = periods.flatMap((each) => [each.sold, each.soldEarlier, each.soldEarlierInAll])
  for (const figure of [...sold, ...days]) {
    const { total, totalAmount } = await listed({ status: 'SOLD', ...spanned('paid', figure) })
    expect([total, totalAmount]).toEqual([figure.orders, figure.amount])
  }
  const again = { from: String(todays?.sold.from), before: shop.shop.now().toISOString() }
  const query = { status: 'SOLD', ...spanned('paid', again) }
  expect((await listed(query)).items.map(({ id }) => id)).toEqual([today])
  expect(await exported(query)).toEqual([today])
})

test('the counts of orders by status, and of what waits, agree with the list', async () => {
  const shop = await openShop()
  const { session, figures, listed, cancel } = await atWork(shop)
  const completed = await aPaidOrder(shop)
  await aPaidOrder(shop)
  const cancelled = await anUnpaidOrder(shop)
  await cancel(cancelled.id, 'BY_HAND')
  await anUnpaidOrder(shop)
  const lapsed = await anUnpaidOrder(shop)
  await shop.database.update(orders).set({ stockHeldUntil: null }).where(eq(orders.id, lapsed.id))
  const chosen = [{ orderId: completed.id, version: 1 }]
  await shop.call('POST /admin/order-completions', { session, body: { orders: chosen } })
  const message = {
    name: 'Amara',
    email: 'amara@example.com',
    contact: '0771234567',
    message: 'Do you deliver to Nugegoda?',
  }
  await shop.call('POST /dashboard/get-in-touch', { body: message })

  const { periods, waiting } = await figures()
  expect(waiting).toEqual({ concerns: 0, toPack: 1, messages: 1 })
  const statuses = ['HELD', 'LAPSED', 'PAID', 'COMPLETED', 'CANCELLED'] as const
  for (const { placed, placedEarlier } of periods) {
    expect(statuses.map((status) => placed[status])).toEqual([1, 1, 1, 1, 1])
    for (const figure of [placed, placedEarlier]) {
      for (const status of statuses) {
        const { total } = await listed({ status, ...spanned('placed', figure) })
        expect(total).toBe(figure[status])
      }
    }
  }
  expect((await listed({ status: 'PENDING' })).total).toBe(2)
})

test('what a picker has packed is no longer to pack, in the figure and in its list', async () => {
  const shop = await openShop()
  const { figures, listed } = await atWork(shop)
  const { start, findTheRest, pack } = await atPicking(shop)
  const packed = await aPaidOrder(shop)
  const picked = await aPaidOrder(shop)
  for (const { id } of [packed, picked]) await start(id)
  await findTheRest(packed.id)
  await pack(packed.id)

  expect((await figures()).waiting.toPack).toBe(1)
  const toPack = await listed({ status: 'TO_PACK' })
  expect(toPack.items.map(({ id }) => id)).toEqual([picked.id])
  const inTheStore = await listed({ status: 'PAID' })
  expect(inTheStore.items.map(({ id }) => id)).toEqual([picked.id, packed.id])
})

test('best sellers count products on their own and in packages, and agree with the list of orders', async () => {
  const shop = await openShopInTheMorning()
  const { session, listed } = await atWork(shop)
  const rice = await aProduct(shop, { name: 'Red Rice', price: 300 })
  const dhal = await aProduct(shop, { name: 'Dhal', price: 400 })
  const box = await aPackage(shop, {
    contents: [
      [rice, 3],
      [dhal, 1],
    ],
  })
  const customer = await aCustomer(shop)
  const request = anOrderOf(customer, await anAddress(shop, customer), [[rice, 2]])
  const total = 600 + 2 * 4500
  const item = {
    packageId: box.id,
    quantity: 2,
    unitPrice: 4500,
    subtotal: 9000,
  }
  const body = {
    ...request,
    items: [item],
    totalAmount: total.toFixed(2),
    discountAmount: '1000.00',
  }
  const placed = await shop.call('POST /orders', { body, token: customer.token })
  expect(placed.body).toHaveProperty('data')
  await notify(shop, await attemptBehind(shop, String(placed.body.data)))
  const another = anOrderOf(customer, request.recipientId, [[rice, 4]])
  const before = await shop.call('POST /orders', { body: another, token: customer.token })
  const { orderId } = await attemptBehind(shop, String(before.body.data))

  const bestSellers = async () => {
    const input = { session, query: { period: 'TODAY' } }
    const answer = await shop.call('GET /admin/dashboard/best-sellers', input)
    return answer.body as BackOfficeAnswer<'GET /admin/dashboard/best-sellers'>
  }
  await moved(shop, [orderId], (await bestSellers()).earlier.from)
  const sellers = await bestSellers()
  expect(sellers.products).toMatchObject([
    { id: rice.id, name: 'Red Rice', units: 8, orders: 1, earlierUnits: 4 },
    { id: dhal.id, name: 'Dhal', units: 2, orders: 1, earlierUnits: 0 },
  ])
  const [{ pictures: ofRice } = {}, { pictures: ofDhal } = {}] = sellers.products
  expect([ofRice?.units, ofRice?.earlierUnits, ofDhal?.units].map(lengthOf)).toEqual([
    597, 300, 152,
  ])
  const earlier = { status: 'SOLD', ...spanned('paid', sellers.earlier) }
  expect((await listed({ ...earlier, productId: String(rice.id) })).total).toBe(1)
  expect((await listed({ ...earlier, productId: String(dhal.id) })).total).toBe(0)
  expect(sellers.packages).toMatchObject([
    { id: box.id, name: box.name, units: 2, orders: 1, earlierUnits: 0 },
  ])
  const sold = { status: 'SOLD', ...spanned('paid', sellers) }
  for (const { id, orders } of sellers.products) {
    expect((await listed({ ...sold, productId: String(id) })).total).toBe(orders)
  }
  expect((await listed({ ...sold, packageId: String(box.id) })).total).toBe(1)
  const [other] = await shop.database
    .insert(packages)
    .values({ name: 'Other', priceCents: cents(0.01) })
    .returning()
  expect((await listed({ ...sold, packageId: String(other?.id) })).total).toBe(0)
})

test('low stock is listed with the units that unpaid orders hold', async () => {
  const shop = await openShop()
  const { session, listed } = await atWork(shop)
  const order = await anUnpaidOrder(shop)
  await aProduct(shop, { stock: 11 })
  const withdrawn = await aProduct(shop, { stock: 0 })
  await shop.database
    .update(products)
    .set({ publishedAt: null })
    .where(eq(products.id, withdrawn.id))
  const low = await shop.call('GET /admin/dashboard/low-stock', { session })
  expect(low.body).toEqual({
    limit: lowStock,
    total: 1,
    items: [{ productId: order.productId, name: 'Ceylon Tea', stockQuantity: 8, heldUnits: 2 }],
  })
  const holding = { status: 'HELD', productId: String(order.productId) }
  expect((await listed(holding)).items).toMatchObject([{ id: order.id }])
  const list = await shop.call('GET /admin/products', { session, query: { state: 'LOW' } })
  expect(list.body).toMatchObject({ total: 1, items: [{ productId: order.productId }] })
})

test('every difference between gateway and orders is listed, and nothing else', async () => {
  const shop = await openShop()
  const { cancel, differences } = await atWork(shop)
  await aPaidOrder(shop)
  await anUnpaidOrder(shop)
  expect(await differences()).toMatchObject({ total: 0, items: [] })

  const unpaid = await anUnpaidOrder(shop)
  await notify(shop, unpaid.attempt, { payhere_amount: '1.00', payment_id: 'P1' })
  await notify(shop, unpaid.attempt, { payhere_amount: '1.00', payment_id: 'P1' })
  await notify(shop, unpaid.attempt, { payhere_currency: 'USD', payment_id: 'P2' })
  await notify(shop, unpaid.attempt, { payhere_amount: '2.00', status_code: '-2' })
  await notify(shop, { ...unpaid.attempt, reference: '999-abcdef12' }, { payment_id: 'P3' })
  const twice = await aPaidOrder(shop)
  await notify(shop, twice.attempt, { payment_id: 'P4' })
  const late = await anUnpaidOrder(shop)
  await cancel(late.id, 'BY_HAND')
  await notify(shop, late.attempt, { payment_id: 'P5' })
  const chargedBack = await aPaidOrder(shop)
  await notify(shop, chargedBack.attempt, { status_code: '-3' })
  const refunding = await aPaidOrder(shop)
  await cancel(refunding.id, 'BY_HAND')
  const byHand = await anUnpaidOrder(shop)
  await moved(shop, [byHand.id], new Date())
  const unmarked = await aPaidOrder(shop)
  await shop.database.update(orders).set({ paidAt: null }).where(eq(orders.id, unmarked.id))

  const { total, items } = await differences()
  const lines = items.map(({ kind, orderId, paymentId, amount, currency }) =>
    [kind, orderId, paymentId, amount, currency].join(' '),
  )
  expect(lines.toSorted()).toEqual(
    [
      `WRONG_AMOUNT ${unpaid.id} P1 1 LKR`,
      `WRONG_CURRENCY ${unpaid.id} P2 1840 USD`,
      'UNKNOWN_ORDER  P3 1840 LKR',
      `PAID_TOO_MUCH ${twice.id} P4 1840 LKR`,
      `PAID_TOO_MUCH ${late.id} P5 1840 LKR`,
      `TAKEN_BACK ${chargedBack.id} 320025071278 1840 LKR`,
      `REFUND_OPEN ${refunding.id} 320025071278 1840 LKR`,
      `ORDER_WITHOUT_PAYMENT ${byHand.id}  1840 LKR`,
      `PAYMENT_WITHOUT_ORDER ${unmarked.id} 320025071278 1840 LKR`,
    ].toSorted(),
  )
  expect(total).toBe(9)
})

test('a payment that was notified long ago still counts for an order paid since', async () => {
  const shop = await openShop()
  const { differences } = await atWork(shop)
  await aPaidOrder(shop)
  const longAgo = new Date(Date.now() - 100 * 24 * 60 * 60 * 1000)
  await shop.database.update(paymentNotifications).set({ receivedAt: longAgo })
  expect((await differences()).total).toBe(0)
})
