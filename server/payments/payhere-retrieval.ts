import { z } from 'zod'
import { cents } from '../../domain/money.ts'
import type { PaymentNotification, PaymentOutcome } from './gateway.ts'
import { type Clock, keepPace } from './pace.ts'
import { type PayHereKey, tokenKeeper } from './payhere-token.ts'

/** How the adapter reaches PayHere. */
export type Line = Clock & { fetch: (url: string, request: RequestInit) => Promise<Response> }

/** The gateway could not be asked, or did not answer as it should; later it may. */
export class GatewayUnavailable extends Error {
  override name = 'GatewayUnavailable'
}

const timeoutMs = 10_000
/** PayHere allows 20 calls in 10 seconds; half of that, because instances do not know of each other. */
const pace = { most: 10, withinMs: 10_000, longestWaitMs: 10_000 }

const idText = z.union([z.string().regex(/^[\w-]{1,64}$/), z.int()]).transform(String)

const envelope = z.object({
  status: z.coerce.number(),
  data: z.array(z.unknown()).nullish(),
})

const record = z.object({
  payment_id: idText,
  order_id: idText,
  status: z.string().max(64),
  currency: z.string(),
  amount: z.coerce.number(),
  payment_method: z.object({ method: z.string().max(64).nullish() }).nullish(),
})

/** PayHere names these states; where a notification has a code for one, it is the same. The others are ours. */
const states: Record<string, { outcome: PaymentOutcome; statusCode: number }> = {
  RECEIVED: { outcome: 'paid', statusCode: 2 },
  CHARGEBACKED: { outcome: 'chargedBack', statusCode: -3 },
  'REFUND REQUESTED': { outcome: 'refundRequested', statusCode: -101 },
  'REFUND PROCESSING': { outcome: 'refundProcessing', statusCode: -102 },
  REFUNDED: { outcome: 'refunded', statusCode: -103 },
}
const undocumented = { outcome: 'unknown', statusCode: -100 } as const

/** PayHere's Retrieval API: https://support.payhere.lk/api-&-mobile-sdk/retrieval-api */
export function paymentFinder(url: string, key: PayHereKey, line: Line) {
  const turn = keepPace(pace, line)
  const { token, forget } = tokenKeeper(askForToken, line.now)

  /** @throws {GatewayUnavailable} */
  return async (reference: string): Promise<PaymentNotification[]> => {
    try {
      return await search(reference)
    } catch (error) {
      if (error instanceof GatewayUnavailable) throw error
      throw new GatewayUnavailable(error instanceof Error ? error.message : String(error))
    }
  }

  async function search(reference: string): Promise<PaymentNotification[]> {
    const first = await token()
    const answer = await searchWith(first, reference)
    if (answer) return answer
    // A token may end earlier than it said; a second refusal has another cause.
    await forget(first)
    const again = await searchWith(await token(), reference)
    if (!again) throw new GatewayUnavailable('PayHere refuses a new token')
    return again
  }

  /** Undefined when the token is refused. */
  async function searchWith(accessToken: string, reference: string) {
    const query = new URLSearchParams({ order_id: reference })
    const response = await call(`/payment/search?${query}`, {
      headers: { Authorization: `Bearer ${accessToken}` },
    })
    const body: unknown = await response.json()
    if (z.object({ error: z.literal('invalid_token') }).safeParse(body).success) return undefined
    if (!response.ok) throw new GatewayUnavailable(`PayHere answered ${response.status}`)
    const { status, data } = envelope.parse(body)
    if (status === -1 || status === 0) return []
    if (status !== 1) throw new GatewayUnavailable(`PayHere answered with status ${status}`)
    return readRecords(data ?? [], reference)
  }

  async function askForToken(): Promise<unknown> {
    const credentials = Buffer.from(`${key.id}:${key.secret}`).toString('base64')
    const response = await call('/oauth/token', {
      method: 'POST',
      headers: {
        Authorization: `Basic ${credentials}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
    if (!response.ok) throw new GatewayUnavailable(`PayHere gave no token: ${response.status}`)
    return response.json()
  }

  async function call(path: string, request: RequestInit): Promise<Response> {
    if (!(await turn())) throw new GatewayUnavailable('Too many questions to PayHere at once')
    const signal = AbortSignal.timeout(timeoutMs)
    return line.fetch(`${url}/merchant/v1${path}`, { ...request, redirect: 'error', signal })
  }
}

function readRecords(records: unknown[], reference: string): PaymentNotification[] {
  return records
    .map((one) => record.parse(one))
    .filter((one) => one.order_id === reference)
    .map((one) => ({
      reference,
      paymentId: one.payment_id,
      amountCents: cents(one.amount),
      currency: one.currency,
      ...(states[one.status.toUpperCase()] ?? undocumented),
      method: one.payment_method?.method || undefined,
    }))
}
