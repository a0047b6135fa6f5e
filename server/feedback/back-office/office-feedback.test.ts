import { expect, test } from 'vitest'
import { auditLog } from '../../database/schema.ts'
import { aCustomer } from '../../testing/builders.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { anOperator, listOf } from '../../testing/operator-builders.ts'

async function atWork(shop: TestShop) {
  const operator = await anOperator(shop)
  const { session } = operator
  return {
    ...operator,
    list: listOf(shop, session, 'GET /admin/feedback'),
    show: (feedbackId: number, body: { isShown: boolean; version: number }) =>
      shop.call('PUT /admin/feedback/{feedbackId}/visibility', {
        session,
        params: { feedbackId },
        body,
      }),
  }
}

async function say(shop: TestShop, message: string) {
  const customer = await aCustomer(shop)
  const body = { name: 'Nimali', feedbackCount: 5, message }
  await shop.call('POST /feedback', { body, token: customer.token })
  return customer
}

const shownIn = async (shop: TestShop) =>
  (await shop.call('GET /feedback')).body.map(({ message }: { message: string }) => message)

test('hidden feedback disappears from the storefront on every instance, and can be shown again', async () => {
  const shop = await openShop()
  const other = await openShop({ databaseUrl: shop.databaseUrl })
  const { list, show } = await atWork(shop)
  await say(shop, 'The mangoes were ripe')
  await say(shop, 'Buy cheap watches here')
  // Both instances have now cached it.
  expect(await shownIn(other)).toHaveLength(2)
  expect(await shownIn(shop)).toHaveLength(2)
  const [spam] = (await list({ search: 'WATCHES' })).items
  const id = spam?.feedbackId ?? 0

  expect((await show(id, { isShown: false, version: 1 })).status).toBe(200)
  expect(await shownIn(shop)).toEqual(['The mangoes were ripe'])
  await expect.poll(() => shownIn(other)).toEqual(['The mangoes were ripe'])
  expect((await list({ state: 'HIDDEN' })).items).toMatchObject([{ feedbackId: id }])
  expect((await list({ state: 'SHOWN' })).total).toBe(1)

  const second = await show(id, { isShown: false, version: 1 })
  expect(second).toMatchObject({ status: 409, body: { current: { isShown: false, version: 2 } } })
  await show(id, { isShown: true, version: 2 })
  expect(await shownIn(shop)).toHaveLength(2)
  expect((await show(999_999, { isShown: true, version: 1 })).status).toBe(404)
})

test('the audit log contains only the id of the feedback', async () => {
  const shop = await openShop()
  const { list, show } = await atWork(shop)
  const customer = await say(shop, 'Buy cheap watches here')
  const [spam] = (await list()).items
  expect(spam).toMatchObject({ customerId: customer.id, feedbackCount: 5, isShown: true })
  await show(spam?.feedbackId ?? 0, { isShown: false, version: 1 })
  const entries = (await shop.database.select().from(auditLog)).filter(
    ({ subjectKind }) => subjectKind === 'feedback',
  )
  expect(entries).toMatchObject([
    { action: 'hide feedback', subjectId: String(spam?.feedbackId), after: { isShown: false } },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/Nimali|watches/)
})
