import { amountText, type Cents } from '../../domain/money/money.ts'
import { creditMailTexts } from '../../domain/texts/en/credits.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { orderMailTexts } from '../../domain/texts/en/mails.ts'
import { packedOrderTexts } from '../../domain/texts/en/packed-order.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'
import type { Letter, Sender } from '../mail/letter.ts'
import { ordersPageUrl } from '../orders/index.ts'
import type { RefundWay } from '../payments/index.ts'

/** A line of goods that was not packed as it was ordered. */
type Change = {
  name: string
  /** Units that were left out. */
  short: number
  substitutes: readonly { name: string; units: number; forUnits: number; chargedCents: Cents }[]
}

type Packed = { changes: readonly Change[]; refundCents: Cents; way: RefundWay }

/** To a customer whose order was packed, when it is not quite what was ordered. */
export function packedLetter(
  sender: Sender,
  language: Language,
  orderId: number,
  { changes, refundCents, way }: Packed,
): Letter {
  const texts = translation(packedOrderTexts, language)
  const { ways } = translation(creditMailTexts, language)
  const words = translation(orderMailTexts, language)
  const inWords = (amount: Cents) => amountText(amount, translation(formats, language))
  const rows = changes.flatMap(({ name, short, substitutes }): [string, string][] => {
    const leftOut: [string, string][] = short > 0 ? [[`${short} × ${name}`, texts.leftOut]] : []
    const replaced = substitutes.map((each): [string, string] => [
      `${each.forUnits} × ${name}`,
      texts.replaced(`${each.units} × ${each.name}`, inWords(each.chargedCents)),
    ])
    return [...leftOut, ...replaced]
  })
  return {
    language,
    subject: texts.subject(orderId),
    preview: texts.preview,
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: texts.text(orderId) },
      { kind: 'facts', rows },
      ...(refundCents > 0
        ? [{ kind: 'paragraph' as const, text: ways[way](inWords(refundCents)) }]
        : []),
      { kind: 'button', label: words.view, url: ordersPageUrl(sender, language, orderId) },
    ],
    reason: words.reason(sender.shopName),
  }
}
