import { gunzipSync } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { openShop } from '../../testing/open-shop.ts'
import type { Environment } from '../environment.ts'
import { cached } from './cached.ts'
import { createFront } from './front.ts'

test('the request that fills the cache gets the request id that was logged', async () => {
  const { shop } = await openShop()
  const front = createFront(
    shop,
    new Hono<Environment>().get('/api/feedback', cached, (c) =>
      c.text('made', 200, { 'X-Request-Id': 'as in the log' }),
    ),
  )
  const idOfNext = async () => (await front.request('/api/feedback')).headers.get('X-Request-Id')
  expect(await idOfNext()).toBe('as in the log')
  expect(await idOfNext()).toMatch(/^[0-9a-f-]{36}$/)
})

test('a HEAD request that comes first caches the whole response for the next', async () => {
  const { shop } = await openShop()
  let made = 0
  const front = createFront(
    shop,
    // Pages, too, send no body for HEAD.
    new Hono<Environment>().get('/api/feedback', cached, (c) => {
      made += 1
      return c.req.method === 'HEAD' ? c.body(null) : c.body('whole')
    }),
  )
  const head = await front.request('/api/feedback', { method: 'HEAD' })
  expect([head.headers.get('Content-Length'), await head.text()]).toEqual(['5', ''])
  expect(await (await front.request('/api/feedback')).text()).toBe('whole')
  expect(made).toBe(1)
})

test('a response that breaks off while it is read is a fault like any other', async () => {
  const { shop, loggedErrors } = await openShop()
  const brokenOff = () =>
    new ReadableStream({
      pull: () => {
        throw new Error('broken off')
      },
    })
  const front = createFront(
    shop,
    new Hono<Environment>().get('/api/feedback', cached, (c) => c.body(brokenOff())),
  )
  const headers = { 'X-Request-Id': 'from-the-proxy' }
  const answer = await front.request('/api/feedback', { headers })
  expect([answer.status, await answer.json()]).toMatchObject([500, { requestId: 'from-the-proxy' }])
  expect(loggedErrors()).toMatchObject([{ requestId: 'from-the-proxy', msg: 'A request failed' }])
})

test('what is declared as cached is made once for each URL; nothing else is cached', async () => {
  const { shop } = await openShop()
  const made: string[] = []
  const make = (c: Context<Environment>) => {
    made.push(c.req.path)
    return c.text('made')
  }
  const area = new Hono<Environment>().get('/sorts/:id', cached, make).get('/stock', make)
  const front = createFront(shop, new Hono<Environment>().route('/rice', area))
  for (const path of ['/rice/sorts/1', '/rice/sorts/2', '/rice/stock']) {
    await front.request(path)
    await front.request(path)
  }
  expect(made).toEqual(['/rice/sorts/1', '/rice/sorts/2', '/rice/stock', '/rice/stock'])
})

test('responses that are not cached are compressed too', async () => {
  const { shop } = await openShop()
  const long = 'long '.repeat(1000)
  const application = new Hono<Environment>().get('*', (c) => c.text(long))
  const front = createFront(shop, application)
  for (const path of ['/api/products', '/api/orders']) {
    const answer = await front.request(path, { headers: { 'Accept-Encoding': 'gzip' } })
    const unzipped = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()
    expect([path, answer.headers.get('Vary'), unzipped]).toEqual([path, 'Accept-Encoding', long])
  }
})

test('public pages are cached in each language', async () => {
  const { shop } = await openShop()
  const made: string[] = []
  // Pages are cached once they are built: in development they change.
  vi.stubEnv('PROD', true)
  const front = createFront(
    shop,
    new Hono<Environment>().get('*', (c) => {
      made.push(c.req.path)
      return c.text('made', 200, { 'Cache-Control': 'no-cache' })
    }),
  )
  vi.unstubAllEnvs()
  const kept = ['/', '/products', '/si', '/si/products', '/ta/charities/green-hands']
  const perRequest = ['/si/login', '/si/nothing']
  for (const path of [...kept, ...perRequest]) {
    await front.request(path)
    await front.request(`${path}?unknown`)
  }
  expect(made).toEqual([...kept, ...perRequest.flatMap((path) => [path, path])])
})
