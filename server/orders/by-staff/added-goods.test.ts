import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders, products } from '../../database/schema.ts'
import { atTheCounter } from '../../testing/customer-builders.ts'
import { anAddressIn } from '../../testing/delivery-builders.ts'
import { rePaymentOf, stockOf } from '../../testing/order-builders.ts'
import { mailsTo } from '../../testing/order-work-builders.ts'
import { attemptBehind, notify } from '../../testing/payment-builders.ts'
import { aTimedShop, soon } from '../../testing/slot-builders.ts'
import { atLink, atThePhone } from '../../testing/staff-order-builders.ts'
import { untilBlocked } from '../../testing/until-blocked.ts'
import { releaseLapsedHolds } from '../release-stock.ts'

const isAnother = true

/** A customer who has paid an order of tea for the morning at 10250, for which there is some room, and calls again. */
async function aPaidOrder({ capacity }: { capacity: number }) {
  const timed = await aTimedShop({ capacity })
  const { shop, customer, morning } = timed
  const recipientId = await anAddressIn(shop, customer, '10250')
  const staff = await atThePhone(shop)
  const own = { customer: { customerId: customer.id }, address: { recipientId }, isAnother }
  const { body } = await staff.enter({ ...own, slot: morning, totalAmount: '1840.00' })
  const pay = async (paymentUrl: string) => {
    const { to } = await atLink(shop, paymentUrl).pay()
    await notify(shop, await attemptBehind(shop, String(to)))
  }
  await pay(body.paymentUrl)
  const orderId: number = body.orderId
  return { ...timed, staff, orderId, payLink: pay, add: adding(staff, customer.id, orderId) }
}

/** Adds one packet of tea to an order. */
function adding(
  { enter, detail, tea }: Awaited<ReturnType<typeof atThePhone>>,
  customerId: number,
  orderId: number,
) {
  return async (facts: object = {}) => {
    const { version, recipientId } = await detail(orderId)
    return enter({
      customer: { customerId },
      address: { recipientId },
      products: [{ productId: tea.id, quantity: 1 }],
      totalAmount: '920.00',
      changes: { orderId, version, how: 'ADDITION' },
      ...facts,
    })
  }
}

test('goods that are added come in the time of their order, also if it is full and has ended', async () => {
  const { shop, customer, morning, book, pay, orderId, staff, add, payLink, ...timed } =
    await aPaidOrder({ capacity: 2 })
  await pay(await book(morning))
  const quoted = await staff.quote({
    products: [{ productId: staff.tea.id, quantity: 1 }],
    isAddition: true,
  })
  expect(quoted.body).toMatchObject({ total: 920, slots: [] })
  const { body: added } = await add()
  const { slot } = await staff.detail(orderId)
  expect(await staff.detail(added.orderId)).toMatchObject({ promisedBy: soon, slot })
  await payLink(added.paymentUrl)

  // The two are one delivery, and hold its place together.
  const inMorning = async () =>
    (await timed.officeSlots()).find(
      ({ windowId }: typeof morning) => windowId === morning.windowId,
    )
  expect(await inMorning()).toMatchObject({ booked: 2, capacity: 2 })
  const { orderIds } = await inMorning()
  expect(orderIds).toEqual(expect.arrayContaining([orderId, added.orderId]))
  const { version } = await staff.detail(orderId)
  await staff.cancel(orderId, { version, reason: 'Asked to', refund: 'BY_HAND' })
  expect((await book(morning)).body.code).toBe('slotTaken')
  await staff.cancel(added.orderId, {
    version: (await staff.detail(added.orderId)).version,
    reason: 'Asked to',
    refund: 'BY_HAND',
  })
  expect((await book(morning)).status).toBe(201)
})

test('an order and what is added to it leave the other places of their time free', async () => {
  const { morning, book, add, change } = await aPaidOrder({ capacity: 2 })
  expect((await add()).status).toBe(201)
  expect((await change(morning, { capacity: 1, isClosed: false })).status).toBe(204)
  expect((await change(morning, { capacity: 2, isClosed: false })).status).toBe(204)
  expect((await book(morning)).status).toBe(201)
})

test('goods are added after the cut-off too, on a day that was closed since', async () => {
  const { shop, customer, orderId, closeDay } = await aPaidOrder({ capacity: 1 })
  expect((await closeDay(soon, { keep: [orderId] })).status).toBe(204)
  shop.passUntil(new Date(`${soon}T02:00:00Z`))
  const later = await atThePhone(shop)
  const { body: added } = await adding(later, customer.id, orderId)()
  expect(await later.detail(added.orderId)).toMatchObject({ promisedBy: soon })
})

test('goods that are added go where their order goes, with another address sent, too', async () => {
  const { shop, customer, afternoon, orderId, staff, add } = await aPaidOrder({ capacity: 1 })
  const recipientId = await anAddressIn(shop, customer, '20000')
  const { body } = await add({ address: { recipientId }, slot: afternoon })
  const { deliverTo, slot } = await staff.detail(orderId)
  expect(deliverTo).toMatchObject({ postalCode: '10250' })
  expect(await staff.detail(body.orderId)).toMatchObject({ deliverTo, slot })
})

test('goods that are added get another time with their order, and their mail says so', async () => {
  const timed = await aPaidOrder({ capacity: 1 })
  const { shop, customer, morning, afternoon, orderId, staff, add, move, officeSlots } = timed
  const { body: added } = await add()
  const { version } = await staff.detail(orderId)
  expect((await move(orderId, version, afternoon)).status).toBe(204)
  const { slot } = await staff.detail(orderId)
  const addition = await staff.detail(added.orderId)
  expect(addition.slot).toEqual(slot)
  expect(addition.history).toContainEqual(expect.objectContaining({ kind: 'SLOT_MOVED' }))
  const held = async ({ windowId }: typeof morning) =>
    (await officeSlots()).find((each: typeof morning) => each.windowId === windowId).booked
  expect([await held(morning), await held(afternoon)]).toEqual([0, 1])
  const mails = await mailsTo(shop, customer.email)
  expect(mails.filter((subject) => subject.includes('Another time'))).toHaveLength(2)

  // Neither moves without the other.
  expect((await move(added.orderId, addition.version, morning)).status).toBe(204)
  expect([await held(morning), await held(afternoon)]).toEqual([1, 0])
})

test('goods that are paid after their hold and the cut-off come in the time of their order', async () => {
  const { shop, orderId, add } = await aPaidOrder({ capacity: 1 })
  const { body: added } = await add()
  const { to } = await atLink(shop, added.paymentUrl).pay()
  const attempt = await attemptBehind(shop, String(to))
  shop.passUntil(new Date(`${soon}T02:00:00Z`))
  await releaseLapsedHolds(shop.shop)
  await notify(shop, attempt)
  const later = await atThePhone(shop)
  const { slot } = await later.detail(orderId)
  expect(await later.detail(added.orderId)).toMatchObject({ paymentStatus: 'PAID', slot })
})

test.each(['cancelled', 'completed'] as const)(
  'goods that are added are no longer paid once their order is %s',
  async (what) => {
    const { shop, customer, orderId, staff, add } = await aPaidOrder({ capacity: 1 })
    const { body: added } = await add()
    const seen = async () => {
      const { body } = await shop.call('GET /orders', { token: customer.token })
      return body.find((order: { orderId: number }) => order.orderId === added.orderId)
    }
    const link = atLink(shop, added.paymentUrl)
    expect((await link.open()).text).toContain('<form')
    expect(await seen()).not.toHaveProperty('deliveryGone')
    const { version } = await staff.detail(orderId)
    if (what === 'completed') await staff.complete({ orderId, version })
    else await staff.cancel(orderId, { version, reason: 'Asked to', refund: 'BY_HAND' })

    expect(await seen()).toMatchObject({ paymentStatus: 'PENDING', deliveryGone: true })
    expect((await link.open()).text).toContain('This link has ended')
    expect((await link.pay()).to).toBeNull()
    expect((await staff.link(added.orderId)).body.state).toBe('lapsed')
    expect((await staff.detail(orderId)).additions).toEqual([])
    const paysAgain = () =>
      shop.call('POST /orders/re_payment', {
        body: rePaymentOf(customer, { ...added, totalAmount: 920 }),
        token: customer.token,
      })
    expect(await paysAgain()).toMatchObject({ status: 409, body: { code: 'deliveryGone' } })
    const before = (await stockOf(shop, staff.tea)) ?? 0
    await releaseLapsedHolds(shop.shop)
    expect(await stockOf(shop, staff.tea)).toBe(before + 1)
    expect(await paysAgain()).toMatchObject({ status: 409, body: { code: 'deliveryGone' } })
  },
)

/** A paid addition to an order that is then cancelled, and goods that are added to the addition, at its payment link. */
async function anAdditionThatIsLeft() {
  const paid = await aPaidOrder({ capacity: 1 })
  const { shop, customer, orderId, staff, add, payLink } = paid
  const { body: addition } = await add()
  await payLink(addition.paymentUrl)
  const { version } = await staff.detail(orderId)
  await staff.cancel(orderId, { version, reason: 'Asked to', refund: 'BY_HAND' })
  const { body: added } = await adding(staff, customer.id, addition.orderId)()
  return { ...paid, addition, added, link: atLink(shop, added.paymentUrl) }
}

test('goods are added to an addition whose first order is cancelled, and paid', async () => {
  const { staff, added, link, payLink } = await anAdditionThatIsLeft()
  expect((await link.open()).text).toContain('<form')
  await payLink(added.paymentUrl)
  expect((await staff.detail(added.orderId)).paymentStatus).toBe('PAID')
})

test('goods that are paid late come at the time of the addition that is left', async () => {
  const { shop, addition, added, link } = await anAdditionThatIsLeft()
  const attempt = await attemptBehind(shop, String((await link.pay()).to))
  shop.passUntil(new Date(`${soon}T02:00:00Z`))
  await releaseLapsedHolds(shop.shop)
  await notify(shop, attempt)
  const later = await atThePhone(shop)
  const { slot } = await later.detail(addition.orderId)
  expect(await later.detail(added.orderId)).toMatchObject({ paymentStatus: 'PAID', slot })
})

test('goods that are added while their order gets another time get it too', async () => {
  const { shop, orderId, staff, add, move, afternoon } = await aPaidOrder({ capacity: 1 })
  const { version } = await staff.detail(orderId)
  const isTea = eq(products.id, staff.tea.id)
  const answers = await shop.database.transaction(async (tx) => {
    // Goods are added behind the locks of their customer and their order.
    await tx.select().from(products).where(isTea).for('no key update')
    const added = add()
    await untilBlocked(shop)
    const moved = move(orderId, version, afternoon)
    await untilBlocked(shop, 2)
    return { added, moved }
  })
  const added = await answers.added
  expect([added.status, (await answers.moved).status]).toEqual([201, 204])
  const { slot } = await staff.detail(orderId)
  expect(slot).toMatchObject({ from: `${soon}T08:30:00.000Z` })
  expect((await staff.detail(added.body.orderId)).slot).toEqual(slot)
})

test('an order gets another time while its customer is being erased', async () => {
  const { shop, customer, orderId, staff, add, move, afternoon } = await aPaidOrder({ capacity: 1 })
  await add()
  const { version } = await staff.detail(orderId)
  const { erase } = await atTheCounter(shop)
  const answers = await shop.database.transaction(async (tx) => {
    await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    const erased = erase(customer.id, customer.email)
    await untilBlocked(shop)
    const moved = move(orderId, version, afternoon)
    await untilBlocked(shop, 2)
    return { erased, moved }
  })
  expect((await answers.erased).status).toBe(409)
  expect((await answers.moved).status).toBe(204)
})

test('goods that are barred on the day of an order are not added to it', async () => {
  const { shop, staff, orderId, add, closeDay } = await aPaidOrder({ capacity: 1 })
  const isTea = eq(products.id, staff.tea.id)
  const [{ categoryId = 0 } = {}] = await shop.database.select().from(products).where(isTea)
  await closeDay(soon, { closesDelivery: false, barredCategoryIds: [categoryId] })
  expect((await add()).body).toMatchObject({ code: 'barredThatDay' })
  expect((await staff.detail(orderId)).additions).toEqual([])
})
