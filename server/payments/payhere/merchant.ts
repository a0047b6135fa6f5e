import { z } from 'zod'
import { GatewayUnavailable, NotAsked } from '../gateway.ts'
import type { Network } from '../network.ts'
import { keepPace } from './pace.ts'
import { type PayHereKey, tokenKeeper } from './token.ts'

/**
 * Turns every failure of a request to the gateway into one kind of error.
 * @throws {GatewayUnavailable}
 */
export async function orUnavailable<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error
    throw new GatewayUnavailable(messageOf(error))
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

const timeoutMs = 10_000
/** PayHere allows 20 calls in 10 seconds; one instance uses half, because instances do not know of each other. */
const pace = { most: 10, withinMs: 10_000, longestWaitMs: 10_000 }

export type MerchantCall = (path: string, request?: { body: object }) => Promise<unknown>

/** PayHere's merchant calls, with their token, their rate limit, and one kind of error for every failure. */
export function merchantCalls(url: string, key: PayHereKey, network: Network): MerchantCall {
  const most = Math.max(1, Math.floor(pace.most / network.processes))
  const turn = keepPace({ ...pace, most }, network)
  const { token: heldToken, forget } = tokenKeeper(askForToken, network.now)

  /** @throws {GatewayUnavailable} */
  return (path, request) => orUnavailable(() => answerTo(path, request))

  async function answerTo(path: string, request: { body: object } | undefined): Promise<unknown> {
    const first = await token()
    const answer = await callWith(first, path, request)
    if (answer) return answer.body
    // A token may expire earlier than announced; a second refusal has another cause.
    await forget(first)
    const again = await callWith(await token(), path, request)
    if (!again) throw new NotAsked('PayHere refuses a new token')
    return again.body
  }

  async function token(): Promise<string> {
    try {
      return await heldToken()
    } catch (error) {
      throw new NotAsked(messageOf(error))
    }
  }

  /** Undefined when the token is refused. */
  async function callWith(
    accessToken: string,
    path: string,
    request: { body: object } | undefined,
  ): Promise<{ body: unknown } | undefined> {
    const authorization = { Authorization: `Bearer ${accessToken}` }
    const response = await call(
      path,
      request
        ? {
            method: 'POST',
            headers: { ...authorization, 'Content-Type': 'application/json' },
            body: JSON.stringify(request.body),
          }
        : { headers: authorization },
    )
    const body: unknown = await response.json()
    if (z.object({ error: z.literal('invalid_token') }).safeParse(body).success) return undefined
    if (!response.ok) throw new GatewayUnavailable(`PayHere answered ${response.status}`)
    return { body }
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
    if (!(await turn())) throw new NotAsked('Too many requests to PayHere at once')
    const signal = AbortSignal.timeout(timeoutMs)
    return network.fetch(`${url}/merchant/v1${path}`, { ...request, redirect: 'error', signal })
  }
}
