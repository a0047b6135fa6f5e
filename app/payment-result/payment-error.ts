import { ApiError, NetworkError } from '../../contract/client.ts'
import { messages } from '../../domain/messages.ts'

/** Why no payment result can be shown. */
export function paymentErrorText(error: unknown): string {
  if (error instanceof ApiError && error.status === 404) return messages.paymentResult.none
  if (error instanceof ApiError || error instanceof NetworkError) {
    return messages.paymentResult.orderFailed
  }
  return messages.paymentResult.failed
}
