import { ApiError, isOkOrCreated, NetworkError } from '../../contract/client.ts'
import type { Texts } from '../../domain/texts/texts.ts'

/** The texts for outcomes. */
export type OutcomeTexts = Pick<Texts, 'checkoutTexts' | 'controlTexts'>

/** The outcome of placing an order (specification, section 8, "Order creation"). */
export type OrderOutcome =
  | { kind: 'pay'; address: string }
  /** The order is placed; the customer's list of orders shows it. */
  | { kind: 'placed'; text: string }
  | {
      kind: 'failed'
      text: string
      /** The server's message, which is more precise. */
      reason?: string | undefined
      reloadsCart: boolean
    }
  /** Nothing was sent: something in the cart has changed, and the customer has not decided about it. */
  | { kind: 'undecided' }
  /** The session has ended, which leads to /login. */
  | { kind: 'signedOut' }

export function outcomeOfAnswer(
  status: number,
  body: { status?: unknown; data?: unknown },
  { checkoutTexts: texts }: OutcomeTexts,
): OrderOutcome {
  if (!isOkOrCreated(status)) return notCreated(texts)
  const { data } = body
  if (body.status !== 'SUCCESS' || data === undefined || data === null || data === '') {
    return placed(texts)
  }
  if (typeof data === 'string' && data.startsWith('http')) return { kind: 'pay', address: data }
  return { kind: 'failed', text: texts.paymentFailed, reloadsCart: true }
}

/** The order of these cases matters: it keeps each of them reachable. */
export function outcomeOfError(
  error: unknown,
  { checkoutTexts: texts, controlTexts }: OutcomeTexts,
): OrderOutcome {
  if (error instanceof NetworkError) {
    return { kind: 'failed', text: controlTexts.networkError, reloadsCart: false }
  }
  if (isOfGateway(error)) {
    return { kind: 'failed', text: texts.gatewayUnavailable, reloadsCart: false }
  }
  if (!(error instanceof ApiError)) {
    const reason = error instanceof Error ? error.message : String(error)
    return { kind: 'failed', text: texts.otherError(reason), reloadsCart: false }
  }
  if (error.status === 401) return { kind: 'signedOut' }
  // An earlier attempt with this reference did arrive; only its response was lost.
  if (error.code === 'alreadyPlaced') return placed(texts)
  const isForCustomers = error.status < 500 || error.code === 'cannotSave'
  return { ...notCreated(texts), reason: isForCustomers ? error.serverMessage : undefined }
}

/** Whether an order may have been placed although no response says so. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500)
}

/** An error without a code of the shop's own, such as a proxy's, is read by its text (specification, section 8). */
function isOfGateway(error: unknown): boolean {
  if (error instanceof ApiError && error.code) return error.code === 'gatewayUnavailable'
  // biome-ignore lint/plugin: the specified rule is about the text, and here there is no code.
  return error instanceof Error && /payment gateway/i.test(error.message)
}

function placed(texts: Texts['checkoutTexts']): OrderOutcome {
  return { kind: 'placed', text: texts.created }
}

function notCreated(texts: Texts['checkoutTexts']) {
  return { kind: 'failed', text: texts.createFailed, reloadsCart: true } as const
}
