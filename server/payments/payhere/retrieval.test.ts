import { describe, expect, it } from 'vitest'
import { GatewayUnavailable, NotAsked } from '../gateway.ts'
import { merchantCalls } from './merchant.ts'
import { paymentFinder } from './retrieval.ts'

const key = { id: '4OVxzz', secret: 'not-a-real-secret' }
const token = { access_token: 'token-1', token_type: 'bearer', expires_in: 599, scope: 'SANDBOX' }
const none = { status: -1, msg: 'No payments found', data: null }

/** The record in PayHere's own documentation, with an order of ours. */
const record = {
  payment_id: 320025023469,
  order_id: '7-0badcafe',
  date: '2020-01-16 16:21:02',
  description: 'Order 7',
  status: 'RECEIVED',
  currency: 'LKR',
  amount: 1234.5,
  customer: { fist_name: 'Saman', last_name: 'Perera' },
  amount_detail: { currency: 'LKR', gross: 1234.5, fee: 40.74, net: 1193.76 },
  payment_method: { method: 'VISA', card_customer_name: 'S Perera', card_no: '************1292' },
  items: null,
}
const found = (...changes: object[]) => ({
  status: 1,
  msg: 'Payments with order_id: 7-0badcafe',
  data: changes.map((change) => ({ ...record, ...change })),
})

type Answer = object | string | Error | { http: number; body: object }

/** A PayHere that returns these responses in turn, and then the last one again and again. */
function aPayHere(answers: Answer[], tokens: Answer[] = [token]) {
  const asked: { path: string; request: RequestInit }[] = []
  let at = 0
  let tokenNumber = 0
  let searchNumber = 0
  const next = (list: Answer[], index: number) => list[Math.min(index, list.length - 1)] ?? none
  const line = {
    now: () => at,
    pause: async () => undefined,
    processes: 1,
    fetch: async (url: string, request: RequestInit) => {
      const path = url.slice('https://payhere.example/merchant/v1'.length)
      asked.push({ path, request })
      const answer = path.startsWith('/oauth')
        ? next(tokens, tokenNumber++)
        : next(answers, searchNumber++)
      if (answer instanceof Error) throw answer
      if (typeof answer === 'string') return new Response(answer)
      if ('http' in answer) return Response.json(answer.body, { status: answer.http })
      return Response.json(answer)
    },
  }
  const find = paymentFinder(merchantCalls('https://payhere.example', key, line))
  const pass = (seconds: number) => (at += seconds * 1000)
  const count = (start: string) => asked.filter(({ path }) => path.startsWith(start)).length
  return { find, asked, pass, count }
}

describe('asking PayHere', () => {
  it('returns the same facts about a payment as a notification', async () => {
    const { find, asked } = aPayHere([found({})])
    expect(await find('7-0badcafe')).toEqual([
      {
        reference: '7-0badcafe',
        paymentId: '320025023469',
        amountCents: 123450,
        currency: 'LKR',
        outcome: 'paid',
        gatewayCode: 'RECEIVED',
        method: 'VISA',
      },
    ])
    expect(asked).toMatchObject([
      {
        path: '/oauth/token',
        request: {
          method: 'POST',
          body: 'grant_type=client_credentials',
          headers: { Authorization: `Basic ${btoa('4OVxzz:not-a-real-secret')}` },
        },
      },
      {
        path: '/payment/search?order_id=7-0badcafe',
        request: { headers: { Authorization: 'Bearer token-1' } },
      },
    ])
  })

  it('treats an id as a number and as text alike', async () => {
    const [first] = await aPayHere([found({})]).find('7-0badcafe')
    const [second] = await aPayHere([found({ payment_id: '320025023469' })]).find('7-0badcafe')
    expect(second).toEqual(first)
  })

  it('returns every payment of an attempt, and none of another', async () => {
    const { find } = aPayHere([found({}, { payment_id: 2 }, { order_id: '8-0badcafe' })])
    expect((await find('7-0badcafe')).map(({ paymentId }) => paymentId)).toEqual([
      '320025023469',
      '2',
    ])
  })

  it.each([
    ['CHARGEBACKED', 'chargedBack'],
    ['REFUND REQUESTED', 'refundRequested'],
    ['REFUND PROCESSING', 'refundProcessing'],
    ['REFUNDED', 'refunded'],
    ['SOMETHING NEW', 'unknown'],
  ])('reads %s as %s', async (status, outcome) => {
    const { find } = aPayHere([found({ status })])
    expect(await find('7-0badcafe')).toMatchObject([{ outcome }])
  })

  it('reads "no payments found" as none yet', async () => {
    expect(await aPayHere([none]).find('7-0badcafe')).toEqual([])
  })

  it.each<[string, Answer]>([
    ['cannot be reached', new TypeError('fetch failed')],
    ['takes too long', new DOMException('The operation timed out', 'TimeoutError')],
    ['returns a page', '<html>Bad Gateway</html>'],
    ['returns nothing', ''],
    ['returns something else', { hello: 'world' }],
    ['returns null', 'null'],
    ['returns a payment without an amount', found({ amount: undefined })],
    ['returns an invalid amount', found({ amount: 'a lot' })],
    ['returns an invalid id', found({ payment_id: '<script>' })],
    ['returns a fault', { http: 500, body: {} }],
    ['has had too many requests', { http: 429, body: { status: 1, data: [record] } }],
    ['does not know our IP address', { http: 401, body: { status: -1, msg: 'Access denied' } }],
    ['refuses the key', { status: -2, msg: 'Authentication error', data: null }],
  ])('throws GatewayUnavailable when it %s', async (_, answer) => {
    await expect(aPayHere([answer]).find('7-0badcafe')).rejects.toBeInstanceOf(GatewayUnavailable)
    await expect(aPayHere([none], [answer]).find('7-0badcafe')).rejects.toBeInstanceOf(
      GatewayUnavailable,
    )
  })
})

describe('the token', () => {
  it('is requested once for simultaneous calls, and used until shortly before it expires', async () => {
    const { find, count, pass } = aPayHere([none])
    await Promise.all([find('1-a'), find('2-a'), find('3-a')])
    pass(560)
    await find('4-a')
    expect(count('/oauth')).toBe(1)
    pass(10)
    await find('5-a')
    expect(count('/oauth')).toBe(2)
  })

  it('that is refused is renewed once, and the call repeated', async () => {
    const refused = { http: 401, body: { error: 'invalid_token' } }
    const { find, count } = aPayHere([refused, found({})])
    expect(await find('7-0badcafe')).toHaveLength(1)
    expect(count('/oauth')).toBe(2)
  })

  it('that is refused again ends the call', async () => {
    const { find, count } = aPayHere([{ http: 401, body: { error: 'invalid_token' } }])
    await expect(find('7-0badcafe')).rejects.toBeInstanceOf(GatewayUnavailable)
    expect(count('/oauth')).toBe(2)
    expect(count('/payment')).toBe(2)
  })

  it('that could not be obtained is requested again next time', async () => {
    const { find } = aPayHere([found({})], [new TypeError('fetch failed'), token])
    await expect(find('7-0badcafe')).rejects.toBeInstanceOf(NotAsked)
    expect(await find('7-0badcafe')).toHaveLength(1)
  })
})
