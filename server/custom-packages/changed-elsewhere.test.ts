import { expect, test } from 'vitest'
import { aCustomerWhoBuilds, item } from '../testing/custom-package-builders.ts'

/** A package of two bags of rice, and what a client sends that wants no change but its own to be lost. */
async function aPackageRead() {
  const { rice, milk, create, read, update } = await aCustomerWhoBuilds()
  const earlier = { packageName: 'Breakfast', budget: 5000, packageItems: [item(rice, 2)] }
  const { body } = await create(earlier)
  return { rice, milk, earlier, id: body.id, read, update }
}

test('an update of a package that has other contents by now is refused with these', async () => {
  const { rice, milk, earlier, id, read, update } = await aPackageRead()
  const { body: now } = await update(id, { ...earlier, packageItems: [item(rice, 3)] })
  const mine = { ...earlier, packageItems: [item(rice, 2), item(milk, 1)] }
  const refused = await update(id, { ...mine, earlier })
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({ code: 'customPackageChanged', current: now })
  expect((await read(id)).body).toEqual(now)

  const read3 = { ...earlier, packageItems: [item(rice, 3)] }
  expect(await update(id, { ...mine, earlier: read3 })).toMatchObject({
    status: 200,
    body: { packageItems: [{ productName: 'Rice' }, { productName: 'Milk' }] },
  })
})

test.each([{ packageName: 'Brunch' }, { budget: 6000 }, { budget: null }])(
  'so is one of a package with %j by now',
  async (change) => {
    const { rice, earlier, id, update } = await aPackageRead()
    await update(id, { ...earlier, ...change })
    const mine = { ...earlier, packageItems: [item(rice, 9)] }
    expect((await update(id, { ...mine, earlier })).status).toBe(409)
  },
)

test('of two updates at once the second is refused', async () => {
  const { rice, earlier, id, update } = await aPackageRead()
  const statuses = await Promise.all(
    [3, 4].map(async (quantity) => {
      const sent = { ...earlier, packageItems: [item(rice, quantity)], earlier }
      return (await update(id, sent)).status
    }),
  )
  expect(statuses.toSorted()).toEqual([200, 409])
})

test('an update whose response was lost is taken again, and so is one that says nothing of before', async () => {
  const { milk, earlier, id, update } = await aPackageRead()
  const mine = { ...earlier, packageItems: [item(milk, 1)] }
  for (const sent of [{ ...mine, earlier }, { ...mine, earlier }, earlier]) {
    expect((await update(id, sent)).status).toBe(200)
  }
})
