import { ApiError, NetworkError } from '../../contract/client.ts'
import { paymentResultTexts } from '../../domain/texts/en/payment-result.ts'

/** Why no payment result can be shown. */
export function paymentErrorText(error: unknown): string {
  if (error instanceof ApiError && error.status === 404) return paymentResultTexts.none
  if (error instanceof ApiError || error instanceof NetworkError) {
    return paymentResultTexts.orderFailed
  }
  return paymentResultTexts.failed
}
