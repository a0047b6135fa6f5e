import { expect, test } from 'vitest'
import { aCustomer } from '../testing/builders.ts'
import { aCustomerWhoBuilds, callsOf, item, sellOut } from '../testing/custom-package-builders.ts'

test('a repeated try to save a package saves nothing twice, also at the same moment', async () => {
  const { rice, shop, create, list } = await aCustomerWhoBuilds()
  const sent = {
    packageName: 'Sunday Breakfast',
    packageItems: [item(rice, 2)],
    requestKey: crypto.randomUUID(),
  }
  const [first, second] = await Promise.all([create(sent), create(sent)])
  expect(first.status).toBe(201)
  expect(second).toMatchObject({ status: 201, body: first.body })

  // What was saved may have sold out since.
  await sellOut(shop, rice)
  expect((await create(sent)).body.id).toBe(first.body.id)
  expect((await list()).body).toHaveLength(1)
})

test('another key, no key, or another customer saves another package', async () => {
  const { rice, shop, create, list } = await aCustomerWhoBuilds()
  const sent = { packageName: 'Sunday Breakfast', packageItems: [item(rice, 2)] }
  const requestKey = crypto.randomUUID()
  for (const key of [requestKey, crypto.randomUUID(), null, null]) {
    expect((await create({ ...sent, requestKey: key })).status).toBe(201)
  }
  expect((await list()).body).toHaveLength(4)

  const other = await aCustomer(shop, { name: 'Kasun Silva' })
  const { body } = await callsOf(shop, other).create({ ...sent, requestKey })
  expect(body.userId).toBe(other.id)
})
