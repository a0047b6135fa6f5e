import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dayInColombo, plusDays } from '../../domain/days.ts'
import { orders, products, users } from '../database/schema.ts'
import { aCustomer, anAddress } from '../testing/builders.ts'
import type { TestShop } from '../testing/open-shop.ts'
import { aTimedShop, soon } from '../testing/slot-builders.ts'
import { until } from '../testing/until.ts'

test('the last place goes to one of fifty customers; the others are told the nearest times, and hold nothing', async () => {
  const { shop, morning, afternoon, body, rice, stored } = await aTimedShop()
  const customers = await customersOf(shop, 50)
  const answers = await Promise.all(
    customers.map(({ customer, recipientId }) =>
      // On a busy machine some of fifty are asked to come again.
      until(async () => {
        const answer = await shop.call('POST /orders', {
          body: body(morning, recipientId, customer),
          token: customer.token,
          from: `203.0.113.${customer.id % 200}`,
        })
        expect(answer.status).not.toBe(503)
        return answer
      }),
    ),
  )
  const taken = answers.filter(({ status }) => status === 409)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(taken).toHaveLength(49)
  for (const { body } of taken) {
    expect(body).toMatchObject({ code: 'slotTaken' })
    expect(body.slots[0]).toEqual(afternoon)
    expect(body.message).toContain('2:00 PM – 5:00 PM')
  }
  expect(await shop.database.$count(orders)).toBe(1)
  const [shelf] = await shop.database.select().from(products).where(eq(products.id, rice.id))
  expect(shelf?.stockQuantity).toBe(49)
  expect(await stored()).toHaveLength(1)
})

test('a customer with many unpaid orders holds one place', async () => {
  const { book, morning, slots, officeSlots } = await aTimedShop({ capacity: 2 })
  for (let orders = 0; orders < 10; orders++) expect((await book(morning)).status).toBe(201)
  expect((await slots())[0].isFree).toBe(true)
  const [slot] = await officeSlots()
  expect(slot.orderIds).toHaveLength(1)
})

test('room is never exceeded while an operator lowers it', async () => {
  const { shop, morning, body, windows, change, office, officeSlots } = await aTimedShop({
    capacity: 10,
  })
  const [window] = await windows()
  const customers = await customersOf(shop, 12)
  const placing = customers.map(async ({ customer, recipientId }) => {
    const request = { body: body(morning, recipientId, customer), token: customer.token }
    return (await shop.call('POST /orders', request)).status
  })
  const lowering = shop.call('PUT /admin/delivery/windows/{windowId}', {
    session: office.session,
    params: { windowId: window.windowId },
    body: { capacity: 3, cutoffMinutes: 120, version: 1 },
  })
  const statuses = await Promise.all(placing)
  expect((await lowering).status).toBe(204)
  const [slot] = await officeSlots()
  expect(slot.orderIds.length).toBe(statuses.filter((status) => status === 201).length)
  expect(slot.capacity).toBeGreaterThanOrEqual(slot.orderIds.length)
  expect(slot.capacity).toBe(Math.max(3, slot.orderIds.length))

  const holding = (capacity: number) => change(morning, { capacity, isClosed: false })
  expect((await holding(slot.orderIds.length - 1)).body.code).toBe('slotHoldsMore')
  expect((await holding(slot.orderIds.length)).status).toBe(204)
})

test('room that was set for one day outlives a change of its weekly time', async () => {
  const { shop, morning, change, windows, office, book, stored } = await aTimedShop({
    capacity: 10,
  })
  const [{ windowId }] = await windows()
  const edit = (capacity: number, cutoffMinutes: number, version: number) =>
    shop.call('PUT /admin/delivery/windows/{windowId}', {
      session: office.session,
      params: { windowId },
      body: { capacity, cutoffMinutes, version },
    })
  const room = async () => {
    const rows = await stored()
    return rows.toSorted((one, other) => one.date.localeCompare(other.date))
  }
  const next = { windowId, date: dayInColombo(plusDays(new Date(`${soon}T06:00:00Z`), 7)) }
  await book(morning)
  expect((await change(next, { capacity: 3, isClosed: false })).status).toBe(204)
  expect((await edit(10, 60, 1)).status).toBe(204)
  expect(await room()).toMatchObject([{ capacity: 10 }, { capacity: 3 }])
  for (const { startsAt, cutoffAt } of await stored()) {
    expect(startsAt.getTime() - cutoffAt.getTime()).toBe(60 * 60_000)
  }
  expect((await edit(12, 60, 2)).status).toBe(204)
  expect(await room()).toMatchObject([{ capacity: 12 }, { capacity: 3 }])
})

test('the database itself lets no more orders into a slot than there is room for', async () => {
  const { shop, book, morning, afternoon, stored } = await aTimedShop()
  await book(morning)
  const [placed] = await shop.database.select().from(orders)
  const other = await aCustomer(shop)
  await shop.database.update(users).set({ name: 'Kamala' }).where(eq(users.id, other.id))
  const { id: _, totalCents: __, ...copy } = { ...placed, userId: other.id }
  // Its lines are missing, which the database would refuse only later.
  await expect(
    shop.database.insert(orders).values(copy as typeof orders.$inferInsert),
  ).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/^slot \d+ has room for 1 orders/) },
  })
  expect(await stored()).toMatchObject([{ ...morning, capacity: 1 }])
  expect(afternoon.date).toBe(soon)
})

async function customersOf(shop: TestShop, count: number) {
  const customers = []
  for (let made = 0; made < count; made++) {
    const customer = await aCustomer(shop)
    customers.push({ customer, recipientId: await anAddress(shop, customer) })
  }
  return customers
}
