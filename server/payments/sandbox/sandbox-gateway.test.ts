import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { merchantCalls } from '../payhere/merchant.ts'
import { paymentFinder } from '../payhere/retrieval.ts'
import { checkoutHash } from '../payhere/signature.ts'
import { sandboxAccount } from './account.ts'
import { openLedger } from './ledger.ts'
import { createSandboxGateway } from './routes.ts'

const account = sandboxAccount({ publicUrl: 'https://shop.example', jwtSecret: 'x'.repeat(32) })
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** A sandbox whose merchant responds with these statuses in turn, then 200; 0 means no response. */
async function sandboxWith(...statuses: number[]) {
  const received: { url: string; fields: Record<string, string> }[] = []
  const pauses: number[] = []
  const all = Promise.withResolvers<void>()
  const { database, close } = await testDatabase()
  onTestFinished(close)
  const gateway = createSandboxGateway({
    account,
    ledger: openLedger(database),
    log: pino({ level: 'silent' }),
    network: {
      pause: async (milliseconds) => {
        pauses.push(milliseconds)
      },
      fetch: async (url, request) => {
        received.push({
          url,
          fields: Object.fromEntries(new URLSearchParams(String(request.body))),
        })
        if (received.length > statuses.length) all.resolve()
        const status = statuses[received.length - 1] ?? 200
        if (status === 0) throw new TypeError('fetch failed')
        return new Response(null, { status })
      },
    },
  })
  const post = (path: string, fields: Record<string, string>) =>
    gateway.request(path, {
      method: 'POST',
      headers: form,
      body: new URLSearchParams(fields).toString(),
    })
  const request = async (path: string, init?: RequestInit) => gateway.request(path, init)
  return { post, request, received, pauses, delivered: all.promise }
}

function checkout(changes: Record<string, string> = {}): Record<string, string> {
  const payment = { reference: '7-0badcafe', amount: '1234.50', currency: 'LKR' }
  return {
    merchant_id: account.merchantId,
    return_url: 'https://shop.example/done',
    cancel_url: 'https://shop.example/cancelled',
    notify_url: 'https://shop.example/notify',
    first_name: 'Nimali',
    last_name: 'Perera',
    email: 'nimali@example.lk',
    phone: '0771234567',
    address: '12 Example Lane',
    city: 'Nugegoda',
    country: 'Sri Lanka',
    order_id: payment.reference,
    items: 'Order 7',
    currency: payment.currency,
    amount: payment.amount,
    hash: checkoutHash(account, payment),
    ...changes,
  }
}

type Sandbox = Awaited<ReturnType<typeof sandboxWith>>

async function sealedCheckout({ post }: Sandbox): Promise<string> {
  const page = await (await post('/pay/checkout', checkout())).text()
  return /name="checkout" value="([^"]+)"/.exec(page)?.[1] ?? ''
}

describe('the sandbox gateway', () => {
  it('shows what is paid for and its three buttons', async () => {
    const answer = await (await sandboxWith()).post('/pay/checkout', checkout())
    const page = await answer.text()
    expect(answer.status).toBe(200)
    expect(page).toContain('Order 7')
    expect(page).toContain('LKR\u00a01,234.50')
    const buttons = [...page.matchAll(/<button[^>]*>([^<]+)</g)].map(([, name]) => name)
    expect(buttons).toEqual(['Pay', 'Decline', 'Cancel'])
  })

  it('allows no script, and forms to itself and the shop only', async () => {
    const answer = await (await sandboxWith()).post('/pay/checkout', checkout())
    const policy = answer.headers.get('Content-Security-Policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' https://shop.example;")
    expect(policy).not.toContain('unsafe-inline')
  })

  it.each([
    ['an altered amount', { amount: '1.00' }],
    ['an altered order', { order_id: '8-0badcafe' }],
    ['another merchant', { merchant_id: '1000002' }],
    ['a notification to another server', { notify_url: 'http://169.254.169.254/' }],
    ['a return URL of another site', { return_url: 'https://evil.example/' }],
    ['an invalid URL', { cancel_url: 'nowhere' }],
    ['no name', { first_name: '' }],
  ])('refuses %s', async (_, change) => {
    const answer = await (await sandboxWith()).post('/pay/checkout', checkout(change))
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('Unauthorized payment request')
  })

  it.each([
    ['pay', '2', 'https://shop.example/done?order_id=7-0badcafe'],
    ['decline', '-2', 'https://shop.example/done?order_id=7-0badcafe'],
    ['cancel', '-1', 'https://shop.example/cancelled?order_id=7-0badcafe'],
  ])('on "%s" notifies status %s, then sends the browser back', async (outcome, status, back) => {
    const sandbox = await sandboxWith()
    const answer = await sandbox.post('/pay/finish', {
      checkout: await sealedCheckout(sandbox),
      outcome,
    })
    expect(sandbox.received).toMatchObject([
      {
        url: 'https://shop.example/notify',
        fields: { order_id: '7-0badcafe', payhere_amount: '1234.50', status_code: status },
      },
    ])
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(back)
  })

  it('makes one payment when a button is pressed twice', async () => {
    const sandbox = await sandboxWith()
    const sealed = await sealedCheckout(sandbox)
    await sandbox.post('/pay/finish', { checkout: sealed, outcome: 'pay' })
    await sandbox.post('/pay/finish', { checkout: sealed, outcome: 'pay' })
    const ids = sandbox.received.map(({ fields }) => fields.payment_id)
    expect(ids[0]).toMatch(/^32\d{13}$/)
    expect(ids[1]).toBe(ids[0])
  })

  it('notifies again at growing intervals when the shop fails or cannot be reached', async () => {
    const sandbox = await sandboxWith(500, 0, 503)
    await sandbox.post('/pay/finish', { checkout: await sealedCheckout(sandbox), outcome: 'pay' })
    await sandbox.delivered
    expect(sandbox.received).toHaveLength(4)
    expect(sandbox.pauses).toEqual([1000, 2000, 4000])
  })

  it('sends the browser back even if the shop did not accept the notification', async () => {
    const sandbox = await sandboxWith(500)
    const answer = await sandbox.post('/pay/finish', {
      checkout: await sealedCheckout(sandbox),
      outcome: 'pay',
    })
    expect(answer.status).toBe(303)
  })

  it('does not repeat what the shop has refused', async () => {
    const sandbox = await sandboxWith(403)
    await sandbox.post('/pay/finish', { checkout: await sealedCheckout(sandbox), outcome: 'pay' })
    expect(sandbox.pauses).toEqual([])
  })

  it.each([
    ['an altered checkout', { checkout: 'e30.AAAA' }],
    ['an outcome that it does not know', { outcome: 'toString' }],
  ])('does not finish %s', async (_, change) => {
    const sandbox = await sandboxWith()
    const answer = await sandbox.post('/pay/finish', {
      checkout: await sealedCheckout(sandbox),
      outcome: 'pay',
      ...change,
    })
    expect(answer.status).toBe(403)
    expect(sandbox.received).toEqual([])
  })
})

describe('the ledger of the sandbox', () => {
  /** What the sandbox's Retrieval API returns for the one attempt of these tests. */
  async function whatItTells({ request }: Sandbox) {
    const line = { fetch: request, now: Date.now, pause: async () => undefined, processes: 1 }
    return paymentFinder(merchantCalls('', account.app, line))('7-0badcafe')
  }

  it('contains a payment once, even if the shop did not accept its notification', async () => {
    const sandbox = await sandboxWith(403, 403)
    const sealed = await sealedCheckout(sandbox)
    await sandbox.post('/pay/finish', { checkout: sealed, outcome: 'pay' })
    await sandbox.post('/pay/finish', { checkout: sealed, outcome: 'pay' })
    expect(await whatItTells(sandbox)).toEqual([
      {
        reference: '7-0badcafe',
        paymentId: sandbox.received[0]?.fields.payment_id,
        amountCents: 123450,
        currency: 'LKR',
        outcome: 'paid',
        gatewayCode: 'RECEIVED',
        method: 'VISA',
      },
    ])
  })

  it.each(['decline', 'cancel'])('contains nothing after "%s"', async (outcome) => {
    const sandbox = await sandboxWith()
    await sandbox.post('/pay/finish', { checkout: await sealedCheckout(sandbox), outcome })
    expect(await whatItTells(sandbox)).toEqual([])
  })

  it('can be read with its own key only', async () => {
    const { request } = await sandboxWith()
    const stranger = { Authorization: `Basic ${btoa('sandbox-app:guessed')}` }
    const asked = await request('/merchant/v1/oauth/token', { method: 'POST', headers: stranger })
    expect(asked.status).toBe(401)
    for (const token of ['', '9999999999999.00', `${Date.now() - 1}.00`, 'NaN']) {
      const headers = { Authorization: `Bearer ${token}` }
      const answer = await request('/merchant/v1/payment/search?order_id=1', { headers })
      expect(await answer.json()).toMatchObject({ error: 'invalid_token' })
    }
  })
})
