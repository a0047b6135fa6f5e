import { expect, test } from 'vitest'
import { anOperator } from '../../operators/operator-builders.ts'
import { aProduct } from '../../testing/builders.ts'
import { openShop } from '../../testing/open-shop.ts'

test('a category is added, renamed and, once it is empty, removed', async () => {
  const shop = await openShop()
  const { session } = await anOperator(shop)
  const add = (name: string) => shop.call('POST /admin/categories', { session, body: { name } })
  const { body: spices } = await add('Spices')
  expect(spices).toMatchObject({ name: 'Spices', productCount: 0, version: 1 })
  expect((await add('Spices')).body.message).toBe('There is a category of this name already.')
  expect((await add(' ')).status).toBe(400)

  const params = { categoryId: spices.categoryId }
  const rename = (name: string, version: number) =>
    shop.call('PUT /admin/categories/{categoryId}', { session, params, body: { name, version } })
  const renamed = await rename('Spices and herbs', 1)
  expect(renamed.body).toMatchObject({ name: 'Spices and herbs', version: 2 })
  const late = await rename('Herbs', 1)
  expect([late.status, late.body.current]).toEqual([409, renamed.body])

  const { categoryId } = await aProduct(shop)
  const remove = (id: number) =>
    shop.call('DELETE /admin/categories/{categoryId}', { session, params: { categoryId: id } })
  const refused = await remove(categoryId)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'There are products in this category: move them to another one first.',
  ])
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
    'add category',
  ])
})
