import { amountText, type Cents } from '../../domain/money/money.ts'
import { deliveryTexts } from '../../domain/texts/en/delivery.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { orderMailTexts } from '../../domain/texts/en/mails.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'
import type { Letter, LetterPart, Sender } from '../mail/letter.ts'
import type { MissingGoods } from './mark-paid.ts'
import { ordersPageUrl } from './orders-page-url.ts'
import { type Promised, promisedDayText, promisedHours } from './promise-text.ts'
import { shownName } from './shown-name.ts'

type PaidOrder = Promised & { id: number; totalCents: Cents; paidAt: Date }
type Receipt = {
  paymentId: string
  method: string | undefined
  /** False if another order has taken the time that was promised, or it is over. */
  hasSlot: boolean
}

export function receivedLetter(
  sender: Sender,
  language: Language,
  order: PaidOrder,
  receipt: Receipt,
): Letter {
  const { view, received: texts } = translation(orderMailTexts, language)
  const { lost } = translation(deliveryTexts, language)
  const arrival = promisedDayText(order, order.paidAt, language)
  const day = order.collectAt ? texts.readyBy : texts.withYouBy
  const promised = promisedHours(order, language) ?? [day, arrival]
  const { amount, rows } = receiptOf(order, receipt, language)
  const preview = order.collectAt ? texts.previewToCollect : texts.preview
  return {
    language,
    subject: texts.subject(order.id),
    preview: receipt.hasSlot ? preview(amount, arrival) : lost,
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: texts.packing(order.id) },
      ...slotLost(receipt, language),
      { kind: 'facts', rows: receipt.hasSlot ? [...rows, promised] : rows },
      { kind: 'button', label: view, url: ordersPageUrl(sender, language, order.id) },
    ],
    reason: texts.reason(sender.shopName),
  }
}

/** For an order that was paid when some of its goods were sold out: it promises no day. */
export function receivedShortLetter(
  sender: Sender,
  language: Language,
  order: PaidOrder,
  { receipt, missing }: { receipt: Receipt; missing: readonly MissingGoods[] },
): Letter {
  const { view, received: texts, short } = translation(orderMailTexts, language)
  const { amount, rows } = receiptOf(order, receipt, language)
  const goods = missing.map((each) => `${each.quantity} × ${shownName(each)}`)
  return {
    language,
    subject: texts.subject(order.id),
    preview: short.preview(amount),
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: short.explained(order.id) },
      { kind: 'quote', text: goods.join('\n') },
      { kind: 'paragraph', text: short.next },
      ...slotLost(receipt, language),
      { kind: 'facts', rows },
      { kind: 'button', label: view, url: ordersPageUrl(sender, language, order.id) },
    ],
    reason: texts.reason(sender.shopName),
  }
}

function receiptOf(
  { totalCents }: Pick<PaidOrder, 'totalCents'>,
  { method, paymentId }: Receipt,
  language: Language,
) {
  const { received: texts } = translation(orderMailTexts, language)
  const amount = amountText(totalCents, translation(formats, language))
  const rows: [label: string, value: string][] = [[texts.amount, amount]]
  if (method) rows.push([texts.paidWith, method])
  if (paymentId) rows.push([texts.transaction, paymentId])
  return { amount, rows }
}

/** Asks for another time if the one that was chosen is gone. */
function slotLost({ hasSlot }: Receipt, language: Language): LetterPart[] {
  if (hasSlot) return []
  const { lost, chooseAnother } = translation(deliveryTexts, language)
  return [{ kind: 'paragraph', text: `${lost} ${chooseAnother}` }]
}

export function failedLetter(
  sender: Sender,
  language: Language,
  { id, totalCents }: Pick<PaidOrder, 'id' | 'totalCents'>,
): Letter {
  const { failed: texts } = translation(orderMailTexts, language)
  const amount = amountText(totalCents, translation(formats, language))
  return {
    language,
    subject: texts.subject(id),
    preview: texts.preview,
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: texts.payAgain(amount, id) },
      { kind: 'button', label: texts.pay, url: ordersPageUrl(sender, language, id) },
    ],
    reason: texts.reason(sender.shopName),
  }
}
