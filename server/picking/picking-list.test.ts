import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orders } from '../database/schema.ts'
import { aMixedOrder } from '../testing/credit-builders.ts'
import { openShop } from '../testing/open-shop.ts'
import { anOperator } from '../testing/operator-builders.ts'
import { aPaidOrder } from '../testing/order-work-builders.ts'
import { anUnpaidOrder } from '../testing/payment-builders.ts'
import {
  anAlternative,
  anOrderToReplace,
  atPicking,
  chooseFor,
} from '../testing/picking-builders.ts'
import { aTimedShop } from '../testing/slot-builders.ts'

test('what is promised first is listed first, with its hours, unless another order has taken them', async () => {
  const { shop, office, book, pay, morning, afternoon } = await aTimedShop({ capacity: 3 })
  const anyDay = await pay(await book(morning))
  const later = await pay(await book(afternoon))
  const sooner = await pay(await book(morning))
  const lost = await pay(await book(morning))
  const change = (id: number, change: Partial<typeof orders.$inferInsert>) =>
    shop.database.update(orders).set(change).where(eq(orders.id, id))
  await change(anyDay, { slotId: null, promisedFrom: null, promisedTo: null })
  await change(lost, { slotId: null })
  const { body } = await shop.call('GET /admin/picking', { session: office.session })
  const slot = { from: expect.any(String), to: expect.any(String) }
  expect(body).toMatchObject([
    { orderId: sooner, slot, hasLostSlot: false },
    { orderId: lost, slot: null, hasLostSlot: true },
    { orderId: later, slot, hasLostSlot: false },
    { orderId: anyDay, slot: null, hasLostSlot: false },
  ])
})

test('a phone in another language names packages, and what could stand in for something', async () => {
  const shop = await openShop()
  const { session, start, say, lineOf } = await atPicking(shop)
  const { id, productId } = await anOrderToReplace(shop)
  const green = await anAlternative(shop, productId, { name: 'Green Tea', price: 900, stock: 5 })
  const params = { kind: 'product', id: green.id, language: 'si' }
  const body = { texts: { name: 'හරිත තේ' }, version: 0 }
  await shop.call('PUT /admin/translations/{kind}/{id}/{language}', { session, params, body })
  await start(id)
  const { goods } = await lineOf(id, 'Ceylon Tea')
  const suggested = async (query: Record<string, string>) => {
    const params = { orderId: id, goods }
    const path = 'GET /admin/picking/{orderId}/substitutes/{goods}'
    return (await shop.call(path, { session, params, query })).body
  }
  const english = { name: 'Green Tea', translatedName: null }
  expect(await suggested({})).toMatchObject([english])
  expect(await suggested({ namesIn: 'ta' })).toMatchObject([english])
  const inSinhala = { name: 'Green Tea', translatedName: 'හරිත තේ' }
  expect(await suggested({ namesIn: 'si' })).toMatchObject([inSinhala])
  const substitutes = [{ productId: green.id, units: 1, forUnits: 1 }]
  await say(id, 'Ceylon Tea', { picked: 1, substitutes })
  const names = await shop.call('GET /admin/picking/{orderId}/names/{language}', {
    session,
    params: { orderId: id, language: 'si' },
  })
  expect(names.body).toEqual([{ kind: 'product', id: green.id, name: 'හරිත තේ' }])

  const mixed = await aMixedOrder(shop)
  await start(mixed.id)
  expect((await lineOf(mixed.id, 'Red Rice')).packageId).toEqual(expect.any(Number))
  expect((await lineOf(mixed.id, 'Soap')).packageId).toBeNull()
})

test('pickers see no order that is not to be picked, and of a packed one neither phone nor notes', async () => {
  const shop = await openShop()
  const { start, findTheRest, pack, detail, complete, cancel } = await atPicking(shop)
  const { session } = await anOperator(shop, ['PICKER'])
  const seen = (orderId: number) =>
    shop.call('GET /admin/picking/{orderId}', { session, params: { orderId } })
  const names = (orderId: number) =>
    shop.call('GET /admin/picking/{orderId}/names/{language}', {
      session,
      params: { orderId, language: 'si' },
    })
  const expectHidden = async (orderId: number) => {
    for (const answer of [await seen(orderId), await names(orderId)]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'notToPick' } })
    }
  }
  const unpaid = (await anUnpaidOrder(shop)).id
  await expectHidden(unpaid)

  const { id } = await aPaidOrder(shop)
  await chooseFor(shop, id, 'CALL')
  await shop.database.update(orders).set({ notes: 'Ring twice' }).where(eq(orders.id, id))
  await start(id)
  const told = { contact: '0771234567', notes: 'Ring twice' }
  expect((await seen(id)).body).toMatchObject(told)
  await findTheRest(id)
  await pack(id)
  expect((await seen(id)).body).toMatchObject({ contact: null, notes: null })
  const { version } = await detail(id)
  await complete({ orderId: id, version })
  await expectHidden(id)

  const cancelled = (await aPaidOrder(shop)).id
  await chooseFor(shop, cancelled, 'CALL')
  await start(cancelled)
  expect((await seen(cancelled)).body.contact).toBe(told.contact)
  const reason = 'They asked us to'
  const now = (await detail(cancelled)).version
  await cancel(cancelled, { version: now, reason, refund: 'BY_HAND' })
  expect((await seen(cancelled)).body).toMatchObject({ isCancelled: true, contact: null })
})
