import type { Texts } from '../../domain/texts/texts.ts'

export type PaymentBanner = {
  kind: 'paid' | 'processing' | 'failed' | 'unknown'
  tone: 'green' | 'red' | 'amber'
  title: string
  text: string
}

/** The state of checking a pending payment. */
export type PaymentCheck = {
  /** A check is under way. */
  isChecking: boolean
  /** The single automatic check has been made. */
  wasRechecked: boolean
}

type ResultTexts = Texts['paymentResultTexts']

/** The message of the payment result for a status (specification, section 2, /payment-result). */
export function paymentBanner(
  status: string,
  check: PaymentCheck,
  texts: ResultTexts,
): PaymentBanner {
  switch (status.toUpperCase()) {
    case 'PAID':
      return {
        kind: 'paid',
        tone: 'green',
        title: texts.paidTitle,
        text: texts.paidText,
      }
    case 'PENDING':
      return { ...pendingBanner(check, texts), tone: 'red' }
    default:
      return {
        kind: 'unknown',
        tone: 'amber',
        title: texts.unknownTitle,
        text: texts.notProcessedText,
      }
  }
}

function pendingBanner({ isChecking, wasRechecked }: PaymentCheck, texts: ResultTexts) {
  const { checkingTitle, checkingText, pendingTitle, pendingText, failedTitle } = texts
  if (isChecking) return { kind: 'processing', title: checkingTitle, text: checkingText } as const
  if (!wasRechecked) return { kind: 'processing', title: pendingTitle, text: pendingText } as const
  // The pending text would promise another automatic check.
  return { kind: 'failed', title: failedTitle, text: texts.notProcessedText } as const
}
