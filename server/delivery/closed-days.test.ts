import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayInColombo, plusDays, weekdayOf } from '../../domain/days.ts'
import { products } from '../database/schema.ts'
import { ordersOf } from '../testing/order-builders.ts'
import { aTimedShop, soon } from '../testing/slot-builders.ts'

test('a day is closed once each of its orders was moved or is kept by its number', async () => {
  const { shop, customer, body, morning, afternoon, addWindow, windows, slotOf, ...timed } =
    await aTimedShop({ capacity: 12 })
  const { book, pay, move, closeDay, slots, office } = timed
  const paid = [await pay(await book(morning)), await pay(await book(morning))]
  const [first = 0, second = 0] = paid
  const refused = await closeDay(soon)
  expect(refused).toMatchObject({ status: 409, body: { code: 'dayIsBooked', orders: paid } })
  expect((await slots()).length).toBe(4)

  const nextDay = new Date(Date.parse(soon) + 24 * 3_600_000).toISOString().slice(0, 10)
  await addWindow({ weekdays: [new Date(nextDay).getUTCDay()] })
  const added = (await windows()).find(
    ({ weekday }: { weekday: number }) => weekday === new Date(nextDay).getUTCDay(),
  )
  const { version } = await office.detail(first)
  expect((await move(first, version, slotOf(added, nextDay))).status).toBe(204)
  expect((await closeDay(soon)).body.orders).toEqual([second])
  expect((await closeDay(soon, { keep: [second] })).status).toBe(204)
  const dates = (await slots()).map(({ date }: { date: string }) => date)
  expect(dates).toContain(nextDay)
  expect(dates).not.toContain(soon)
  expect((await book(afternoon)).body.code).toBe('slotTaken')
  const [kept] = (await ordersOf(shop, customer)).filter(
    ({ orderId }: { orderId: number }) => orderId === second,
  )
  expect(kept).toMatchObject({ promisedBy: soon, slot: { isLost: false } })

  expect((await closeDay(soon, { closesDelivery: false })).status).toBe(204)
  expect((await book(afternoon)).status).toBe(201)
})

test('a day with twelve orders is closed once eleven are moved and one is kept; each mover is mailed once', async () => {
  const { shop, office, addWindow, windows, slotOf, ...timed } = await aTimedShop({ capacity: 12 })
  const { book, pay, morning, move, closeDay } = timed
  const ids: number[] = []
  for (let placed = 0; placed < 12; placed++) ids.push(await pay(await book(morning)))
  expect((await closeDay(soon)).body).toMatchObject({ code: 'dayIsBooked', orders: ids })
  const nextDay = dayInColombo(plusDays(new Date(`${soon}T06:00:00Z`), 1))
  const weekday = weekdayOf(nextDay)
  await addWindow({ weekdays: [weekday] })
  const added = (await windows()).find((each: { weekday: number }) => each.weekday === weekday)
  const [kept = 0, ...moving] = ids
  for (const [place, id] of moving.entries()) {
    expect((await closeDay(soon, { keep: [kept] })).body.orders).toEqual(moving.slice(place))
    const { version } = await office.detail(id)
    expect((await move(id, version, slotOf(added, nextDay))).status).toBe(204)
  }
  expect((await closeDay(soon)).body.orders).toEqual([kept])
  expect((await closeDay(soon, { keep: [kept] })).status).toBe(204)
  const subjects = (await shop.deliverMails()).map(({ subject }) => subject)
  for (const id of ids) {
    const told = subjects.filter((subject) => subject === `Another time for order #${id}`)
    expect([id, told.length]).toEqual([id, id === kept ? 0 : 1])
  }
})

test('goods of a category are not delivered on a day on which they are barred', async () => {
  const { shop, rice, book, morning, closeDay } = await aTimedShop()
  const [{ categoryId = 0 } = {}] = await shop.database
    .select()
    .from(products)
    .where(eq(products.id, rice.id))
  await closeDay(soon, { closesDelivery: false, barredCategoryIds: [categoryId] })
  expect((await book(morning)).body.code).toBe('slotTaken')
  await closeDay(soon, { closesDelivery: false, barredCategoryIds: [categoryId + 1] })
  expect((await book(morning)).status).toBe(201)
})

test('a time that was closed by itself stays closed when its day is changed', async () => {
  const { book, morning, afternoon, change, closeDay } = await aTimedShop({ capacity: 5 })
  expect((await change(afternoon, { capacity: 5, isClosed: true })).status).toBe(204)
  const edits = [{ closesDelivery: false, barredCategoryIds: [999] }, {}, { closesDelivery: false }]
  for (const edit of edits) {
    expect((await closeDay(soon, edit)).status).toBe(204)
    expect((await book(afternoon)).body.code).toBe('slotTaken')
  }
  expect((await book(morning)).status).toBe(201)
  expect((await change(afternoon, { capacity: 5, isClosed: false })).status).toBe(204)
  expect((await book(afternoon)).status).toBe(201)
})

test('of two operators who change a day, the second is told and takes back nothing of the first', async () => {
  const { closeDay, days } = await aTimedShop()
  const version = async () => (await days())[0]?.version
  expect((await closeDay(soon, { version: 0 })).status).toBe(204)
  const seen = await version()
  const barred = { closesDelivery: false, barredCategoryIds: [7] }
  expect((await closeDay(soon, { ...barred, version: seen })).status).toBe(204)
  for (const stale of [seen, 0]) {
    const late = await closeDay(soon, { version: stale })
    expect(late).toMatchObject({ status: 409, body: { code: 'editedElsewhere' } })
  }
  expect(await days()).toMatchObject([{ date: soon, ...barred }])
  const gone = await closeDay('2036-01-01', { version: 3 })
  expect(gone.body.code).toBe('editedElsewhere')
})

test('the audit log says what a day was before it was changed', async () => {
  const { shop, office, closeDay } = await aTimedShop()
  expect((await closeDay(soon)).status).toBe(204)
  const barred = { closesDelivery: false, barredCategoryIds: [7] }
  expect((await closeDay(soon, barred)).status).toBe(204)
  const query = { subjectKind: 'day', subjectId: soon }
  const log = await shop.call('GET /admin/audit-log', { session: office.session, query })
  expect(log.body.items).toMatchObject([
    {
      before: { closesDelivery: true, barredCategoryIds: [] },
      after: { closesDelivery: false, barredCategoryIds: ['7'] },
    },
    { before: null, after: { closesDelivery: true, barredCategoryIds: [] } },
  ])
})

test('setting a day to what it is already leaves the day and the audit log as they are', async () => {
  const { shop, office, days, closeDay, book, pay, morning } = await aTimedShop()
  const keep = [await pay(await book(morning))]
  expect((await closeDay(soon, { keep })).status).toBe(204)
  const before = await days()
  expect((await closeDay(soon, { keep })).status).toBe(204)
  expect((await closeDay(soon)).body.code).toBe('dayIsBooked')
  expect((await closeDay(soon, { keep, version: 0 })).body.code).toBe('editedElsewhere')
  expect(await days()).toEqual(before)
  const query = { subjectKind: 'day', subjectId: soon }
  const log = await shop.call('GET /admin/audit-log', { session: office.session, query })
  expect(log.body.items).toHaveLength(1)
})

test('of two operators who set a new day at once, one is told', async () => {
  const { closeDay, days } = await aTimedShop()
  const names = ['Wesak', 'Stocktaking']
  const answers = await Promise.all(names.map((name) => closeDay(soon, { name, version: 0 })))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  expect(await days()).toHaveLength(1)
})

test('closing a time leaves the room in it as somebody else has set it', async () => {
  const { morning, change, officeSlots } = await aTimedShop()
  expect((await change(morning, { capacity: 7, isClosed: false })).status).toBe(204)
  expect((await change(morning, { isClosed: true })).status).toBe(204)
  const closed = { ...morning, capacity: 7, isClosed: true }
  expect(await officeSlots()).toContainEqual(expect.objectContaining(closed))
})
