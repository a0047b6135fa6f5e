import pg from 'pg'
import { expect, test } from 'vitest'
import { openShop } from '../../testing/open-shop.ts'
import { anOperator } from '../../testing/operator-builders.ts'

test('behind a pooler an operator sees each change in the next answer', async () => {
  const shop = await openShop({ isPooled: true })
  const { session } = await anOperator(shop)
  const { body: category } = await shop.call('POST /admin/categories', {
    session,
    body: { name: 'Tea' },
  })
  const params = { categoryId: category.categoryId }
  await shop.call('PUT /admin/categories/{categoryId}/publication', {
    session,
    params,
    body: { isPublished: true, version: 1 },
  })
  for (let version = 2; version < 100; version += 1) {
    const name = `Tea ${version}`
    await shop.call('PUT /admin/categories/{categoryId}', {
      session,
      params,
      body: { name, version },
    })
    expect((await shop.call('GET /categories')).body).toMatchObject([{ name }])
  }
})

test('sessions that a pooler opens have the limits of the shop', async () => {
  const { databaseUrl } = await openShop({ isPooled: true })
  const session = new pg.Client({ connectionString: databaseUrl })
  await session.connect()
  const { rows } = await session.query(`select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle,
    current_setting('pg_trgm.strict_word_similarity_threshold') as similarity`)
  await session.end()
  expect(rows).toEqual([{ statement: '15s', idle: '30s', similarity: '0.33' }])
})
