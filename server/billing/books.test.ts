import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders, refunds, sandboxPayments } from '../database/schema.ts'
import { reconcilePayments } from '../payments/index.ts'
import { atTheBank } from '../testing/bank-builders.ts'
import { atBooks } from '../testing/books-builders.ts'
import { aMixedOrder } from '../testing/credit-builders.ts'
import { openShopInTheMorning, type TestShop } from '../testing/open-shop.ts'
import { aPaidOrder } from '../testing/order-work-builders.ts'
import { anUnpaidOrder, aSecondAttempt, notify } from '../testing/payment-builders.ts'
import { untilBlocked } from '../testing/until-blocked.ts'
import { spanOf } from './months.ts'

const inCents = (text = '') => Math.round(Number(text) * 100)

/** A month with everything that can happen to money. */
async function aMonth(shop: TestShop) {
  const work = await atBooks(shop, { vatNumber: '123456789-7000' })
  const { giveAmount, giveUnits, cancel, detail, settle, start, say, pack, undoPacking } = work
  const plain = await aPaidOrder(shop)
  const mixed = await aMixedOrder(shop)
  await giveUnits(mixed.id, 'Dhal', 2)
  await giveAmount(mixed.id, 33.33)
  const [refund] = await shop.database.select().from(refunds)
  await settle(refund?.id ?? 0)
  const cancelled = await aPaidOrder(shop)
  await giveAmount(cancelled.id, 40)
  const { version } = await detail(cancelled.id)
  await cancel(cancelled.id, { version, reason: 'Asked to', refund: 'BY_HAND' })
  const late = await anUnpaidOrder(shop)
  await cancel(late.id, { version: 1, reason: 'Asked to' })
  await notify(shop, late.attempt, { payment_id: '320025070002' })
  const twice = await anUnpaidOrder(shop)
  const second = await aSecondAttempt(shop, twice)
  await notify(shop, twice.attempt, { payment_id: '320025070003' })
  await notify(shop, second, { payment_id: '320025070004' })
  const chargedBack = await anUnpaidOrder(shop)
  await notify(shop, chargedBack.attempt, { payment_id: '320025070005' })
  await notify(shop, chargedBack.attempt, { payment_id: '320025070005', status_code: '-3' })
  const picked = await aPaidOrder(shop)
  await start(picked.id)
  await say(picked.id, 'Ceylon Tea', { picked: 1, short: 1 })
  await pack(picked.id)
  await undoPacking(picked.id)
  const unpaid = await anUnpaidOrder(shop)
  const orderIds = [plain, mixed, cancelled, late, twice, chargedBack, picked, unpaid]
  return { ...work, orderIds: orderIds.map(({ id }) => id), chargedBack }
}

test('the month agrees to the cent with the orders, their refunds and the payments of the gateway', async () => {
  const shop = await openShopInTheMorning()
  const { books, file, detail, orderIds, chargedBack } = await aMonth(shop)
  const month = await books()
  const orders = await Promise.all(orderIds.map((id) => detail(id)))

  // What the orders say must go back, or is on its way, less what was charged back.
  const lost = Number(chargedBack.attempt.amount)
  const owed = orders.reduce(
    (sum, { moneyBack: back }) => sum + (back ? back.owed + back.underWay : 0),
    -lost,
  )
  expect(inCents(String(month.closingBalance))).toBe(inCents(String(owed)))
  expect(month.openingBalance).toBe(0)

  const entries = await file()
  const sumOf = (column: string, ...kinds: string[]) =>
    entries
      .filter(({ entry = '' }) => kinds.length === 0 || kinds.includes(entry))
      .reduce((sum, row) => sum + inCents(row[column]), 0) / 100
  expect(sumOf('charged', 'invoice')).toBe(month.invoiced)
  expect(sumOf('credited')).toBe(month.credited)
  expect(sumOf('charged', 'debit note')).toBe(month.takenBack)
  const vatOf = (...kinds: string[]) => inCents(String(sumOf('VAT', ...kinds)))
  expect(vatOf('invoice', 'debit note') - vatOf('credit note', 'credit note, cancelled')).toBe(
    inCents(String(month.vat)),
  )
  expect(month.gateways).toEqual([
    {
      gateway: entries.find(({ gateway }) => gateway)?.gateway,
      name: 'PayHere',
      received: sumOf('received'),
      refunded: sumOf('given back', 'refund'),
      chargedBack: sumOf('given back', 'chargeback'),
    },
  ])
  const balance = sumOf('received') + sumOf('credited') - sumOf('charged') - sumOf('given back')
  expect(inCents(String(balance))).toBe(inCents(String(month.closingBalance)))
  // The gateway's own statement: eight payments, each once, and the refund that was made.
  const payments = entries.filter(({ entry }) => entry === 'payment')
  expect(payments).toHaveLength(8)
  expect(sumOf('received')).toBe(1840 * 7 + 9300)
  const numbers = entries.flatMap(({ number = '' }) => (number ? [number] : []))
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.every((number) => /^\d\d[A-Z]{3}_(INV|CRN|DBN)_\d+$/.test(number))).toBe(true)
})

test('a shop that numbers nothing has the same file, with the numbers of its orders', async () => {
  const shop = await openShopInTheMorning()
  const { id } = await aPaidOrder(shop)
  const { file, giveAmount } = await atBooks(shop)
  await giveAmount(id, 40)
  expect(await file()).toMatchObject([
    { entry: 'invoice', number: `#${id}`, charged: '1840.00', VAT: '' },
    { entry: 'payment', number: '', received: '1840.00', transaction: '320025071278' },
    { entry: 'credit note', number: `${id}-C1`, invoice: `#${id}`, credited: '40.00' },
  ])
})

test.each(['REFUNDED', 'CHARGEBACKED'])(
  'a payment that was %s before the shop knew of it is not in the books',
  async (status) => {
    const shop = await openShopInTheMorning()
    const { books, file } = await atBooks(shop)
    const { attempt } = await anUnpaidOrder(shop)
    await shop.database.insert(sandboxPayments).values({
      paymentId: '320025071278',
      reference: attempt.reference,
      description: 'Order',
      amount: attempt.amount,
      currency: 'LKR',
      method: 'VISA',
      status,
    })
    shop.passMinutes(2)
    expect(await reconcilePayments(shop.shop)).toBe(1)
    expect(await books()).toMatchObject({ closingBalance: 0, gateways: [] })
    expect(await file()).toEqual([])
  },
)

test('a month begins at midnight in Colombo, and the balance goes over to the next', async () => {
  expect(spanOf('2026-12')).toEqual({
    from: new Date('2026-11-30T18:30:00Z'),
    before: new Date('2026-12-31T18:30:00Z'),
  })
  const shop = await openShopInTheMorning()
  const { session } = await aMonth(shop)
  const read = async (month: string) =>
    (await shop.call('GET /admin/books/{month}', { session, params: { month } })).body
  const after = await read('2099-12')
  expect(after).toMatchObject({ invoiced: 0, gateways: [], vat: null })
  expect(after.openingBalance).toBe(after.closingBalance)
  expect(after.openingBalance).not.toBe(0)
  const bad = await shop.call('GET /admin/books/{month}', { session, params: { month: '2026-13' } })
  expect(bad.status).toBe(400)
})

test('a payment that was reported just before its order was cancelled, and waited for that, is not invoiced', async () => {
  const shop = await openShopInTheMorning()
  const { cancel, books, numbers } = await atBooks(shop)
  const order = await anUnpaidOrder(shop)
  shop.passMinutes(1)
  expect((await cancel(order.id, { version: 1, reason: 'Asked to' })).status).toBe(204)
  shop.passMinutes(-1)
  await notify(shop, order.attempt)
  expect(await books()).toMatchObject({ invoiced: 0 })
  expect(await numbers(order.id)).toEqual([])
})

test('an order that is paid while its cancellation waits for it is invoiced and credited', async () => {
  const shop = await openShopInTheMorning()
  const { cancel, books } = await atBooks(shop)
  const { id } = await anUnpaidOrder(shop)
  const isOrder = eq(orders.id, id)
  const cancelled = await shop.database.transaction(async (tx) => {
    await tx.select().from(orders).where(isOrder).for('update')
    const answer = cancel(id, { version: 1, reason: 'Asked to' })
    await untilBlocked(shop)
    shop.passMinutes(1)
    await tx.update(orders).set({ paidAt: shop.shop.now() }).where(isOrder)
    return { answer }
  })
  expect((await cancelled.answer).status).toBe(204)
  expect(await books()).toMatchObject({ invoiced: 1840, credited: 1840 })
})

test('what a chargeback took stays the same when a refund turns out afterwards to have been made', async () => {
  const shop = await openShopInTheMorning()
  const { giveAmount, settle, books, file } = await atBooks(shop)
  const { id, attempt } = await aPaidOrder(shop)
  await giveAmount(id, 40)
  // The gateway was called, and its answer is lost.
  const [refund] = await shop.database.update(refunds).set({ sentAt: shop.shop.now() }).returning()
  await notify(shop, attempt, { status_code: '-3' })
  const before = await books()
  shop.passMinutes(1)
  expect((await settle(refund?.id ?? 0)).status).toBe(204)
  const after = await books()
  expect(before.gateways).toMatchObject([{ refunded: 0, chargedBack: 1840 }])
  expect(after.gateways).toMatchObject([{ refunded: 40, chargedBack: 1840 }])
  expect(await file()).toContainEqual(
    expect.objectContaining({ entry: 'chargeback', 'given back': '1840.00' }),
  )
})

test('a payment that is charged back after all of it was refunded is in the books and a difference', async () => {
  const shop = await openShopInTheMorning()
  const { cancel, detail, settle, file, session } = await atBooks(shop)
  const { id, attempt } = await aPaidOrder(shop)
  const { version } = await detail(id)
  await cancel(id, { version, reason: 'Asked to', refund: 'BY_HAND' })
  const [refund] = (await detail(id)).refunds
  await settle(refund?.id ?? 0)
  shop.passMinutes(1)
  await notify(shop, attempt, { status_code: '-3' })
  expect(await file()).toContainEqual(
    expect.objectContaining({ entry: 'chargeback', 'given back': '0.00', order: String(id) }),
  )
  const answer = await shop.call('GET /admin/dashboard/gateway-differences', { session })
  expect(answer.body).toMatchObject({ items: [{ kind: 'TAKEN_BACK', orderId: id, amount: 1840 }] })
})

test('a payment that the portal has refunded after a chargeback has gone back once', async () => {
  const { bank, shop, payment } = await atTheBank()
  const { books } = await atBooks(shop)
  const report = (state: string) =>
    shop.request('/payments/bank/notification', bank.notificationOf({ ...payment, state }))
  await report('CLAIMED')
  const before = await books()
  shop.passMinutes(1)
  await report('RETURNED')
  expect(await books()).toEqual(before)
})
