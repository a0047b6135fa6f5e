import { fullDate } from '../../domain/dates.ts'
import { promisedBy } from '../../domain/delivery/promise.ts'
import { deliveryPromiseDays } from '../../domain/delivery/terms.ts'
import { stockHoldMinutes } from '../../domain/limits.ts'
import { totalOf } from '../../domain/money/amount.ts'
import { amountText } from '../../domain/money/money.ts'
import { lineTotalCents } from '../../domain/money/priced-line.ts'
import { checkoutTexts } from '../../domain/texts/en/checkout.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import type { BillLine, Letter, Sender } from '../mail/letter.ts'
import { ordersPageUrl } from './orders-page-url.ts'
import type { PricedOrder } from './price-lines.ts'
import type { OrderRow } from './store.ts'

/** The mail to a customer who has placed an order, with everything that was agreed. */
export function confirmationLetter(sender: Sender, order: OrderRow, priced: PricedOrder): Letter {
  const arrival = fullDate(promisedBy(order.placedAt), formats)
  return {
    subject: `Your order #${order.id} at ${sender.shopName}`,
    preview: `${amountText(order.totalCents, formats)}, with you by ${arrival}.`,
    parts: [
      { kind: 'heading', text: 'Thank you for your order' },
      {
        kind: 'paragraph',
        text: `We have your order #${order.id} and keep its goods for you for ${stockHoldMinutes} minutes. It is on its way as soon as its payment is in.`,
      },
      { kind: 'bill', lines: billLines(priced), totals: billTotals(priced) },
      {
        kind: 'facts',
        rows: [
          [checkoutTexts.summary.delivery(deliveryPromiseDays), `by ${arrival}`],
          ['Deliver to', addressOf(order)],
          ['Contact', order.contact],
          ...(order.notes ? ([['Notes', order.notes]] as const) : []),
        ],
      },
      { kind: 'button', label: 'View or pay your order', url: ordersPageUrl(sender, order.id) },
    ],
    reason: `You get this mail because you placed an order at ${sender.shopName}.`,
  }
}

function billLines({ items, products }: PricedOrder): BillLine[] {
  const lines = [
    ...items.map((item) => ({ ...item, name: item.name })),
    ...products.map((line) => ({ ...line, name: line.product.name })),
  ]
  return lines.map((line) => ({
    name: line.name,
    note: `${line.quantity} × ${amountText(line.unitPriceCents, formats)}`,
    amount: amountText(lineTotalCents(line), formats),
  }))
}

function billTotals({ amount }: PricedOrder): [label: string, amount: string][] {
  const total: [string, string] = ['Total', amountText(totalOf(amount), formats)]
  if (amount.discountCents === 0) return [total]
  return [
    ['Before discount', amountText(amount.goodsCents, formats)],
    ['Discount', `−${amountText(amount.discountCents, formats)}`],
    total,
  ]
}

function addressOf(order: OrderRow): string {
  const { recipientName, streetAddress, postalCode, country } = order
  return [recipientName, streetAddress, postalCode, country].join(', ')
}
