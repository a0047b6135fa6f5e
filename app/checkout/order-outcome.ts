import { ApiError, NetworkError } from '../../contract/client.ts'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'

const checkout = checkoutTexts

/** What comes of placing an order (specification, section 8, "Order creation"). */
export type OrderOutcome =
  | { kind: 'pay'; address: string }
  /** The order stands; it is to be seen among the customer's orders. */
  | { kind: 'placed'; text: string }
  | {
      kind: 'failed'
      text: string
      /** The server's own words, which say more. */
      reason?: string | undefined
      reloadsCart: boolean
    }
  /** The session is over, which speaks for itself at /login. */
  | { kind: 'signedOut' }

export function outcomeOfAnswer(
  status: number,
  body: { status?: unknown; data?: unknown },
): OrderOutcome {
  if (status !== 200 && status !== 201) return notCreated
  const { data } = body
  if (body.status !== 'SUCCESS' || data === undefined || data === null || data === '') return placed
  if (typeof data === 'string' && data.startsWith('http')) return { kind: 'pay', address: data }
  return { kind: 'failed', text: checkout.paymentFailed, reloadsCart: true }
}

/** The order of these cases is what keeps each of them reachable. */
export function outcomeOfError(error: unknown): OrderOutcome {
  if (error instanceof NetworkError) {
    return { kind: 'failed', text: checkout.networkError, reloadsCart: false }
  }
  if (!(error instanceof ApiError)) {
    const text = error instanceof Error ? error.message : String(error)
    return { kind: 'failed', text: checkout.otherError(text), reloadsCart: false }
  }
  if (error.code === 'gatewayUnavailable') {
    return { kind: 'failed', text: checkout.gatewayUnavailable, reloadsCart: false }
  }
  if (error.status === 401) return { kind: 'signedOut' }
  // An earlier attempt with this reference did arrive, only its answer got lost.
  if (error.code === 'alreadyPlaced') return placed
  return { ...notCreated, reason: error.status < 500 ? error.serverMessage : undefined }
}

/** Whether an order may have been placed although nobody said so. */
export function isInTheDark(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500)
}

const placed: OrderOutcome = { kind: 'placed', text: checkout.created }
const notCreated = { kind: 'failed', text: checkout.createFailed, reloadsCart: true } as const
