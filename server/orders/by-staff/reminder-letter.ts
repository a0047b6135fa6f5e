import { dateAndTime } from '../../../domain/dates.ts'
import { amountText, type Cents } from '../../../domain/money/money.ts'
import { formats } from '../../../domain/texts/en/formats.ts'
import { orderMailTexts } from '../../../domain/texts/en/mails.ts'
import { paymentLinkTexts } from '../../../domain/texts/en/payment-links.ts'
import type { Language } from '../../../domain/texts/texts.ts'
import { translation } from '../../../domain/texts/translation.ts'
import type { Letter, Sender } from '../../mail/letter.ts'

type Linked = {
  order: { id: number; totalCents: Cents; stockHeldUntil: Date | null; collectAt: string | null }
  url: string
}

/** The payment link alone, for somebody who has lost the first mail. */
export function reminderLetter(sender: Sender, language: Language, { order, url }: Linked): Letter {
  const { mail: texts, title } = translation(paymentLinkTexts, language)
  const { placed, reason } = translation(orderMailTexts, language)
  const spelling = translation(formats, language)
  const amount = amountText(order.totalCents, spelling)
  const until = dateAndTime(order.stockHeldUntil?.toISOString(), spelling)
  const held = order.collectAt ? texts.heldToCollect : texts.held
  return {
    language,
    subject: placed.subject(order.id, sender.shopName),
    preview: texts.preview(amount),
    parts: [
      { kind: 'heading', text: title },
      { kind: 'paragraph', text: held(order.id, until) },
      { kind: 'button', label: texts.pay(amount), url },
    ],
    reason: reason(sender.shopName),
  }
}
