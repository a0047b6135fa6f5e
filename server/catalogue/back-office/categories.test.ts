import { expect, test } from 'vitest'
import { aCustomer, anAddress, anOrderOf, aProduct } from '../../testing/builders.ts'
import { openShop } from '../../testing/open-shop.ts'
import { anOperator } from '../../testing/operator-builders.ts'

test('a category is added, renamed and, once it is empty, removed', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const add = (name: string) => shop.call('POST /admin/categories', { session, body: { name } })
  const { body: spices } = await add('Spices')
  expect(spices).toMatchObject({
    name: 'Spices',
    productCount: 0,
    isPublished: false,
    version: 1,
  })
  expect((await add('Spices')).body.code).toBe('categoryNameTaken')
  expect((await add('spices')).body.code).toBe('categoryNameTaken')
  expect((await add(' ')).status).toBe(400)

  const params = { categoryId: spices.categoryId }
  expect((await shop.call('GET /categories')).body).toEqual([])
  const rename = (name: string, version: number) =>
    shop.call('PUT /admin/categories/{categoryId}', { session, params, body: { name, version } })
  const renamed = await rename('Spices and herbs', 1)
  expect(renamed.body).toMatchObject({ name: 'Spices and herbs', version: 2 })
  // Its own name in other capitals is free for it.
  const { body: capitals } = await rename('Spices and Herbs', 2)
  expect(capitals.name).toBe('Spices and Herbs')
  const late = await rename('Herbs', 1)
  expect([late.status, late.body.current]).toEqual([409, capitals])

  const { categoryId } = await aProduct(shop)
  const remove = (id: number) =>
    shop.call('DELETE /admin/categories/{categoryId}', { session, params: { categoryId: id } })
  const refused = await remove(categoryId)
  expect([refused.status, refused.body.code]).toEqual([409, 'categoryInUse'])
  expect((await remove(params.categoryId)).status).toBe(204)
  expect((await remove(params.categoryId)).status).toBe(404)
  const shown = (await shop.call('GET /categories')).body
  expect(shown).toMatchObject([{ categoryId }])
  const log = await shop.call('GET /admin/audit-log', {
    session,
    query: { subjectKind: 'category' },
  })
  expect(log.body.items.map(({ action }: { action: string }) => action)).toEqual([
    'remove category',
    'rename category',
    'rename category',
    'add category',
  ])
})

test('a withdrawn category cannot be chosen anywhere, while its products stay on sale', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const rice = await aProduct(shop, { name: 'Red Rice' })
  const shown = await aProduct(shop)
  const params = { categoryId: rice.categoryId }
  const publish = (isPublished: boolean, version: number) =>
    shop.call('PUT /admin/categories/{categoryId}/publication', {
      session,
      params,
      body: { isPublished, version },
    })
  const seen = async (path: string) => (await shop.request(path)).text()
  const products = async (path: string) =>
    JSON.parse(await seen(path)).map(({ productId }: { productId: number }) => productId)
  const ownList = `/api/products?categoryId=${rice.categoryId}`
  const ownPage = `/products?category=${rice.categoryId}<`
  // All these responses are now cached, and must be dropped from the cache.
  expect(await seen('/api/categories')).toContain(`"categoryId":${rice.categoryId},`)
  expect(await seen('/sitemap.xml?of=pages')).toContain(ownPage)
  expect(await products(ownList)).toEqual([rice.id])

  const withdrawn = await publish(false, 1)
  expect(withdrawn.body).toMatchObject({ productCount: 1, isPublished: false, version: 2 })
  expect((await shop.call('GET /categories')).body).toMatchObject([
    { categoryId: shown.categoryId },
  ])
  expect(await seen('/sitemap.xml?of=pages')).not.toContain(ownPage)
  const own = await shop.request(ownList)
  const unknown = await shop.request('/api/products?categoryId=999999')
  expect([own.status, own.headers.get('X-Total-Count'), await own.text()]).toEqual([
    unknown.status,
    unknown.headers.get('X-Total-Count'),
    await unknown.text(),
  ])
  expect(await products('/api/products')).toEqual([rice.id, shown.id])
  expect(await products('/api/products?status=IN%20STOCK')).toEqual([rice.id, shown.id])
  expect(await products('/api/products/search/red')).toEqual([rice.id])
  const customer = await aCustomer(shop)
  const body = anOrderOf(customer, await anAddress(shop, customer), [[rice, 1]])
  expect((await shop.call('POST /orders', { body, token: customer.token })).status).toBe(201)

  const late = await publish(true, 1)
  expect([late.status, late.body.current]).toEqual([409, withdrawn.body])
  expect((await publish(false, 2)).body.version).toBe(2)
  expect((await publish(true, 2)).body).toMatchObject({ isPublished: true, version: 3 })
  expect(await products(ownList)).toEqual([rice.id])
  expect(await seen('/api/categories')).toContain(`"categoryId":${rice.categoryId},`)
  const query = { subjectKind: 'category' }
  const log = await shop.call('GET /admin/audit-log', { session, query })
  expect(log.body.items).toMatchObject([
    { action: 'publish category', before: { isPublished: false }, after: { isPublished: true } },
    { action: 'withdraw category', before: { isPublished: true }, after: { isPublished: false } },
  ])
})

test('a category says how its goods are kept', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const { categoryId } = await aProduct(shop)
  const edit = async (body: object) =>
    (
      await shop.call('PUT /admin/categories/{categoryId}', {
        session,
        params: { categoryId },
        body: { name: 'Dairy', ...body },
      })
    ).body
  expect((await edit({ version: 1 })).storage).toBe('SHELF')
  expect((await edit({ storage: 'COLD', version: 2 })).storage).toBe('COLD')
  expect((await edit({ name: 'Milk', version: 3 })).storage).toBe('COLD')
  expect((await edit({ storage: 'WARM', version: 4 })).code).toBe('invalid')
})
