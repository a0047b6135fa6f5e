import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderEvents, products } from '../database/schema.ts'
import { aLine, claimsBy } from '../testing/claim-builders.ts'
import { atTheCounter } from '../testing/customer-builders.ts'
import type { TestShop } from '../testing/open-shop.ts'
import { aTimedShop } from '../testing/slot-builders.ts'

const causesOf = ({ database }: TestShop, kind: 'SLOT_MOVED' | 'CLAIM_ANSWERED') =>
  database.select({ cause: orderEvents.cause }).from(orderEvents).where(eq(orderEvents.kind, kind))

test('erasing removes reasons that follow an hour or a name with a colon', async () => {
  const { shop, customer, rice, book, pay, morning, afternoon, move, office } = await aTimedShop()
  const { erase, session } = await atTheCounter(shop)
  await shop.database.update(products).set({ name: 'Rice 1:1' }).where(eq(products.id, rice.id))
  const id = await pay(await book(morning))
  await move(id, (await office.detail(id)).version, afternoon)
  await office.complete({ orderId: id, version: (await office.detail(id)).version })
  await office.set('orders.claims', true)
  const claims = claimsBy(shop, customer, id)
  const [{ goods = '' } = {}] = (await claims.seen()).goods
  const { body } = await claims.add([aLine(goods)])
  await shop.call('POST /admin/claim-lines/{lineId}/decision', {
    session,
    params: { lineId: body.claims[0].lines[0].id },
    body: {
      ...{ decision: 'REFUSED', units: 0, answer: 'Her son had it', refund: 'BY_HAND' },
      requestKey: crypto.randomUUID(),
    },
  })
  expect(await causesOf(shop, 'SLOT_MOVED')).toEqual([
    { cause: expect.stringMatching(/2:00 PM – 5:00 PM: The van is broken$/) },
  ])
  expect(await causesOf(shop, 'CLAIM_ANSWERED')).toEqual([
    { cause: expect.stringMatching(/Rice 1:1: Her son had it$/) },
  ])

  expect((await erase(customer.id, customer.email)).status).toBe(204)
  expect(await causesOf(shop, 'SLOT_MOVED')).toEqual([
    { cause: expect.stringMatching(/^By \S+, to .*2:00 PM – 5:00 PM$/) },
  ])
  expect(await causesOf(shop, 'CLAIM_ANSWERED')).toEqual([
    { cause: expect.stringMatching(/^By \S+, nothing for 1 × Rice 1:1$/) },
  ])
})
