import { afterEach, expect, test, vi } from 'vitest'
import type { Language } from '../domain/texts/texts.ts'
import { createApi, NetworkError } from './client.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('calls go to the base that is given, here or elsewhere', async () => {
  const addresses: string[] = []
  for (const base of ['/shop/api', 'https://api.example/v1']) {
    const api = createApi({
      fetch: (request) => {
        addresses.push(request.url)
        return Response.json([])
      },
      origin: 'https://shop.example',
      base,
      token: () => null,
      onUnauthorized: () => {},
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
    const api = createApi({
      fetch: (request) => {
        addresses.push(request.url)
        return Response.json([])
      },
      origin: 'https://shop.example',
      ...(language && { language }),
      token: () => null,
      onUnauthorized: () => {},
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
  const api = createApi({
    fetch: () => new Response(brokenOff),
    origin: 'https://shop.example',
    token: () => null,
    onUnauthorized: () => {},
  })
  await expect(api('GET /categories', {})).rejects.toThrow(NetworkError)
})

test('a call says that it is JSON, carries the token if there is one, and encodes what stands in its URL', async () => {
  const sent: { url: string; type: string | null; authorization: string | null }[] = []
  for (const token of [null, 'a.b.c']) {
    const api = createApi({
      fetch: ({ url, headers }) => {
        const type = headers.get('Content-Type')
        sent.push({ url, type, authorization: headers.get('Authorization') })
        return Response.json([])
      },
      origin: 'https://shop.example',
      token: () => token,
      onUnauthorized: () => {},
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

test('a call waits for its response however long it takes', async () => {
  vi.useFakeTimers()
  // Not among the timers that Vitest replaces.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), delay)
    return controller.signal
  })
  const response = Promise.withResolvers<Response>()
  const api = createApi({
    fetch: ({ signal }) => {
      signal.addEventListener('abort', () => response.reject(signal.reason))
      return response.promise
    },
    origin: 'https://shop.example',
    token: () => null,
    onUnauthorized: () => {},
  })
  const outcome = api('GET /categories', {}).catch((error) => error)
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000)
  response.resolve(Response.json([]))
  expect(await outcome).toMatchObject({ status: 200 })
})
