import type { ClaimDecision } from '../../../domain/orders/claims.ts'
import { claimMailTexts, claimTexts } from '../../../domain/texts/en/claims.ts'
import { orderMailTexts } from '../../../domain/texts/en/mails.ts'
import type { Language } from '../../../domain/texts/texts.ts'
import { translation } from '../../../domain/texts/translation.ts'
import type { Letter, Sender } from '../../mail/letter.ts'
import { ordersPageUrl } from '../orders-page-url.ts'

type ClaimedGoods = { units: number; shown: string }

/** To a customer whose claim came in. */
export function claimReceivedLetter(
  sender: Sender,
  language: Language,
  orderId: number,
  claimed: readonly ClaimedGoods[],
): Letter {
  const texts = translation(claimMailTexts, language).received
  const { unitsOf } = translation(claimTexts, language)
  const words = translation(orderMailTexts, language)
  return {
    language,
    subject: texts.subject(orderId),
    preview: texts.preview,
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: texts.why(orderId) },
      ...claimed.map(({ units, shown }) => ({
        kind: 'paragraph' as const,
        text: unitsOf(units, shown),
      })),
      { kind: 'paragraph', text: texts.next },
      { kind: 'button', label: words.view, url: ordersPageUrl(sender, language, orderId) },
    ],
    reason: words.reason(sender.shopName),
  }
}

type Answer = ClaimedGoods & {
  /** Of money that is given back the mail about the credit tells. */
  decision: Exclude<ClaimDecision, 'REFUNDED'>
  answer: string
}

/** To a customer whose goods are sent again, or whose claim is refused. */
export function claimAnsweredLetter(
  sender: Sender,
  language: Language,
  orderId: number,
  { units, shown, decision, answer }: Answer,
): Letter {
  const texts = translation(claimMailTexts, language).answered
  const { unitsOf } = translation(claimTexts, language)
  const words = translation(orderMailTexts, language)
  const goods = unitsOf(units, shown)
  const isReplaced = decision === 'REPLACED'
  return {
    language,
    subject: texts.subject(orderId),
    preview: texts.heading,
    parts: [
      { kind: 'heading', text: texts.heading },
      {
        kind: 'paragraph',
        text: isReplaced ? texts.replaced(goods, orderId) : texts.refused(goods, orderId),
      },
      ...(isReplaced ? [{ kind: 'paragraph' as const, text: texts.words }] : []),
      { kind: 'quote', text: answer },
      ...(isReplaced ? [] : [{ kind: 'paragraph' as const, text: texts.write }]),
      { kind: 'button', label: words.view, url: ordersPageUrl(sender, language, orderId) },
    ],
    reason: words.reason(sender.shopName),
  }
}
