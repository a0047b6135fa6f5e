import { paymentResultTexts } from '../../domain/texts/en/payment-result.ts'

export type PaymentBanner = {
  kind: 'paid' | 'processing' | 'failed' | 'unknown'
  tone: 'green' | 'red' | 'amber'
  title: string
  text: string
}

/** How far the payment result page has come in asking about a pending payment. */
export type PaymentCheck = {
  /** A check is under way. */
  isChecking: boolean
  /** The single automatic check has been made. */
  wasRechecked: boolean
}

const paymentResult = paymentResultTexts

/** What the payment result says about a status (specification, section 2, /payment-result). */
export function paymentBanner(status: string, check: PaymentCheck): PaymentBanner {
  switch (status.toUpperCase()) {
    case 'PAID':
      return {
        kind: 'paid',
        tone: 'green',
        title: paymentResult.paidTitle,
        text: paymentResult.paidText,
      }
    case 'PENDING':
      return { ...pendingBanner(check), tone: 'red' }
    default:
      return {
        kind: 'unknown',
        tone: 'amber',
        title: paymentResult.unknownTitle,
        text: paymentResult.notProcessedText,
      }
  }
}

function pendingBanner({ isChecking, wasRechecked }: PaymentCheck) {
  const { checkingTitle, checkingText, pendingTitle, pendingText, failedTitle } = paymentResult
  if (isChecking) return { kind: 'processing', title: checkingTitle, text: checkingText } as const
  if (!wasRechecked) return { kind: 'processing', title: pendingTitle, text: pendingText } as const
  // The pending text would promise another automatic check.
  return { kind: 'failed', title: failedTitle, text: paymentResult.notProcessedText } as const
}
