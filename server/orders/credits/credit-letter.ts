import { amountText, type Cents } from '../../../domain/money/money.ts'
import type { CreditKind } from '../../../domain/orders/credits.ts'
import { creditMailTexts, creditTexts } from '../../../domain/texts/en/credits.ts'
import { formats } from '../../../domain/texts/en/formats.ts'
import { orderMailTexts } from '../../../domain/texts/en/mails.ts'
import type { Language } from '../../../domain/texts/texts.ts'
import { translation } from '../../../domain/texts/translation.ts'
import type { Letter, Sender } from '../../mail/letter.ts'
import type { RefundWay } from '../../payments/index.ts'
import { ordersPageUrl } from '../orders-page-url.ts'

type Fact = [label: string, value: string]

type Credit = {
  /** Of the credit note. */
  number: string
  kind: CreditKind
  reason: string
  amountCents: Cents
  lines: readonly { name: string; quantity: number; amountCents: Cents }[]
  /** What is given back now: more than the credit after paying twice, nothing after a chargeback. */
  refundCents: Cents
  way: RefundWay
}

/** To a customer who is given money back for a part of an order. */
export function creditLetter(
  sender: Sender,
  language: Language,
  orderId: number,
  { number, kind, reason, amountCents, lines, refundCents, way }: Credit,
): Letter {
  const texts = translation(creditMailTexts, language)
  const { kinds } = translation(creditTexts, language)
  const words = translation(orderMailTexts, language)
  const inWords = (amount: Cents) => amountText(amount, translation(formats, language))
  const goods = lines.map(
    (line): Fact => [`${line.quantity} × ${line.name}`, inWords(line.amountCents)],
  )
  const rows: Fact[] = goods.length > 0 ? goods : [[kinds[kind], inWords(amountCents)]]
  return {
    language,
    subject: texts.subject(orderId),
    preview: texts.preview(inWords(amountCents)),
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: texts.why(orderId) },
      { kind: 'quote', text: reason },
      {
        kind: 'facts',
        rows: [...rows, [texts.sum, inWords(amountCents)], [texts.note, number]],
      },
      {
        kind: 'paragraph',
        text: refundCents > 0 ? texts.ways[way](inWords(refundCents)) : texts.nothingLeft,
      },
      { kind: 'button', label: words.view, url: ordersPageUrl(sender, language, orderId) },
    ],
    reason: words.reason(sender.shopName),
  }
}
