import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anOffice } from '../testing/csv-builders.ts'
import { untilBlocked } from '../testing/until-blocked.ts'

test('a category is translated while its products are imported in another order', async () => {
  const office = await anOffice()
  const { shop, session, category } = office
  const names = ['Basmati', 'Keeri Samba', 'Nadu', 'Suduru Samba']
  const lines = names.map((name) => `${name},480,${category}`)
  await office.bringIn('products', ['name,price,category', ...lines].join('\n'))
  const { body } = await shop.call('GET /admin/products', { session })
  const added: { productId: number; name: string; categoryId: number }[] = body.items
  const changed = added
    .toSorted((one, other) => other.productId - one.productId)
    .map(({ productId, name }) => `${productId},${name} 5 kg`)
  const file = ['id,name', ...changed].join('\n')
  const report = await office.check('products', file)

  const [first] = added.toSorted((one, other) => one.productId - other.productId)
  const { translating, importing } = await shop.database.transaction(async (tx) => {
    await tx.execute(
      sql`select from product_search where product_id = ${first?.productId} for update`,
    )
    const translating = shop.call('PUT /admin/translations/{kind}/{id}/{language}', {
      session,
      params: { kind: 'category', id: first?.categoryId ?? 0, language: 'si' },
      body: { texts: { name: 'සහල්' }, version: 0 },
    })
    await untilBlocked(shop)
    const importing = office.carryOut('products', file, report)
    await untilBlocked(shop, 2)
    return { translating, importing }
  })
  expect((await translating).status).toBe(200)
  expect((await importing).events.at(-1)).toMatchObject({ kind: 'REPORT' })
  expect(shop.loggedErrors()).toEqual([])
})
