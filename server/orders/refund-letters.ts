import { amountText } from '../../domain/money/money.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { orderMailTexts } from '../../domain/texts/en/mails.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'
import type { Letter, LetterPart, Sender } from '../mail/letter.ts'
import type { RefundedPayment } from '../payments/index.ts'
import { ordersPageUrl } from './orders-page-url.ts'

/** To a customer who has paid twice, or has paid a cancelled order. */
export function surplusLetter(
  sender: Sender,
  language: Language,
  payment: RefundedPayment,
  { isCancelled }: { isCancelled: boolean },
): Letter {
  return letterAbout(sender, language, payment, ({ surplus: texts }, amount, orderId) => ({
    subject: isCancelled ? texts.subjectCancelled(orderId) : texts.subjectTwice(orderId),
    preview: texts.preview(amount),
    heading: isCancelled ? texts.headingCancelled : texts.headingTwice,
    paragraphs: [
      isCancelled ? texts.cancelled(amount, orderId) : texts.twice(amount, orderId),
      texts.nothingToDo,
    ],
  }))
}

/** To a customer for whom an operator has requested the refund of a payment. */
export function refundRequestedLetter(
  sender: Sender,
  language: Language,
  payment: RefundedPayment,
): Letter {
  return letterAbout(sender, language, payment, ({ refund: texts }, amount, orderId) => ({
    subject: texts.subjectRequested(orderId),
    preview: texts.requested(amount, orderId),
    heading: texts.headingRequested,
    paragraphs: [texts.requested(amount, orderId), texts.willTell],
  }))
}

/** To a customer whose payment the gateway or an operator has refunded. */
export function refundedLetter(
  sender: Sender,
  language: Language,
  payment: RefundedPayment,
): Letter {
  return letterAbout(sender, language, payment, ({ refund: texts }, amount, orderId) => ({
    subject: texts.subjectMade(orderId),
    preview: texts.previewMade(amount),
    heading: texts.headingMade,
    paragraphs: [texts.made(amount, orderId)],
  }))
}

type LetterContent = { subject: string; preview: string; heading: string; paragraphs: string[] }

function letterAbout(
  sender: Sender,
  language: Language,
  { orderId, amountCents, gatewayPaymentId }: RefundedPayment,
  write: (texts: typeof orderMailTexts, amount: string, orderId: number) => LetterContent,
): Letter {
  const texts = translation(orderMailTexts, language)
  const amount = amountText(amountCents, translation(formats, language))
  const { subject, preview, heading, paragraphs } = write(texts, amount, orderId)
  const rows: [label: string, value: string][] = [[texts.refund.amount, amount]]
  if (gatewayPaymentId) rows.push([texts.refund.transaction, gatewayPaymentId])
  return {
    language,
    subject,
    preview,
    parts: [
      { kind: 'heading', text: heading },
      ...paragraphs.map((text): LetterPart => ({ kind: 'paragraph', text })),
      { kind: 'facts', rows },
      { kind: 'button', label: texts.view, url: ordersPageUrl(sender, language, orderId) },
    ],
    reason: texts.reason(sender.shopName),
  }
}
