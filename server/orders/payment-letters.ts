import { fullDate } from '../../domain/dates.ts'
import { promisedBy } from '../../domain/delivery/promise.ts'
import { amountText, type Cents } from '../../domain/money/money.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { orderMailTexts } from '../../domain/texts/en/mails.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'
import type { Letter, Sender } from '../mail/letter.ts'
import { ordersPageUrl } from './orders-page-url.ts'

type PaidOrder = { id: number; totalCents: Cents; paidAt: Date }
type Receipt = { paymentId: string; method: string | undefined }

export function receivedLetter(
  sender: Sender,
  language: Language,
  { id, totalCents, paidAt }: PaidOrder,
  { paymentId, method }: Receipt,
): Letter {
  const { view, received: texts } = translation(orderMailTexts, language)
  const spelling = translation(formats, language)
  const amount = amountText(totalCents, spelling)
  const arrival = fullDate(promisedBy(paidAt), spelling)
  return {
    subject: texts.subject(id),
    preview: texts.preview(amount, arrival),
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: texts.packing(id) },
      {
        kind: 'facts',
        rows: [
          [texts.amount, amount],
          ...(method ? ([[texts.paidWith, method]] as const) : []),
          ...(paymentId ? ([[texts.transaction, paymentId]] as const) : []),
          [texts.withYouBy, arrival],
        ],
      },
      { kind: 'button', label: view, url: ordersPageUrl(sender, id) },
    ],
    reason: texts.reason(sender.shopName),
  }
}

export function failedLetter(
  sender: Sender,
  language: Language,
  { id, totalCents }: Pick<PaidOrder, 'id' | 'totalCents'>,
): Letter {
  const { failed: texts } = translation(orderMailTexts, language)
  const amount = amountText(totalCents, translation(formats, language))
  return {
    subject: texts.subject(id),
    preview: texts.preview,
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: texts.payAgain(amount, id) },
      { kind: 'button', label: texts.pay, url: ordersPageUrl(sender, id) },
    ],
    reason: texts.reason(sender.shopName),
  }
}
