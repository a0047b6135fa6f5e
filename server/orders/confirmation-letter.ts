import { deliveryNotes, furtherNotes } from '../../domain/delivery/notes.ts'
import { deliveryPromiseDays } from '../../domain/delivery/terms.ts'
import { totalOf } from '../../domain/money/amount.ts'
import { amountText, times } from '../../domain/money/money.ts'
import { fullPriceCents } from '../../domain/money/priced-line.ts'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { orderMailTexts } from '../../domain/texts/en/mails.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { translation } from '../../domain/texts/translation.ts'
import { minuteMs } from '../../domain/time.ts'
import { shownTexts } from '../catalogue/index.ts'
import type { BillLine, Letter, LetterPart, Sender, TypedPart } from '../mail/letter.ts'
import { ordersPageUrl } from './orders-page-url.ts'
import type { PricedOrder } from './price-lines.ts'
import { promisedDayText, promisedHours } from './promise-text.ts'
import { shownName } from './shown-name.ts'
import type { OrderRow } from './store.ts'

/** The mail to a customer who has placed an order, with everything that was agreed. */
export function confirmationLetter(
  sender: Sender,
  language: Language,
  order: OrderRow,
  priced: PricedOrder,
): Letter {
  const { placed: texts, ...words } = translation(orderMailTexts, language)
  const spelling = translation(formats, language)
  const arrival = promisedDayText(order, order.placedAt, language)
  const held = order.collectAt ? texts.heldToCollect : texts.held
  const preview = order.collectAt ? texts.previewToCollect : texts.preview
  return {
    language,
    subject: texts.subject(order.id, sender.shopName),
    preview: preview(amountText(order.totalCents, spelling), arrival),
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: held(order.id, minutesHeld(order)) },
      ...agreedParts(order, priced, language),
      { kind: 'button', label: texts.viewOrPay, url: ordersPageUrl(sender, language, order.id) },
    ],
    reason: words.reason(sender.shopName),
  }
}

/** What was agreed: the bill, and where and when the goods come. */
export function agreedParts(
  order: OrderRow,
  priced: PricedOrder,
  language: Language,
): (LetterPart | TypedPart)[] {
  const { placed: texts, ...words } = translation(orderMailTexts, language)
  const { summary } = translation(checkoutTexts, language)
  const arrival = promisedDayText(order, order.placedAt, language)
  const notes = furtherNotes(order.notes, order)
  const delivery = promisedHours(order, language) ?? [
    order.collectAt ? summary.ready(deliveryPromiseDays) : summary.delivery(deliveryPromiseDays),
    texts.by(arrival),
  ]
  return [
    bill(priced, language),
    {
      kind: 'typed',
      part: {
        kind: 'facts',
        rows: [
          delivery,
          order.collectAt
            ? [translation(orderTexts, language).collectAt, order.collectAt]
            : [words.deliverTo, deliveryNotes(order)],
          [words.contact, order.contact],
          ...(notes ? ([[texts.notes, notes]] as const) : []),
        ],
      },
      instead: { kind: 'facts', rows: [delivery] },
    },
  ]
}

function bill(priced: PricedOrder, language: Language): TypedPart {
  const { placed: texts } = translation(orderMailTexts, language)
  const totals = billTotals(priced, language)
  const items = priced.items.map((item) =>
    item.customPackageId === null
      ? item
      : { ...item, name: texts.ownPackage, translatedName: null },
  )
  return {
    kind: 'typed',
    part: { kind: 'bill', lines: billLines(priced, language), totals },
    instead: { kind: 'bill', lines: billLines({ ...priced, items }, language), totals },
  }
}

function minutesHeld({ placedAt, stockHeldUntil }: OrderRow): number {
  const end = stockHeldUntil ?? placedAt
  return Math.round((end.getTime() - placedAt.getTime()) / minuteMs)
}

/** Before any discount, which the totals subtract. */
function billLines({ items, products }: PricedOrder, language: Language): BillLine[] {
  const { placed: texts } = translation(orderMailTexts, language)
  const spelling = translation(formats, language)
  const lines = [
    ...items.map((item) => ({ ...item, name: shownName(item) })),
    ...products.map((line) => ({ ...line, name: shownTexts(line.product).name })),
  ]
  return lines.map((line) => ({
    name: line.name,
    note: texts.pieces(line.quantity, amountText(fullPriceCents(line), spelling)),
    amount: amountText(times(fullPriceCents(line), line.quantity), spelling),
  }))
}

function billTotals(
  { amount }: PricedOrder,
  language: Language,
): [label: string, amount: string][] {
  const { placed: texts } = translation(orderMailTexts, language)
  const spelling = translation(formats, language)
  const total: [string, string] = [texts.total, amountText(totalOf(amount), spelling)]
  const discount: [string, string][] = [
    [texts.beforeDiscount, amountText(amount.goodsCents, spelling)],
    [texts.discount, texts.less(amountText(amount.discountCents, spelling))],
  ]
  const fee: [string, string] = [texts.deliveryFee, amountText(amount.deliveryFeeCents, spelling)]
  return [
    ...(amount.discountCents > 0 ? discount : []),
    ...(amount.deliveryFeeCents > 0 ? [fee] : []),
    total,
  ]
}
