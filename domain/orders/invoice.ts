import { type Amount, totalOf } from '../money/amount.ts'
import type { Cents } from '../money/money.ts'
import { lineTotalCents } from '../money/priced-line.ts'
import type { Order, OrderLine } from './order.ts'

/** One line of an invoice: the unit price after its discount, the quantity and the amount. */
export type InvoiceLine = Pick<OrderLine, 'name' | 'unitPriceCents' | 'quantity'> & {
  amountCents: Cents
  /** The contents of one, when it is a package. */
  contents: Pick<OrderLine['contents'][number], 'name' | 'quantity'>[]
}

export type Invoice = { lines: InvoiceLine[]; amount: Amount; totalCents: Cents }

/** The lines and amounts of an order's invoice. */
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
