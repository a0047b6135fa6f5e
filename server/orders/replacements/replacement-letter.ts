import { claimMailTexts, claimTexts } from '../../../domain/texts/en/claims.ts'
import { orderMailTexts } from '../../../domain/texts/en/mails.ts'
import type { Language } from '../../../domain/texts/texts.ts'
import { translation } from '../../../domain/texts/translation.ts'
import type { Letter, Sender } from '../../mail/letter.ts'
import { ordersPageUrl } from '../orders-page-url.ts'

/** To a customer to whom goods are sent again, once they have left the store. */
export function replacementLetter(
  sender: Sender,
  language: Language,
  orderId: number,
  goods: readonly { units: number; shown: string }[],
): Letter {
  const texts = translation(claimMailTexts, language).sent
  const { unitsOf } = translation(claimTexts, language)
  const words = translation(orderMailTexts, language)
  return {
    language,
    subject: texts.subject(orderId),
    preview: texts.heading,
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: texts.text(orderId) },
      ...goods.map(({ units, shown }) => ({
        kind: 'paragraph' as const,
        text: unitsOf(units, shown),
      })),
      { kind: 'button', label: words.view, url: ordersPageUrl(sender, language, orderId) },
    ],
    reason: words.reason(sender.shopName),
  }
}
