import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { seedDemoShop } from '../../../demo/seed.ts'
import { busyRetrySeconds, mostInlinePictures } from '../../../domain/limits.ts'
import { aCustomer, aProduct } from '../../testing/builders.ts'
import { openShop } from '../../testing/open-shop.ts'
import { anOperator } from '../../testing/operator-builders.ts'
import { until } from '../../testing/until.ts'
import type { Environment } from '../environment.ts'
import { answerError } from '../errors.ts'
import { cached } from './cached.ts'
import { createFront } from './front.ts'

test('parameters that a call does not know lead to the same kept response', async () => {
  const shop = await openShop()
  await aProduct(shop)
  const first = await (await shop.request('/api/products?page=1&pageSize=8')).text()
  const ask = async () => {
    for (const query of [
      'pageSize=8&page=1&j=1',
      'j=2&page=1&pageSize=8',
      'page=1&images=x&pageSize=8',
    ]) {
      expect(await (await shop.request(`/api/products?${query}`)).text()).toBe(first)
    }
    for (const path of ['categories?j=3', 'packages?page=1']) {
      expect((await shop.request(`/api/${path}`)).status).toBe(200)
    }
  }
  // The instance is also notified of its own changes, a moment later.
  await until(async () => expect(await shop.statementsOf(ask)).toEqual([]))
})

test('parameters that a route does not know never reach it', async () => {
  const { shop } = await openShop()
  const asked: string[] = []
  const application = new Hono<Environment>().get('/sorts/:id', cached, (c) => {
    asked.push(c.req.url)
    return c.text('made')
  })
  const front = createFront(shop, application)
  for (const path of ['/sorts/1?j=1', '/sorts/1?j=2', '/sorts/1', '/sorts/%31?x']) {
    await front.request(path, { headers: { 'X-Request-Id': 'from-the-proxy' } })
  }
  expect(asked).toEqual(['http://localhost/sorts/1', 'http://localhost/sorts/%31'])
})

test('only a small page of a list comes with its pictures in it', async () => {
  const shop = await openShop()
  await seedDemoShop({ database: shop.database, log: shop.shop.log })
  const asked = async (path: string) => {
    const answer = await shop.request(`/api/${path}`)
    return answer.ok ? 'sent' : (await answer.json()).code
  }
  expect(await asked(`products?images=inline&pageSize=${mostInlinePictures}`)).toBe('sent')
  for (const list of ['products', 'products?pageSize=100', 'products/search/a?pageSize=100']) {
    const inline = `${list}${list.includes('?') ? '&' : '?'}images=inline`
    expect([list, await asked(inline)]).toEqual([list, 'tooManyPictures'])
    expect([list, await asked(list)]).toEqual([list, 'sent'])
  }
  for (const list of ['packages', 'charities']) {
    expect([list, await asked(`${list}?images=inline`)]).toEqual([list, 'sent'])
  }
})

test('a full process sends what is kept, serves customers and operators, and refuses the rest', async () => {
  const open = await openShop()
  const customer = await aCustomer(open)
  const { session } = await anOperator(open)
  const full = await openShop({ databaseUrl: open.databaseUrl, isFull: true })

  const refused = await full.request('/api/products')
  expect([refused.status, (await refused.json()).code]).toEqual([503, 'busy'])
  expect(refused.headers.get('Retry-After')).toBe(String(busyRetrySeconds))
  const page = await full.request('/api/packages', { headers: { Accept: 'text/html,*/*' } })
  expect([page.status, page.headers.get('Content-Type')]).toEqual([503, 'text/html; charset=UTF-8'])
  expect(await page.text()).toContain('Try again')

  for (const path of ['/healthz', '/readyz']) expect((await full.request(path)).status).toBe(200)
  const headers = { Authorization: `Bearer ${customer.token}` }
  expect((await full.request('/api/orders', { headers })).status).toBeLessThan(500)
  expect((await full.call('GET /admin/products', { session })).status).toBe(200)
  const notified = await full.request('/payments/notification', { method: 'POST' })
  expect(notified.status).toBeLessThan(500)
})

test('what is kept is sent by a full process', async () => {
  const { shop } = await openShop()
  const load = { isFull: false }
  let made = 0
  const application = new Hono<Environment>()
    .get('/api/categories', cached, (c) => c.text(String(++made)))
    .onError(answerError)
  const front = createFront({ ...shop, load }, application)
  expect(await (await front.request('/api/categories')).text()).toBe('1')
  load.isFull = true
  expect(await (await front.request('/api/categories?j=1')).text()).toBe('1')
})
