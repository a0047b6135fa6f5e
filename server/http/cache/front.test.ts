import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { stream } from 'hono/streaming'
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

/** A front whose application answers every request so. */
async function aFrontOf(answer: (c: Context<Environment>) => Response) {
  const { shop } = await openShop()
  return createFront(shop, new Hono<Environment>().all('*', answer))
}

const ofBrowsers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }

test('responses that are not cached are compressed too', async () => {
  const long = 'long '.repeat(1000)
  const front = await aFrontOf((c) => {
    c.header('Set-Cookie', 'one=1', { append: true })
    c.header('Set-Cookie', 'two=2', { append: true })
    return c.text(long, 409)
  })
  const asked = async (accepted: string) => {
    const answer = await front.request('/api/orders', { headers: { 'Accept-Encoding': accepted } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.getSetCookie()).toEqual(['one=1', 'two=2'])
    expect(answer.status).toBe(409)
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
    const length = answer.headers.get('Content-Length')
    if (length) expect(length).toBe(String(bytes.length))
    return { encoding: answer.headers.get('Content-Encoding'), bytes }
  }
  const brotli = await asked('gzip, deflate, br, zstd')
  expect([brotli.encoding, brotliDecompressSync(brotli.bytes).toString()]).toEqual(['br', long])
  const gzip = await asked('gzip')
  expect([gzip.encoding, gunzipSync(gzip.bytes).toString()]).toEqual(['gzip', long])
  const plain = await asked('')
  expect([plain.encoding, plain.bytes.toString()]).toEqual([null, long])
})

test('a short response is sent as it is', async () => {
  const front = await aFrontOf((c) => c.json({ data: 'short' }, 201))
  const answer = await front.request('/api/orders', { method: 'POST', headers: ofBrowsers })
  expect([answer.status, answer.headers.get('Content-Encoding')]).toEqual([201, null])
  expect(await answer.json()).toEqual({ data: 'short' })
  expect((await front.request('/api/orders', { method: 'HEAD', headers: ofBrowsers })).status).toBe(
    201,
  )
})

/** A stream whose last piece comes when it is let go. */
function aStream(type: string) {
  const { promise: lastPiece, resolve: letGo } = Promise.withResolvers<void>()
  const answer = (c: Context<Environment>) => {
    c.header('Content-Type', type)
    return stream(c, async (body) => {
      await body.write('first,')
      await body.write('second,')
      await lastPiece
      await body.write('last')
    })
  }
  return { answer, letGo }
}

test('a stream is compressed while it is sent', async () => {
  const { answer, letGo } = aStream('application/json')
  const front = await aFrontOf(answer)
  const received = await front.request('/api/products', { headers: ofBrowsers })
  letGo()
  expect(received.headers.get('Content-Encoding')).toBe('gzip')
  const bytes = Buffer.from(await received.arrayBuffer())
  expect(gunzipSync(bytes).toString()).toBe('first,second,last')
})

test('events are sent one by one, as they are', async () => {
  const { answer, letGo } = aStream('text/event-stream')
  const front = await aFrontOf(answer)
  const received = await front.request('/api/admin/products/csv', { headers: ofBrowsers })
  const pieces = received.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await pieces?.read())?.value).toBe('first,')
  letGo()
  expect(received.headers.get('Content-Encoding')).toBe(null)
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
