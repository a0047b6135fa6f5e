import { createRoute, z } from '@hono/zod-openapi'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { seedDemoShop } from '../../../demo/seed.ts'
import { languageNames } from '../../../domain/texts/language-labels.ts'
import { openShop } from '../../testing/open-shop.ts'
import type { Environment } from '../environment.ts'
import { cachedCall } from './cached.ts'
import { createFront } from './front.ts'
import { bodyOf } from './make-body.ts'

const search = '/api/products/search'

test('responses that are made without the application equal those that it makes', async () => {
  const shop = await openShop()
  await seedDemoShop({ database: shop.database, log: shop.shop.log })
  const answered = async ({ request }: typeof shop, path: string, accepted = '') => {
    const answer = await request(path, { headers: { 'Accept-Encoding': accepted } })
    const { 'x-request-id': _, ...headers } = Object.fromEntries(answer.headers)
    return { headers, body: Buffer.from(await answer.arrayBuffer()).toString('base64') }
  }
  await Promise.all(
    [`/api/products?pageSize=1`, `${search}/salt`].map((path) => shop.request(path)),
  )
  const lists = [
    'page=2&pageSize=8',
    'status=IN%20STOCK&page=1&pageSize=8&sort=cheapest',
    'page=900',
  ]
  const paths = [
    ...lists.map((query) => `/api/products?${query}`),
    `${search}/fresh%20milk?page=1&pageSize=8`,
    `${search}/${encodeURIComponent('හාල්')}?sort=name`,
    `${search}/100%25%20nothing?page=1`,
  ]
  for (const path of paths) {
    for (const language of languageNames) {
      const address = `${path}&language=${language}`
      // In another instance each is the first response of its route, which the application makes.
      const other = await openShop({ databaseUrl: shop.databaseUrl })
      const linesBefore = shop.loggedLines()
      const quick = await answered(shop, address)
      expect([address, shop.loggedLines()]).toEqual([address, linesBefore])
      expect([address, quick]).toEqual([address, await answered(other, address)])
      expect(await answered(shop, address, 'br')).toEqual(await answered(other, address, 'br'))
    }
  }
})

test('what needs the application still goes to it', async () => {
  const shop = await openShop()
  await seedDemoShop({ database: shop.database, log: shop.shop.log })
  for (const path of ['/api/products?pageSize=1', `${search}/salt`]) await shop.request(path)
  const asked = async (query: string) => {
    const { status, headers } = await shop.request(`/api/products?${query}`)
    return status === 200 ? headers.get('Cache-Control') : status
  }
  const refused = ['page=0', 'page=1&page=2', 'language=fr', 'language=si&language=ta']
  for (const query of refused) expect([query, await asked(query)]).toEqual([query, 400])
  expect(await asked('ids=1,2')).toBe('no-store')
  expect((await shop.request(`${search}/${'long'.repeat(100)}`)).status).toBe(400)
  const inline = await (await shop.request('/api/products?pageSize=2&images=inline')).json()
  expect(inline[0].imageUrl).toMatch(/^data:image\/webp/)
})

const call = createRoute({
  method: 'get',
  path: '/things',
  request: { query: z.object({ page: z.string().optional() }) },
  responses: { 200: { description: 'Things' } },
})

/** A front whose route fails to make a body, once the application has made one response. */
async function aFrontThatFails() {
  const { shop } = await openShop()
  const made: string[] = []
  const fail = bodyOf(call.request.query, async () => {
    throw new Error('The database is away')
  })
  const { middleware, path } = cachedCall(call, fail)
  const application = new Hono<Environment>().get(path, middleware, (c) => {
    made.push(c.req.query('page') ?? '')
    return c.text(`page ${c.req.query('page')}`)
  })
  return { front: createFront(shop, application), made }
}

test('where a body cannot be made, the application tries again', async () => {
  const { front, made } = await aFrontThatFails()
  for (const page of ['1', '2', '2', '3']) {
    const answer = await front.request(`/things?page=${page}`)
    expect([answer.status, await answer.text()]).toEqual([200, `page ${page}`])
  }
  expect(made).toEqual(['1', '2', '3'])
})
