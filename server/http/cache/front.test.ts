import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { openShop } from '../../testing/open-shop.ts'
import type { Environment } from '../environment.ts'
import { forEveryone } from './for-everyone.ts'
import { createFront } from './front.ts'

test('who has an answer made gets it under the id that it was made under', async () => {
  const { shop } = await openShop()
  const front = createFront(
    shop,
    new Hono<Environment>().get('/api/feedback', (c) =>
      c.text('made', 200, { ...forEveryone, 'X-Request-Id': 'as in the log' }),
    ),
  )
  const idOfNext = async () => (await front.request('/api/feedback')).headers.get('X-Request-Id')
  expect(await idOfNext()).toBe('as in the log')
  expect(await idOfNext()).toMatch(/^[0-9a-f-]{36}$/)
})

test('whoever asks for the head alone first leaves the whole answer to the next', async () => {
  const { shop } = await openShop()
  let made = 0
  const front = createFront(
    shop,
    // As pages do.
    new Hono<Environment>().get('/api/feedback', (c) => {
      made += 1
      return c.req.method === 'HEAD'
        ? c.body(null, 200, forEveryone)
        : c.body('whole', 200, forEveryone)
    }),
  )
  const head = await front.request('/api/feedback', { method: 'HEAD' })
  expect([head.headers.get('Content-Length'), await head.text()]).toEqual(['5', ''])
  expect(await (await front.request('/api/feedback')).text()).toBe('whole')
  expect(made).toBe(1)
})

test('an answer that breaks off while it is read is a fault like any other', async () => {
  const { shop, loggedErrors } = await openShop()
  const brokenOff = () =>
    new ReadableStream({
      pull: () => {
        throw new Error('broken off')
      },
    })
  const front = createFront(
    shop,
    new Hono<Environment>().get('/api/feedback', (c) => c.body(brokenOff(), 200, forEveryone)),
  )
  const headers = { 'X-Request-Id': 'from-the-proxy' }
  const answer = await front.request('/api/feedback', { headers })
  expect([answer.status, await answer.json()]).toMatchObject([500, { requestId: 'from-the-proxy' }])
  expect(loggedErrors()).toMatchObject([{ requestId: 'from-the-proxy', msg: 'A request failed' }])
})

test('what is not kept is compressed for its reader all the same', async () => {
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
