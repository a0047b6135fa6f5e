import { ApiError, NetworkError } from '../../contract/client.ts'
import type { Texts } from '../../domain/texts/texts.ts'

/** The texts that outcomes are put into. */
export type OutcomeTexts = Pick<Texts, 'checkoutTexts' | 'controlTexts'>

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
  { checkoutTexts: texts }: OutcomeTexts,
): OrderOutcome {
  if (status !== 200 && status !== 201) return notCreated(texts)
  const { data } = body
  if (body.status !== 'SUCCESS' || data === undefined || data === null || data === '') {
    return placed(texts)
  }
  if (typeof data === 'string' && data.startsWith('http')) return { kind: 'pay', address: data }
  return { kind: 'failed', text: texts.paymentFailed, reloadsCart: true }
}

/** The order of these cases is what keeps each of them reachable. */
export function outcomeOfError(
  error: unknown,
  { checkoutTexts: texts, controlTexts }: OutcomeTexts,
): OrderOutcome {
  if (error instanceof NetworkError) {
    return { kind: 'failed', text: controlTexts.networkError, reloadsCart: false }
  }
  if (!(error instanceof ApiError)) {
    const reason = error instanceof Error ? error.message : String(error)
    return { kind: 'failed', text: texts.otherError(reason), reloadsCart: false }
  }
  if (error.code === 'gatewayUnavailable') {
    return { kind: 'failed', text: texts.gatewayUnavailable, reloadsCart: false }
  }
  if (error.status === 401) return { kind: 'signedOut' }
  // An earlier attempt with this reference did arrive, only its answer got lost.
  if (error.code === 'alreadyPlaced') return placed(texts)
  return { ...notCreated(texts), reason: error.status < 500 ? error.serverMessage : undefined }
}

/** Whether an order may have been placed although nobody said so. */
export function isInTheDark(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500)
}

function placed(texts: Texts['checkoutTexts']): OrderOutcome {
  return { kind: 'placed', text: texts.created }
}

function notCreated(texts: Texts['checkoutTexts']) {
  return { kind: 'failed', text: texts.createFailed, reloadsCart: true } as const
}
