import { createHmac } from 'node:crypto'
import { Hono } from 'hono'
import { centsOfDecimalText } from '../../../domain/money/money.ts'
import { isSameSecret } from '../../is-same-secret.ts'
import type { SandboxAccount } from './account.ts'
import type { Ledger, SandboxPayment } from './ledger.ts'

const tokenSeconds = 599

/** PayHere's Retrieval and Refund APIs, in their wording and spelling: first a token, then calls with it. */
export function merchantRoutes(account: SandboxAccount, ledger: Ledger) {
  return new Hono()
    .post('/oauth/token', (c) => {
      const { id, secret } = account.app
      const expected = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
      if (!isSameSecret(c.req.header('Authorization') ?? '', expected)) {
        const description = 'Invalid app credentials'
        return c.json({ error: 'invalid_client', error_description: description }, 401)
      }
      const expires_in = tokenSeconds
      const access_token = tokenUntil(account, Date.now() + expires_in * 1000)
      return c.json({ access_token, token_type: 'bearer', expires_in, scope: 'SANDBOX' })
    })
    .use('/payment/*', async (c, next) => {
      const token = (c.req.header('Authorization') ?? '').replace(/^Bearer /, '')
      if (!isLive(account, token)) {
        return c.json({ error: 'invalid_token', error_description: 'Invalid access token' }, 401)
      }
      await next()
    })
    .post('/payment/refund', async (c) => {
      const { payment_id, amount } = await c.req.json()
      const part = amount === undefined ? undefined : centsOfDecimalText(String(amount))
      if (await ledger.refund(String(payment_id), part)) {
        return c.json({ status: 1, msg: 'Successfully processed refund', data: `R${payment_id}` })
      }
      return c.json({ status: -1, msg: 'No such payment to refund', data: null })
    })
    .get('/payment/search', async (c) => {
      const found = await ledger.find(c.req.query('order_id') ?? '')
      if (found.length === 0) return c.json({ status: -1, msg: 'No payments found', data: null })
      return c.json({ status: 1, msg: 'Payments with order_id', data: found.map(record) })
    })
}

function record(payment: SandboxPayment) {
  const { paymentId, reference, description, status, currency, amount, method, paidAt } = payment
  return {
    payment_id: Number(paymentId),
    order_id: reference,
    date: colomboTime.format(paidAt),
    description,
    status,
    currency,
    amount: Number(amount),
    payment_method: { method },
    items: null,
  }
}

// The one locale that writes "2020-01-16 16:21:02", as PayHere does.
const colomboTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Colombo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A token that contains its own expiry, so that no instance has to store it. */
function tokenUntil({ app }: SandboxAccount, until: number): string {
  return `${until}.${createHmac('sha256', app.secret).update(`token ${until}`).digest('hex')}`
}

function isLive(account: SandboxAccount, token: string): boolean {
  const until = Number(token.split('.')[0])
  return until > Date.now() && isSameSecret(token, tokenUntil(account, until))
}
