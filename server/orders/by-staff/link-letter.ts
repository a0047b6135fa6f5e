import { dateAndTime } from '../../../domain/dates.ts'
import { amountText } from '../../../domain/money/money.ts'
import { formats } from '../../../domain/texts/en/formats.ts'
import { orderMailTexts } from '../../../domain/texts/en/mails.ts'
import { paymentLinkTexts } from '../../../domain/texts/en/payment-links.ts'
import type { Language } from '../../../domain/texts/texts.ts'
import { translation } from '../../../domain/texts/translation.ts'
import type { Letter, Sender } from '../../mail/letter.ts'
import { agreedParts } from '../confirmation-letter.ts'
import type { PricedOrder } from '../price-lines.ts'
import type { OrderRow } from '../store.ts'

type Linked = { agreed: OrderRow; priced: PricedOrder; url: string }

/** To somebody whose order was entered for them: what was agreed, and where it is paid. */
export function linkLetter(
  sender: Sender,
  language: Language,
  { agreed, priced, url }: Linked,
): Letter {
  const { mail: texts } = translation(paymentLinkTexts, language)
  const { placed, ...words } = translation(orderMailTexts, language)
  const spelling = translation(formats, language)
  const amount = amountText(agreed.totalCents, spelling)
  const until = dateAndTime(agreed.stockHeldUntil?.toISOString(), spelling)
  const held = agreed.collectAt ? texts.heldToCollect : texts.held
  return {
    language,
    subject: placed.subject(agreed.id, sender.shopName),
    preview: texts.preview(amount),
    parts: [
      { kind: 'heading', text: placed.heading },
      { kind: 'paragraph', text: held(agreed.id, until) },
      ...agreedParts(agreed, priced, language),
      { kind: 'button', label: texts.pay(amount), url },
    ],
    reason: words.reason(sender.shopName),
  }
}
