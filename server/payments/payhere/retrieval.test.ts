import { describe, expect, it } from 'vitest'
import { GatewayUnavailable, merchantCalls } from './merchant.ts'
import { paymentFinder } from './retrieval.ts'

const key = { id: '4OVxzz', secret: 'not-a-real-secret' }
const token = { access_token: 'token-1', token_type: 'bearer', expires_in: 599, scope: 'SANDBOX' }
const none = { status: -1, msg: 'No payments found', data: null }

/** The record of PayHere's own documentation, about an order of ours. */
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

/** A PayHere that answers questions with these in turn, the last of them for good. */
function aPayHere(answers: Answer[], tokens: Answer[] = [token]) {
  const asked: { path: string; request: RequestInit }[] = []
  let at = 0
  let tokenNumber = 0
  let searchNumber = 0
  const next = (list: Answer[], index: number) => list[Math.min(index, list.length - 1)] ?? none
  const line = {
    now: () => at,
    pause: async () => undefined,
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
  it('tells of a payment what a notification would', async () => {
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

  it('takes an id in digits and one in text for the same', async () => {
    const [first] = await aPayHere([found({})]).find('7-0badcafe')
    const [second] = await aPayHere([found({ payment_id: '320025023469' })]).find('7-0badcafe')
    expect(second).toEqual(first)
  })

  it('tells every payment of an attempt, and none of another', async () => {
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
  ])('knows %s as %s', async (status, outcome) => {
    const { find } = aPayHere([found({ status })])
    expect(await find('7-0badcafe')).toMatchObject([{ outcome }])
  })

  it('takes "no payments found" for none yet', async () => {
    expect(await aPayHere([none]).find('7-0badcafe')).toEqual([])
  })

  it.each<[string, Answer]>([
    ['is not there', new TypeError('fetch failed')],
    ['takes too long', new DOMException('The operation timed out', 'TimeoutError')],
    ['answers with a page', '<html>Bad Gateway</html>'],
    ['answers nothing', ''],
    ['answers something else', { hello: 'world' }],
    ['answers null', 'null'],
    ['answers a payment without an amount', found({ amount: undefined })],
    ['answers an amount that is none', found({ amount: 'a lot' })],
    ['answers an id that is none', found({ payment_id: '<script>' })],
    ['answers a fault', { http: 500, body: {} }],
    ['has had too many questions', { http: 429, body: { status: 1, data: [record] } }],
    ['does not know our address', { http: 401, body: { status: -1, msg: 'Access denied' } }],
    ['refuses the key', { status: -2, msg: 'Authentication error', data: null }],
  ])('fails in the one expected way when it %s', async (_, answer) => {
    await expect(aPayHere([answer]).find('7-0badcafe')).rejects.toBeInstanceOf(GatewayUnavailable)
    await expect(aPayHere([none], [answer]).find('7-0badcafe')).rejects.toBeInstanceOf(
      GatewayUnavailable,
    )
  })
})

describe('the token', () => {
  it('is asked for once by many at the same moment, and kept until shortly before it ends', async () => {
    const { find, count, pass } = aPayHere([none])
    await Promise.all([find('1-a'), find('2-a'), find('3-a')])
    pass(560)
    await find('4-a')
    expect(count('/oauth')).toBe(1)
    pass(10)
    await find('5-a')
    expect(count('/oauth')).toBe(2)
  })

  it('that is refused is renewed once, and the question asked again', async () => {
    const refused = { http: 401, body: { error: 'invalid_token' } }
    const { find, count } = aPayHere([refused, found({})])
    expect(await find('7-0badcafe')).toHaveLength(1)
    expect(count('/oauth')).toBe(2)
  })

  it('that is refused again and again ends the question', async () => {
    const { find, count } = aPayHere([{ http: 401, body: { error: 'invalid_token' } }])
    await expect(find('7-0badcafe')).rejects.toBeInstanceOf(GatewayUnavailable)
    expect(count('/oauth')).toBe(2)
    expect(count('/payment')).toBe(2)
  })

  it('that could not be had is asked for anew next time', async () => {
    const { find } = aPayHere([found({})], [new TypeError('fetch failed'), token])
    await expect(find('7-0badcafe')).rejects.toBeInstanceOf(GatewayUnavailable)
    expect(await find('7-0badcafe')).toHaveLength(1)
  })
})
