import type { Texts } from '../../domain/texts/texts.ts'

export type PaymentBanner = {
  kind: 'paid' | 'processing' | 'failed' | 'cancelled' | 'unknown'
  tone: 'green' | 'red' | 'amber'
  title: string
  text: string
  /** What else the customer should know. */
  note?: string | undefined
}

/** The state of checking a pending payment. */
export type PaymentCheck = {
  /** A check is under way. */
  isChecking: boolean
  /** The single automatic check has been made. */
  wasRechecked: boolean
}

type ResultTexts = Texts['paymentResultTexts']

/**
 * The message of the payment result for a status (specification, section 2, /payment-result).
 * @param order `news` is what the customer should know beyond the status
 */
export function paymentBanner(
  { status, isPaid, news }: { status: string; isPaid: boolean; news?: string | undefined },
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
        note: news,
      }
    case 'PENDING':
      return { ...pendingBanner(check, texts), tone: 'red' }
    case 'CANCELLED':
      // Of one that was paid it would be untrue that the payment was not processed.
      if (isPaid && news) {
        return { kind: 'cancelled', tone: 'amber', title: texts.cancelledTitle, text: news }
      }
      return { ...unknownBanner(texts), note: news }
    default:
      return { ...unknownBanner(texts), note: news }
  }
}

function unknownBanner(texts: ResultTexts): PaymentBanner {
  return {
    kind: 'unknown',
    tone: 'amber',
    title: texts.unknownTitle,
    text: texts.notProcessedText,
  }
}

function pendingBanner({ isChecking, wasRechecked }: PaymentCheck, texts: ResultTexts) {
  const { checkingTitle, checkingText, pendingTitle, pendingText, failedTitle } = texts
  if (isChecking) return { kind: 'processing', title: checkingTitle, text: checkingText } as const
  if (!wasRechecked) return { kind: 'processing', title: pendingTitle, text: pendingText } as const
  // The pending text would promise another automatic check.
  return {
    kind: 'failed',
    title: failedTitle,
    text: texts.notProcessedText,
    note: texts.lateNote,
  } as const
}
