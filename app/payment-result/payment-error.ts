import { ApiError, isNotFound, NetworkError } from '../../contract/client.ts'
import type { Texts } from '../../domain/texts/texts.ts'

/** Why no payment result can be shown. */
export function paymentErrorText(error: unknown, texts: Texts['paymentResultTexts']): string {
  if (isNotFound(error)) return texts.none
  if (error instanceof ApiError || error instanceof NetworkError) {
    return texts.orderFailed
  }
  return texts.failed
}
