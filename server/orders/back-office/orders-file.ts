import { decimalText } from '../../../domain/money/money.ts'
import { paymentStatusOf } from '../../../domain/orders/status.ts'
import { momentText } from '../../csv/cells.ts'
import { type CsvFile, inPortionsById } from '../../csv/write-csv.ts'
import type { Database } from '../../database/connect.ts'
import type { OrdersWanted } from './matching.ts'
import { selectOrdersAfter } from './select-orders.ts'

type OrderRow = Awaited<ReturnType<typeof selectOrdersAfter>>[number]

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
  transaction: ({ clientReference }) => clientReference,
  customer: ({ customerName }) => customerName ?? '',
  'customer email': ({ customerEmail }) => customerEmail ?? '',
  'customer phone': ({ customerTelephone }) => customerTelephone ?? '',
  recipient: ({ recipientName }) => recipientName,
  street: ({ streetAddress }) => streetAddress,
  'postal code': ({ postalCode }) => postalCode,
  country: ({ country }) => country,
  contact: ({ contact }) => contact,
}

/** The orders wanted, oldest first. */
export function ordersFile(database: Database, wanted: OrdersWanted): CsvFile {
  return { columns: Object.keys(columns), portions: rowsOf(database, wanted) }
}

async function* rowsOf(database: Database, wanted: OrdersWanted) {
  for await (const rows of inPortionsById((after) => selectOrdersAfter(database, wanted, after))) {
    yield rows.map((order) => Object.values(columns).map((cell) => cell(order)))
  }
}
