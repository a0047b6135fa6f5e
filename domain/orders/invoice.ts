import { type Amount, totalOf } from '../money/amount.ts'
import { type Cents, times } from '../money/money.ts'
import { fullPriceCents } from '../money/priced-line.ts'
import type { Order, OrderLine } from './order.ts'
import { isPaidFor, type Statuses } from './status.ts'

/** One line of an invoice before any discount, which is subtracted from the sum of all lines. */
export type InvoiceLine = Pick<OrderLine, 'name' | 'quantity'> & {
  fullPriceCents: Cents
  amountCents: Cents
  /** The contents of one, when it is a package. */
  contents: Pick<OrderLine['contents'][number], 'name' | 'quantity'>[]
}

export type Invoice = { lines: InvoiceLine[]; amount: Amount; totalCents: Cents }

/** Whether an order has an invoice. One with a number of its own keeps it when the order is cancelled. */
export function hasInvoice(order: Statuses & { invoice?: object | undefined }): boolean {
  return isPaidFor(order) || order.invoice !== undefined
}

/** The lines and amounts of an order's invoice. */
export function invoiceOf({ lines, amount }: Pick<Order, 'lines' | 'amount'>): Invoice {
  return { lines: lines.map(invoiceLine), amount, totalCents: totalOf(amount) }
}

function invoiceLine(line: OrderLine): InvoiceLine {
  const { kind, name, quantity } = line
  const price = fullPriceCents(line)
  const contents = kind === 'product' ? [] : line.contents
  return {
    name,
    fullPriceCents: price,
    quantity,
    amountCents: times(price, quantity),
    contents: contents.map((each) => ({ name: each.name, quantity: each.quantity })),
  }
}
