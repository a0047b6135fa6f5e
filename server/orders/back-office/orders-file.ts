import { type Cents, decimalText, sum } from '../../../domain/money/money.ts'
import { creditNumber } from '../../../domain/orders/credits.ts'
import { paymentStatusOf } from '../../../domain/orders/status.ts'
import { momentText } from '../../csv/cells.ts'
import { type CsvFile, inPortionsById } from '../../csv/write-csv.ts'
import type { Database } from '../../database/connect.ts'
import { cancellationNotesIn, noteOf } from '../credits/present-credits.ts'
import { selectForExport } from './export-store.ts'
import type { OrdersWanted } from './matching.ts'
import { selectOrdersAfter } from './select-orders.ts'

type Further = Awaited<ReturnType<typeof selectForExport>>
type OrderRow = Awaited<ReturnType<typeof selectOrdersAfter>>[number] & {
  [Name in keyof Further]: NonNullable<ReturnType<Further[Name]['get']>>
}

/** The cells of an order, by column. */
const columns: Record<string, (order: OrderRow) => string> = {
  id: ({ id }) => String(id),
  status: paymentStatusOf,
  'placed at': ({ placedAt }) => momentText(placedAt),
  'paid at': ({ paidAt }) => momentText(paidAt),
  'completed at': ({ completedAt }) => momentText(completedAt),
  'cancelled at': ({ cancelledAt }) => momentText(cancelledAt),
  total: ({ totalCents }) => decimalText(totalCents),
  discount: ({ discountCents }) => decimalText(discountCents),
  'delivery fee': ({ deliveryFeeCents }) =>
    deliveryFeeCents > 0 ? decimalText(deliveryFeeCents) : '',
  'customer reference': ({ clientReference }) => clientReference,
  /** The gateway's own numbers, as on the order's page, the invoice and the gateway's statement. */
  transaction: ({ payments }) => listed(payments.map(({ gatewayPaymentId }) => gatewayPaymentId)),
  'paid with': ({ payments }) => listed(payments.map(({ method }) => method)),
  refunded: ({ refunds }) => amountOf(refunds.filter(({ settledAt }) => settledAt)),
  'refund open': ({ refunds }) => amountOf(refunds.filter(({ isOpen }) => isOpen)),
  'refund reference': ({ refunds }) => listed(refunds.map(({ reference }) => reference)),
  /** What was given back of the total. */
  credited: ({ credits }) => amountOf(credits),
  'credit notes': ({ id, credits, documents }) =>
    listed([
      ...credits.map(
        (credit) => noteOf(documents, credit)?.number ?? creditNumber(id, credit.number),
      ),
      ...cancellationNotesIn(documents).map(({ number }) => number),
    ]),
  customer: ({ customerName }) => customerName ?? '',
  'customer email': ({ customerEmail }) => customerEmail ?? '',
  'customer phone': ({ customerTelephone }) => customerTelephone ?? '',
  recipient: ({ recipientName }) => recipientName,
  street: ({ streetAddress }) => streetAddress,
  'postal code': ({ postalCode }) => postalCode,
  country: ({ country }) => country,
  contact: ({ contact }) => contact,
  'customer notes': ({ notes }) => notes ?? '',
  'operator notes': ({ operatorNotes }) => listed(operatorNotes.map(({ text }) => text)),
}

/** The orders wanted, oldest first. */
export function ordersFile(database: Database, wanted: OrdersWanted): CsvFile {
  return { columns: Object.keys(columns), portions: rowsOf(database, wanted) }
}

async function* rowsOf(database: Database, wanted: OrdersWanted) {
  for await (const rows of inPortionsById((after) => selectOrdersAfter(database, wanted, after))) {
    const further = await selectForExport(
      database,
      rows.map(({ id }) => id),
    )
    yield rows.map((row) => {
      const order = {
        ...row,
        payments: further.payments.get(row.id) ?? [],
        refunds: further.refunds.get(row.id) ?? [],
        credits: further.credits.get(row.id) ?? [],
        documents: further.documents.get(row.id) ?? [],
        operatorNotes: further.operatorNotes.get(row.id) ?? [],
      }
      return Object.values(columns).map((cell) => cell(order))
    })
  }
}

/** Several values in one cell, without repetitions. */
function listed(values: readonly (string | null)[]): string {
  return [...new Set(values.filter(Boolean))].join('; ')
}

/** Empty if there is nothing. */
function amountOf(parts: readonly { amountCents: Cents }[]): string {
  return parts.length > 0 ? decimalText(sum(parts.map(({ amountCents }) => amountCents))) : ''
}
