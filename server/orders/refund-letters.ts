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
  const { surplus: texts } = translation(orderMailTexts, language)
  const { orderId } = payment
  const amount = amountText(payment.amountCents, translation(formats, language))
  return letterAbout(sender, language, payment, {
    subject: isCancelled ? texts.subjectCancelled(orderId) : texts.subjectTwice(orderId),
    preview: texts.preview(amount),
    heading: isCancelled ? texts.headingCancelled : texts.headingTwice,
    paragraphs: [
      isCancelled ? texts.cancelled(amount, orderId) : texts.twice(amount, orderId),
      texts.nothingToDo,
    ],
  })
}

/** To a customer for whom an operator has requested the refund of a payment. */
export function refundRequestedLetter(
  sender: Sender,
  language: Language,
  payment: RefundedPayment,
): Letter {
  const { refund: texts } = translation(orderMailTexts, language)
  const { orderId } = payment
  const amount = amountText(payment.amountCents, translation(formats, language))
  return letterAbout(sender, language, payment, {
    subject: texts.subjectRequested(orderId),
    preview: texts.requested(amount, orderId),
    heading: texts.headingRequested,
    paragraphs: [texts.requested(amount, orderId), texts.willTell],
  })
}

/** To a customer whose payment the gateway or an operator has refunded. */
export function refundedLetter(
  sender: Sender,
  language: Language,
  payment: RefundedPayment,
): Letter {
  const { refund: texts } = translation(orderMailTexts, language)
  const { orderId } = payment
  const amount = amountText(payment.amountCents, translation(formats, language))
  return letterAbout(sender, language, payment, {
    subject: texts.subjectMade(orderId),
    preview: texts.previewMade(amount),
    heading: texts.headingMade,
    paragraphs: [texts.made(amount, orderId)],
  })
}

type Said = { subject: string; preview: string; heading: string; paragraphs: string[] }

function letterAbout(
  sender: Sender,
  language: Language,
  { orderId, amountCents, gatewayPaymentId }: RefundedPayment,
  { subject, preview, heading, paragraphs }: Said,
): Letter {
  const { refund: texts, view, reason } = translation(orderMailTexts, language)
  const rows: [label: string, value: string][] = [
    [texts.amount, amountText(amountCents, translation(formats, language))],
  ]
  if (gatewayPaymentId) rows.push([texts.transaction, gatewayPaymentId])
  return {
    subject,
    preview,
    parts: [
      { kind: 'heading', text: heading },
      ...paragraphs.map((text): LetterPart => ({ kind: 'paragraph', text })),
      { kind: 'facts', rows },
      { kind: 'button', label: view, url: ordersPageUrl(sender, orderId) },
    ],
    reason: reason(sender.shopName),
  }
}
