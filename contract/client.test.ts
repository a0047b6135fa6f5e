import { afterEach, expect, test, vi } from 'vitest'
import type { Language } from '../domain/texts/texts.ts'
import { ApiError, createApi, isWorthRetrying, NetworkError } from './client.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('calls go to the base that is given, here or elsewhere', async () => {
  const addresses: string[] = []
  for (const base of ['/shop/api', 'https://api.example/v1']) {
    const api = apiWith({
      fetch: (request) => {
        addresses.push(request.url)
        return Response.json([])
      },
      base,
    })
    await api('GET /products', { query: { page: '2' } })
  }
  expect(addresses).toEqual([
    'https://shop.example/shop/api/products?page=2',
    'https://api.example/v1/products?page=2',
  ])
})

test('a call names the language to be answered in, unless that is English', async () => {
  const addresses: string[] = []
  for (const language of [undefined, 'en', 'si', 'ta'] satisfies (Language | undefined)[]) {
    const api = apiWith({
      fetch: (request) => {
        addresses.push(request.url)
        return Response.json([])
      },
      ...(language && { language }),
    })
    await api('GET /products', { query: { page: '2' } })
    await api('GET /categories', {})
  }
  expect(addresses).toEqual([
    'https://shop.example/api/products?page=2',
    'https://shop.example/api/categories',
    'https://shop.example/api/products?page=2',
    'https://shop.example/api/categories',
    'https://shop.example/api/products?page=2&language=si',
    'https://shop.example/api/categories?language=si',
    'https://shop.example/api/products?page=2&language=ta',
    'https://shop.example/api/categories?language=ta',
  ])
})

test('an answer that breaks off is a lost connection, not a success', async () => {
  const brokenOff = new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('[{"name":'))
      stream.error(new TypeError('network error'))
    },
  })
  const api = apiWith({
    fetch: () => new Response(brokenOff),
  })
  await expect(api('GET /categories', {})).rejects.toThrow(NetworkError)
})

test('a page that comes in the place of an answer, as from a network that wants a login first, is no success', async () => {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' }
  const api = apiWith({ fetch: () => new Response('<h1>Welcome to our network</h1>', { headers }) })
  await expect(api('GET /categories', {})).rejects.toThrow(NetworkError)
})

test.each(['null', '502', '[]'])(
  'a refusal that is only %s fails with its status',
  async (text) => {
    const api = apiWith({ fetch: () => new Response(text, { status: 502 }) })
    await expect(api('GET /categories', {})).rejects.toMatchObject({
      status: 502,
      code: undefined,
      serverMessage: undefined,
    })
  },
)

test('a call says that it is JSON, carries the token if there is one, and encodes what stands in its URL', async () => {
  const sent: { url: string; type: string | null; authorization: string | null }[] = []
  for (const token of [null, 'a.b.c']) {
    const api = apiWith({
      fetch: ({ url, headers }) => {
        const type = headers.get('Content-Type')
        sent.push({ url, type, authorization: headers.get('Authorization') })
        return Response.json([])
      },
      token: () => token,
    })
    await api('GET /products/search/{term}', { params: { term: 'a/b?c#1%' }, query: {} })
  }
  const call = {
    url: 'https://shop.example/api/products/search/a%2Fb%3Fc%231%25',
    type: 'application/json',
  }
  expect(sent).toEqual([
    { ...call, authorization: null },
    { ...call, authorization: 'Bearer a.b.c' },
  ])
})

test.each([
  [
    'in JSON',
    Response.json({ code: 'notYours', message: 'Not yours.' }, { status: 403 }),
    'Not yours.',
    'notYours',
  ],
  ['in plain text', new Response('"No."', { status: 400 }), 'No.', undefined],
  [
    'of a proxy',
    new Response('<h1>No</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
    undefined,
    undefined,
  ],
])('a refusal %s fails with its status, message and code', async (_, response, message, code) => {
  const api = apiWith({ fetch: () => response })
  const error: unknown = await api('GET /categories', {}).catch((each) => each)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: response.status, serverMessage: message, code })
  expect(error).toHaveProperty('message', message ?? 'The shop responded with 502')
})

test('only a 401 ends the session, and it names the token that was refused', async () => {
  const refused: (string | null)[] = []
  for (const status of [400, 401, 403]) {
    const onUnauthorized = (token: string | null) => refused.push(token)
    const api = apiWith({
      fetch: () => Response.json({}, { status }),
      token: () => `of ${status}`,
      onUnauthorized,
    })
    await expect(api('GET /categories', {})).rejects.toThrow(ApiError)
  }
  expect(refused).toEqual(['of 401'])
})

test('a session goes on with the token of the response, if it was sent one and gets another', async () => {
  const renewals: [string, string][] = []
  for (const token of [null, 'old']) {
    for (const headers of [new Headers(), new Headers({ 'X-Token': 'new' })]) {
      const onRenewed = (...tokens: [string, string]) => renewals.push(tokens)
      const api = apiWith({
        fetch: () => Response.json([], { headers }),
        token: () => token,
        onRenewed,
      })
      await api('GET /categories', {})
    }
  }
  expect(renewals).toEqual([['old', 'new']])
})

test.each([
  [true, 'small', true],
  [true, 'x'.repeat(70_000), false],
  // Of three bytes each.
  [true, 'ක'.repeat(25_000), false],
  [false, 'small', false],
])(
  'a call that is to outlive its page (%s) does so unless it is too large',
  async (keepalive, text, does) => {
    const sent: boolean[] = []
    const api = apiWith({
      fetch: (request) => {
        sent.push(request.keepalive)
        return Response.json({})
      },
    })
    const body = { name: 'Nimal', feedbackCount: 5, message: text }
    await api('POST /feedback', { body, keepalive })
    await api('GET /categories', { keepalive })
    expect(sent).toEqual([does, keepalive])
  },
)

test.each([
  [new NetworkError('offline'), true],
  [new ApiError(500, {}), true],
  [new ApiError(503, {}), true],
  [new ApiError(499, {}), false],
  [new ApiError(404, {}), false],
])('after %o it is worth to retry twice: %s', (error, isWorthIt) => {
  expect([0, 1, 2].map((failures) => isWorthRetrying(failures, error))).toEqual([
    isWorthIt,
    isWorthIt,
    false,
  ])
})

test('a call waits for its response however long it takes', async () => {
  vi.useFakeTimers()
  // Not among the timers that Vitest replaces.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), delay)
    return controller.signal
  })
  const response = Promise.withResolvers<Response>()
  const api = apiWith({
    fetch: ({ signal }) => {
      signal.addEventListener('abort', () => response.reject(signal.reason))
      return response.promise
    },
  })
  const outcome = api('GET /categories', {}).catch((error) => error)
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000)
  response.resolve(Response.json([]))
  expect(await outcome).toMatchObject({ status: 200 })
})

type Transport = Parameters<typeof createApi>[0]

/** A client of nobody in particular, but for what is named. */
function apiWith(facts: Pick<Transport, 'fetch'> & Partial<Transport>) {
  return createApi({
    origin: 'https://shop.example',
    token: () => null,
    onUnauthorized: () => {},
    ...facts,
  })
}
