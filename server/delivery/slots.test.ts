import { expect, test } from 'vitest'
import { dayInColombo, plusDays, weekdayOf } from '../../domain/days.ts'
import { orders } from '../database/schema.ts'
import { releaseLapsedHolds } from '../orders/index.ts'
import { aCustomer, anAddress, signInAgain } from '../testing/builders.ts'
import { aDeliveringShop } from '../testing/delivery-builders.ts'
import { ordersOf } from '../testing/order-builders.ts'
import { atWork } from '../testing/order-work-builders.ts'
import { atRuns } from '../testing/run-builders.ts'
import { aTimedShop, soon } from '../testing/slot-builders.ts'

test('a shop without times offers none, asks for none, and reads nothing about them', async () => {
  const { shop, windows, cart, order, latest } = await aShopWithoutTimes()
  expect(windows).toEqual([])
  const statements = await shop.statementsOf(async () => {
    expect(await cart()).not.toHaveProperty('delivery')
    expect((await order(1, '1000.00')).status).toBe(201)
  })
  expect(
    statements.filter((text) => /delivery_slots|delivery_windows|closed_days/.test(text)),
  ).toEqual([])
  expect(await latest()).not.toHaveProperty('slot')
})

test('a time that is added twice is there once, with the room of the first', async () => {
  const { addWindow, windows } = await aTimedShop()
  const before = await windows()
  const [again] = await Promise.all([addWindow({ capacity: 7 }), addWindow({ capacity: 7 })])
  expect(again.status).toBe(204)
  expect(await windows()).toEqual(before)
})

test('the time that was chosen is promised, in the order, its mails and the back office', async () => {
  const { shop, morning, book, pay, latest, slots, office, officeSlots } = await aTimedShop()
  expect((await slots()).slice(0, 2)).toMatchObject([
    { ...morning, from: `${soon}T03:30:00.000Z`, to: `${soon}T06:30:00.000Z`, isFree: true },
    { from: `${soon}T08:30:00.000Z`, isFree: true },
  ])
  const placed = await book(morning)
  expect(placed.status).toBe(201)
  const hours = { from: `${soon}T03:30:00.000Z`, to: `${soon}T06:30:00.000Z`, isLost: false }
  expect(await latest()).toMatchObject({ promisedBy: soon, slot: hours })
  expect((await slots())[0].isFree).toBe(false)
  const id = await pay(placed)
  expect(await office.detail(id)).toMatchObject({ promisedBy: soon, slot: hours, concerns: [] })
  expect(await officeSlots()).toContainEqual(
    expect.objectContaining({ ...morning, capacity: 1, orderIds: [id] }),
  )
  const mails = await shop.deliverMails()
  expect(mails).toHaveLength(2)
  for (const { text } of mails) {
    expect(text).toMatch(/Delivery time.*9:00 AM – 12:00 PM/)
    expect(text).not.toContain('Delivery within 10 days')
  }
})

test('the mails about an order that is collected call its time one to collect it', async () => {
  const { shop, customer, office, addWindow, windows, slotOf, body, pay } = await aTimedShop()
  const place = { kind: 'COLLECTION' as const, name: 'Our shop', codes: [], fee: 0 }
  const { areaId: collectAt } = (await office.add(place)).body
  await addWindow({ areaId: collectAt })
  const ours = (await windows()).find(
    (each: { areaId: number | null }) => each.areaId === collectAt,
  )
  const request = { ...body(slotOf({ windowId: Number(ours?.windowId) })), collectAt }
  await pay(await shop.call('POST /orders', { body: request, token: customer.token }))
  const mails = await shop.deliverMails()
  expect(mails).toHaveLength(2)
  for (const { text } of mails) {
    expect(text).toMatch(/Time to collect it.*9:00 AM – 12:00 PM/)
    expect(text).not.toContain('Delivery time')
  }
})

test('an order for a place where times are set needs one, and only one that is offered', async () => {
  const { book, morning, shop } = await aTimedShop()
  const missing = await book()
  expect(missing).toMatchObject({ status: 409, body: { code: 'slotMissing' } })
  expect(missing.body.slots).toHaveLength(3)
  for (const wrong of [
    { ...morning, windowId: 999 },
    { ...morning, date: '2026-01-01' },
    { ...morning, date: '2036-01-01' },
  ]) {
    expect((await book(wrong)).body).toMatchObject({ code: 'slotTaken' })
  }
  expect((await book({ windowId: 1, date: 'tomorrow' })).status).toBe(400)
  expect(await shop.database.$count(orders)).toBe(0)
})

test('a hold that lapses frees its place; a late payment gets it again while it is free', async () => {
  const { shop, book, pay, morning, slots, latest } = await aTimedShop()
  const placed = await book(morning)
  shop.passMinutes(61)
  await releaseLapsedHolds(shop.shop)
  expect((await slots())[0].isFree).toBe(true)
  const id = await pay(placed)
  expect((await slots())[0].isFree).toBe(false)
  expect((await latest()).slot.isLost).toBe(false)
  const office = await atWork(shop)
  expect((await office.detail(id)).concerns).toEqual([])
})

test('a late payment whose place is taken is kept, listed first, and its customer chooses again', async () => {
  const { shop, customer, book, body, pay, morning, afternoon, latest } = await aTimedShop()
  const placed = await book(morning)
  shop.passMinutes(61)
  await releaseLapsedHolds(shop.shop)
  const other = await aCustomer(shop)
  const request = body(morning, await anAddress(shop, other), other)
  expect((await shop.call('POST /orders', { body: request, token: other.token })).status).toBe(201)

  const id = await pay(placed)
  expect(await latest()).toMatchObject({ paymentStatus: 'PAID', slot: { isLost: true } })
  const office = await atWork(shop)
  expect((await office.detail(id)).concerns).toEqual(['NO_SLOT'])
  const first = await office.list({ status: 'CONCERN' })
  expect(first.items.map((order) => order.id)).toEqual([id])
  const mail = (await shop.deliverMails()).at(-1)
  expect(mail?.text).toContain('Your time was no longer free')
  expect(mail?.text).toContain('Please choose another time.')

  const choose = (slot: object, token = customer.token) =>
    shop.call('PUT /orders/{orderId}/slot', { params: { orderId: id }, body: slot, token })
  expect((await choose(morning)).body).toMatchObject({ code: 'slotTaken' })
  expect((await choose(afternoon, other.token)).status).toBe(404)
  expect((await choose(afternoon)).status).toBe(204)
  expect((await choose(morning)).body.code).toBe('notToChoose')
  expect(await latest()).toMatchObject({ slot: { from: `${soon}T08:30:00.000Z`, isLost: false } })
  expect((await office.detail(id)).concerns).toEqual([])
})

test.each([
  ['at once', false],
  ['after it lapsed once more', true],
])(
  'an order whose place is gone can still be paid again, %s: its customer is asked to choose again',
  async (_, lapsesAgain) => {
    const timed = await aTimedShop()
    const { shop, customer, book, body, morning, pay, latest } = timed
    await book(morning)
    shop.passMinutes(61)
    await releaseLapsedHolds(shop.shop)
    const other = await aCustomer(shop)
    const request = body(morning, await anAddress(shop, other), other)
    await shop.call('POST /orders', { body: request, token: other.token })
    const { orderId } = await latest()
    const again = {
      orderId,
      userId: customer.id,
      totalAmount: '1000.00',
      transactionId: 'TXN-again',
    }
    const { token } = customer
    const paying = await shop.call('POST /orders/re_payment', { body: again, token })
    expect(paying.status).toBe(200)
    expect((await latest()).slot.isLost).toBe(true)
    if (lapsesAgain) {
      shop.passMinutes(61)
      await releaseLapsedHolds(shop.shop)
    }

    expect(await pay({ body: { data: paying.body.data } })).toBe(orderId)
    const mail = (await shop.deliverMails()).at(-1)
    expect(mail?.text).toContain('Please choose another time.')
    expect(mail?.text).not.toContain('9:00 AM')
    const office = await atWork(shop)
    const { history, concerns } = await office.detail(orderId)
    expect(concerns).toEqual(['NO_SLOT'])
    expect(history.filter(({ kind }) => kind === 'SLOT_LOST')).toHaveLength(1)
    expect((await (await atRuns(shop)).plan()).waiting).toMatchObject([{ orderId, slot: null }])
  },
)

test('orders for a time end when its cut-off comes; one that was placed before keeps it', async () => {
  const timed = await aTimedShop({ capacity: 5 })
  const { shop, customer, book, morning, slots, pay, latest } = timed
  const cutoff = Date.parse(`${soon}T01:30:00.000Z`)
  const minutesLeft = (cutoff - Date.now()) / 60_000
  shop.passMinutes(minutesLeft - 1 / 6)
  await signInAgain(shop, customer)
  const placed = await book(morning)
  expect(placed.status).toBe(201)
  shop.passMinutes(1)
  expect(await slots()).not.toContainEqual(expect.objectContaining(morning))
  expect((await book(morning)).body.code).toBe('slotTaken')
  shop.passMinutes(25)
  await pay(placed)
  expect((await latest()).slot.isLost).toBe(false)
})

test('a cancelled order frees its place', async () => {
  const { book, morning, pay, slots, office } = await aTimedShop()
  const id = await pay(await book(morning))
  const { version } = await office.detail(id)
  await office.cancel(id, { version, reason: 'Closed', refund: 'BY_HAND' })
  expect((await slots())[0].isFree).toBe(true)
})

test('an operator moves an order with a reason, which its customer is mailed once', async () => {
  const { shop, book, pay, morning, afternoon, move, latest, slots, office } = await aTimedShop()
  const id = await pay(await book(morning))
  const { version } = await office.detail(id)
  await shop.deliverMails()
  expect((await move(id, version + 1, afternoon)).status).toBe(409)
  expect((await move(id, version, afternoon)).status).toBe(204)
  expect(await latest()).toMatchObject({ slot: { from: `${soon}T08:30:00.000Z` } })
  expect((await slots()).slice(0, 2)).toMatchObject([{ isFree: true }, { isFree: false }])
  const mails = (await shop.deliverMails()).filter(({ subject }) => subject.includes('Another'))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('The van is broken')
  expect(mails[0]?.text).toMatch(/Delivery time.*2:00 PM – 5:00 PM/)
  expect(mails[0]?.text).toMatch(/Before.*9:00 AM – 12:00 PM/)
  const { history } = await office.detail(id)
  expect(history.at(-1)).toMatchObject({ kind: 'SLOT_MOVED' })
})

test('operators are told which times an order can be moved to', async () => {
  const { shop, book, pay, morning, addWindow, windows, slotOf, ...timed } = await aTimedShop()
  const { officeSlots, move, office } = timed
  const late = dayInColombo(plusDays(new Date(`${soon}T06:00:00Z`), 10))
  await addWindow({ weekdays: [weekdayOf(late)] })
  const added = (await windows()).find(
    ({ weekday }: { weekday: number }) => weekday === weekdayOf(late),
  )
  const tooLate = slotOf(added, late)
  const inTime = slotOf(added, dayInColombo(plusDays(new Date(`${soon}T06:00:00Z`), 3)))
  const isOffered = async (slot: object) =>
    (await officeSlots()).find((each: object) => isSame(each, slot))?.isOffered
  const id = await pay(await book(morning))
  expect([await isOffered(morning), await isOffered(inTime), await isOffered(tooLate)]).toEqual([
    ...[true, true, false],
  ])
  const { version } = await office.detail(id)
  expect((await move(id, version, tooLate)).body.code).toBe('slotTaken')
  shop.passUntil(new Date(`${soon}T01:31:00Z`))
  const { session } = await atWork(shop)
  const { body } = await shop.call('GET /admin/delivery/slots', { session })
  expect(body.find((each: object) => isSame(each, morning))).toMatchObject({ isOffered: false })
})

test('when no time is left within ten days, an order says so before it is paid', async () => {
  const { book, closeDay, slots } = await aTimedShop()
  await closeDay(soon)
  const inAWeek = new Date(Date.parse(soon) + 7 * 24 * 3_600_000).toISOString().slice(0, 10)
  await closeDay(inAWeek)
  expect(await slots()).toEqual([])
  expect((await book()).body.code).toBe('noSlots')
})

test('a time that was chosen before the shop ended its times is refused, and not left out', async () => {
  const { shop, book, morning, windows, office } = await aTimedShop()
  for (const { windowId } of await windows()) {
    const call = { params: { windowId }, session: office.session }
    await shop.call('DELETE /admin/delivery/windows/{windowId}', call)
  }
  expect((await book(morning)).body.code).toBe('slotsEnded')
  expect(await shop.database.$count(orders)).toBe(0)
  expect((await book()).status).toBe(201)
})

test('operators see promises that were kept and broken, what is late, and times that fill up', async () => {
  const { shop, book, pay, morning, afternoon, office } = await aTimedShop()
  const promises = async (session = office.session) =>
    (await shop.call('GET /admin/delivery/promises', { session })).body
  const nothing = { kept: 0, broken: 0, late: [], filling: [] }
  expect(await promises()).toMatchObject(nothing)
  const kept = await pay(await book(morning))
  const broken = await pay(await book(afternoon))
  expect((await promises()).filling).toMatchObject([
    { ...morning, orderIds: [kept], capacity: 1 },
    { ...afternoon, orderIds: [broken], capacity: 1 },
  ])
  const { version } = await office.detail(kept)
  expect((await office.complete({ orderId: kept, version })).status).toBe(200)

  shop.passMinutes(4 * 24 * 60)
  const { session } = await atWork(shop)
  expect(await promises(session)).toMatchObject({
    kept: 1,
    broken: 1,
    late: [{ orderId: broken, promisedTo: `${soon}T11:30:00.000Z` }],
    filling: [],
  })
})

async function aShopWithoutTimes() {
  const delivering = await aDeliveringShop()
  const { shop, customer, office } = delivering
  const { body } = await shop.call('GET /admin/delivery/windows', { session: office.session })
  return { ...delivering, windows: body, latest: async () => (await ordersOf(shop, customer))[0] }
}

/** One after the other: hashing their passwords is enough work for the machine. */

function isSame(slot: object, wanted: object): boolean {
  return JSON.stringify({ ...slot, ...wanted }) === JSON.stringify(slot)
}
