import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../database/schema.ts'
import { aPackage, aProduct } from '../testing/builders.ts'
import { openShop } from '../testing/open-shop.ts'
import { anOperator, listOf } from '../testing/operator-builders.ts'

test('operators see what is missing and outdated, translate it, and customers see it', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const rice = await aProduct(shop, { name: 'Rice', description: 'White.' })
  await aProduct(shop, { name: 'Tea', description: '' })
  const params = { kind: 'product', id: rice.id }
  const open = async () =>
    (await shop.call('GET /admin/translations/{kind}/{id}', { session, params })).body
  const translate = (texts: object, version: number) =>
    shop.call('PUT /admin/translations/{kind}/{id}/{language}', {
      session,
      params: { ...params, language: 'si' },
      body: { texts, version },
    })
  const list = async (query: Record<string, string>) =>
    (await shop.call('GET /admin/translations', { session, query })).body
  const counts = async () => (await shop.call('GET /admin/translation-counts', { session })).body

  const empty = { name: '', description: '' }
  expect(await open()).toEqual({
    ...params,
    english: { name: 'Rice', description: 'White.' },
    englishDigest: expect.stringMatching(/^[0-9a-f]{32}$/),
    translations: [
      { language: 'si', state: 'missing', texts: empty, version: 0 },
      { language: 'ta', state: 'missing', texts: empty, version: 0 },
    ],
  })
  expect((await counts())[0]).toEqual({
    kind: 'product',
    si: { missing: 2, outdated: 0 },
    ta: { missing: 2, outdated: 0 },
  })

  // A part of it, then all of it; letters are stored in their normal form, with their joiners.
  expect((await translate({ name: ' සහල් ', description: '' }, 0)).body).toMatchObject({
    state: 'missing',
    texts: { name: 'සහල්', description: '' },
    version: 1,
  })
  const whole = { name: 'ශ්\u200dරී සහල්', description: 'සුදු.' }
  const done = await translate(whole, 1)
  expect(done.body).toEqual({ language: 'si', state: 'done', texts: whole, version: 2 })
  expect(await list({ language: 'si', state: 'missing' })).toMatchObject({
    total: 1,
    items: [{ name: 'Tea', states: { si: 'missing', ta: 'missing' } }],
  })
  const { body: shown } = await shop.call('GET /products', { query: { language: 'si' } })
  expect(shown[0]).toMatchObject(whole)

  // Another translator has the page of before.
  const late = await translate({ name: 'වී', description: '' }, 1)
  expect([late.status, late.body.code, late.body.current]).toEqual([
    409,
    'editedElsewhere',
    done.body,
  ])

  const { body: product } = await shop.call('GET /admin/products/{productId}', {
    session,
    params: { productId: rice.id },
  })
  const { name, price, categoryId, pictureHash, version } = product
  await shop.call('PUT /admin/products/{productId}', {
    session,
    params: { productId: rice.id },
    body: { name, description: 'Red.', price, categoryId, pictureHash, version },
  })
  expect((await open()).translations[0].state).toBe('outdated')
  expect((await counts())[0].si).toEqual({ missing: 1, outdated: 1 })
  expect((await list({ state: 'outdated' })).items).toMatchObject([{ name: 'Rice' }])
  // Saved as it is: it fits the English of today too.
  expect((await translate(whole, 2)).body).toMatchObject({ state: 'done', version: 3 })

  // Emptied, English is shown again.
  await translate(empty, 3)
  const { body: again } = await shop.call('GET /products', { query: { language: 'si' } })
  expect(again[0]).toMatchObject({ name: 'Rice', description: 'Red.' })

  const { items } = await listOf(shop, session, 'GET /admin/audit-log')()
  expect(items.find(({ action }) => action === 'translate product')).toMatchObject({
    before: { ...whole, language: 'si' },
    after: { ...empty, language: 'si' },
  })
})

test('a translation of English that has changed while it was made is outdated', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const { id } = await aProduct(shop, { name: 'Rice' })
  const params = { kind: 'product', id }
  const open = async () =>
    (await shop.call('GET /admin/translations/{kind}/{id}', { session, params })).body
  const translate = async (name: string, version: number, englishDigest: string) => {
    const { body } = await shop.call('PUT /admin/translations/{kind}/{id}/{language}', {
      session,
      params: { ...params, language: 'si' },
      body: { texts: { name, description: 'සුදු.' }, version, englishDigest },
    })
    return body.state
  }
  const opened = await open()
  await shop.database.update(products).set({ name: 'Red Rice' }).where(eq(products.id, id))
  expect(await translate('සහල්', 0, opened.englishDigest)).toBe('outdated')
  expect((await open()).translations[0].state).toBe('outdated')
  expect(await translate('රතු සහල්', 1, (await open()).englishDigest)).toBe('done')
})

test('every kind is listed with its own texts, and unknown ones are refused', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const rice = await aProduct(shop)
  const box = await aPackage(shop, { name: 'Family Box', contents: [[rice, 1]] })
  const of = (kind: string, id: number) =>
    shop.call('GET /admin/translations/{kind}/{id}', { session, params: { kind, id } })
  for (const [kind, total] of Object.entries({ product: 1, package: 1, category: 1, charity: 0 })) {
    const { body } = await shop.call('GET /admin/translations', { session, query: { kind } })
    expect(body.total).toBe(total)
  }
  expect((await of('package', box.id)).body.english).toEqual({
    name: 'Family Box',
    description: '',
  })
  expect((await of('package', 999)).status).toBe(404)
  expect((await of('order', 1)).status).toBe(400)
})
