import { ApiError, NetworkError } from '../../contract/client.ts'
import { failureMessage, notSoldMessage } from '../../domain/cart/outcome-messages.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import type { ShopEdit } from './edits.ts'

type CartTexts = Texts['cartTexts']

/** Why the cart was not fetched or saved. */
export type Failure = 'lost' | 'sessionEnded' | 'refused'

export function failureOf(error: unknown): Failure {
  if (error instanceof NetworkError) return 'lost'
  return error instanceof ApiError && error.status === 401 ? 'sessionEnded' : 'refused'
}

/** Whether the shop does not sell what the cart was to hold, or not any more. */
export function isNotSold(error: unknown): boolean {
  const code = error instanceof ApiError ? error.code : undefined
  return code === 'unknownProduct' || code === 'unknownPackage'
}

/** What to say when these edits could not be saved. */
export function messageOf(error: unknown, edits: readonly ShopEdit[], texts: CartTexts): string {
  const notSold = isNotSold(error) ? notSoldMessage(edits, texts) : undefined
  return notSold ?? failureMessage(edits, texts)
}
