import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { dayInColombo, plusDays, weekdayOf } from '../../domain/days.ts'
import type { SlotKey } from '../../domain/delivery/slots.ts'
import { deliverySlots } from '../database/schema.ts'
import { anOrderOf } from './builders.ts'
import { aDeliveringShop } from './delivery-builders.ts'
import { ordersOf } from './order-builders.ts'
import { attemptBehind, notify } from './payment-builders.ts'

type OfficeDay = BackOfficeAnswer<'GET /admin/delivery/days'>[number]

/** Two days from now: no cut-off of a few hours has passed. */
export const soon = dayInColombo(plusDays(new Date(), 2))

/** A shop that delivers two days from now, from 9 to 12 and from 14 to 17, with room for some orders each. */
export async function aTimedShop({ capacity = 1 } = {}) {
  const delivering = await aDeliveringShop()
  const { shop, customer, recipientId, rice, office } = delivering
  const { session } = office
  const addWindow = (facts: object = {}) =>
    shop.call('POST /admin/delivery/windows', {
      session,
      body: {
        weekdays: [weekdayOf(soon)],
        areaId: null,
        fromMinutes: 9 * 60,
        toMinutes: 12 * 60,
        capacity,
        cutoffMinutes: 120,
        ...facts,
      },
    })
  await addWindow()
  await addWindow({ fromMinutes: 14 * 60, toMinutes: 17 * 60 })
  const windows = async () => (await shop.call('GET /admin/delivery/windows', { session })).body
  const [morning, afternoon] = await windows()
  // `call` has checked it against the contract.
  const days = async () =>
    (await shop.call('GET /admin/delivery/days', { session })).body as OfficeDay[]
  const slotOf = (window: { windowId: number }, date = soon) => ({
    windowId: window.windowId,
    date,
  })
  const body = (slot?: object, to = recipientId, by = customer) => ({
    ...anOrderOf(by, to, [[rice, 1]]),
    slot,
  })
  return {
    ...delivering,
    addWindow,
    windows,
    morning: slotOf(morning),
    afternoon: slotOf(afternoon),
    slotOf,
    body,
    book: (slot?: object) => shop.call('POST /orders', { body: body(slot), token: customer.token }),
    slots: async () =>
      (await shop.call('GET /delivery/slots', { token: customer.token })).body.slots,
    officeSlots: async () => (await shop.call('GET /admin/delivery/slots', { session })).body,
    pay: async (placed: { body: { data: string } }) => {
      const attempt = await attemptBehind(shop, placed.body.data)
      await notify(shop, attempt)
      return attempt.orderId
    },
    latest: async () => (await ordersOf(shop, customer))[0],
    stored: () => shop.database.select().from(deliverySlots),
    days,
    closeDay: async (date: string, facts: object = {}) =>
      shop.call('PUT /admin/delivery/days/{date}', {
        session,
        params: { date },
        body: {
          version: (await days()).find((day) => day.date === date)?.version ?? 0,
          name: 'Il Full Moon Poya Day',
          kind: 'POYA',
          closesDelivery: true,
          barredCategoryIds: [],
          keep: [],
          ...facts,
        },
      }),
    change: (slot: SlotKey, facts: { capacity?: number; isClosed: boolean }) =>
      shop.call('PUT /admin/delivery/slots/{windowId}/{date}', {
        session,
        params: slot,
        body: facts,
      }),
    move: (orderId: number, version: number, slot: object) =>
      shop.call('PUT /admin/orders/{orderId}/slot', {
        session,
        params: { orderId },
        body: { ...slot, version, reason: 'The van is broken' },
      }),
  }
}
