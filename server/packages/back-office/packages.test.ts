import { expect, test } from 'vitest'
import { aProduct } from '../../testing/builders.ts'
import { openShop } from '../../testing/open-shop.ts'
import { anOperator } from '../../testing/operator-builders.ts'

const facts = {
  name: 'Breakfast box',
  description: '',
  price: 1200,
  discount: 200,
  pictureHash: null,
}

async function anOffice() {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const [rice, milk] = [await aProduct(shop, { stock: 9 }), await aProduct(shop, { stock: 10 })]
  const contents = [
    { productId: rice.id, quantity: 2 },
    { productId: milk.id, quantity: 1 },
  ]
  return { shop, session, rice, milk, contents }
}

test('a package is added as a draft, published, edited and withdrawn', async () => {
  const { shop, session, contents, rice } = await anOffice()
  const body = { ...facts, contents }
  const added = await shop.call('POST /admin/packages', { session, body })
  expect(added.status).toBe(201)
  expect(added.body).toMatchObject({ canBeMade: 4, isPublished: false, version: 1 })
  const shown = async () => (await shop.call('GET /packages')).body.length
  expect(await shown()).toBe(0)

  const params = { packageId: added.body.packageId }
  const publish = (isPublished: boolean, version: number) =>
    shop.call('PUT /admin/packages/{packageId}/publication', {
      session,
      params,
      body: { isPublished, version },
    })
  expect((await publish(true, 1)).body.isPublished).toBe(true)
  expect(await shown()).toBe(1)
  const edit = (change: object, version: number) =>
    shop.call('PUT /admin/packages/{packageId}', {
      session,
      params,
      body: { ...body, ...change, version },
    })
  const fewer = [{ productId: rice.id, quantity: 3 }]
  const edited = await edit({ contents: fewer }, 2)
  expect(edited.body).toMatchObject({ canBeMade: 3, contents: fewer, version: 3 })
  const late = await edit({ price: 1300 }, 2)
  expect([late.status, late.body.current]).toEqual([409, edited.body])
  expect((await edit({ contents: [] }, 3)).body.code).toBe('packageEmpty')
  expect((await publish(false, 3)).status).toBe(200)
  expect(await shown()).toBe(0)

  const list = (query: object) => shop.call('GET /admin/packages', { session, query: { ...query } })
  expect((await list({ state: 'WITHDRAWN' })).body.total).toBe(1)
  expect((await list({ state: 'PUBLISHED' })).body.total).toBe(0)
  expect((await list({ search: 'lunch' })).body.items).toEqual([])
  const got = await shop.call('GET /admin/packages/{packageId}', { session, params })
  expect(got.body).toMatchObject({ price: 1200, version: 4 })
  const query = { subjectKind: 'package' }
  const log = await shop.call('GET /admin/audit-log', { session, query })
  expect(log.body.items).toMatchObject([
    { action: 'withdraw package' },
    { action: 'edit package', after: { contents: [`3 of ${rice.id}`] } },
    { action: 'publish package' },
    { action: 'add package' },
  ])
})

test('an empty package cannot be published', async () => {
  const { shop, session } = await anOffice()
  const body = { ...facts, contents: [] }
  const { packageId } = (await shop.call('POST /admin/packages', { session, body })).body
  const answer = await shop.call('PUT /admin/packages/{packageId}/publication', {
    session,
    params: { packageId },
    body: { isPublished: true, version: 1 },
  })
  expect(answer.status).toBe(409)
})

test('a discount as high as the price, a product twice, an unknown product and picture are refused', async () => {
  const { shop, session, contents } = await anOffice()
  const save = async (wrong: object) => {
    const body = { ...facts, contents, ...wrong }
    const answer = await shop.call('POST /admin/packages', { session, body })
    return [answer.status, answer.body.message]
  }
  expect(await save({ discount: 1200 })).toEqual([400, 'The discount must be below the price'])
  expect(await save({ contents: [...contents, ...contents] })).toEqual([
    400,
    'Each product can be in a package once',
  ])
  expect((await save({ contents: [{ productId: 999, quantity: 1 }] }))[0]).toBe(404)
  expect((await save({ contents: [{ ...contents[0], quantity: 0 }] }))[0]).toBe(400)
  expect((await save({ pictureHash: '0'.repeat(32) }))[0]).toBe(400)
  expect((await shop.call('GET /admin/packages', { session })).body.total).toBe(0)
})
