import { type Amount, totalOf } from '../money/amount.ts'
import type { Cents } from '../money/money.ts'
import { lineTotalCents } from '../money/priced-line.ts'
import type { Order, OrderLine } from './order.ts'

/** One line of a bill: what one cost after its discount, how many, and their amount. */
export type InvoiceLine = Pick<OrderLine, 'name' | 'unitPriceCents' | 'quantity'> & {
  amountCents: Cents
  /** What lies in one of it, when it is a package. */
  contents: Pick<OrderLine['contents'][number], 'name' | 'quantity'>[]
}

export type Invoice = { lines: InvoiceLine[]; amount: Amount; totalCents: Cents }

/** What an order billed, line by line, as it stands on an invoice. */
export function invoiceOf({ lines, amount }: Pick<Order, 'lines' | 'amount'>): Invoice {
  return { lines: lines.map(invoiceLine), amount, totalCents: totalOf(amount) }
}

function invoiceLine(line: OrderLine): InvoiceLine {
  const { kind, name, unitPriceCents, quantity } = line
  const contents = kind === 'product' ? [] : line.contents
  return {
    name,
    unitPriceCents,
    quantity,
    amountCents: lineTotalCents(line),
    contents: contents.map((each) => ({ name: each.name, quantity: each.quantity })),
  }
}
