import { openedToProducts } from '../../../domain/goods/contents.ts'
import { packagePrice, productPrice } from '../../../domain/goods/price.ts'
import { decimalText, times } from '../../../domain/money/money.ts'
import { lineTotalCents, type PricedLine } from '../../../domain/money/priced-line.ts'
import { paymentStatusOf } from '../../../domain/orders/status.ts'
import { momentText } from '../../csv/cells.ts'
import { type CsvFile, inPortionsById } from '../../csv/write-csv.ts'
import type { Database } from '../../database/connect.ts'
import { type ReadOrder, withLines } from '../read-orders.ts'
import type { OrdersWanted } from './matching.ts'
import { selectOrdersAfter } from './select-orders.ts'

/** One product or package that was bought, as the order stores it. */
type SoldLine = PricedLine & {
  kind: 'product' | 'package' | 'custom package'
  id: number
  name: string
  contents: readonly { name: string; quantity: number }[]
}

/** The cells of a line, by column. */
const columns: Record<string, (line: SoldLine, order: ReadOrder) => string> = {
  'order id': (_, { id }) => String(id),
  status: (_, order) => paymentStatusOf(order),
  'placed at': (_, { placedAt }) => momentText(placedAt),
  'paid at': (_, { paidAt }) => momentText(paidAt),
  'cancelled at': (_, { cancelledAt }) => momentText(cancelledAt),
  kind: ({ kind }) => kind,
  id: ({ id }) => String(id),
  name: ({ name }) => name,
  quantity: ({ quantity }) => String(quantity),
  'unit price': ({ unitPriceCents }) => decimalText(unitPriceCents),
  'line total': (line) => decimalText(lineTotalCents(line)),
  discount: ({ discountCents, quantity }) => decimalText(times(discountCents, quantity)),
  /** Of a package: all units of each product in it. */
  contents: ({ kind, ...line }) =>
    kind === 'product'
      ? ''
      : openedToProducts(line)
          .map(({ name, quantity }) => `${quantity} × ${name}`)
          .join('; '),
}

/**
 * The lines of the orders wanted, oldest order first: packages, then products. The line totals, which are
 * after discount, add up to the total of each order without its delivery fee, and the discounts to its discount.
 */
export function orderLinesFile(database: Database, wanted: OrdersWanted): CsvFile {
  return { columns: Object.keys(columns), portions: rowsOf(database, wanted) }
}

async function* rowsOf(database: Database, wanted: OrdersWanted) {
  for await (const found of inPortionsById((after) => selectOrdersAfter(database, wanted, after))) {
    const orders = await withLines(database, found)
    yield orders.flatMap((order) =>
      linesOf(order).map((line) => Object.values(columns).map((cell) => cell(line, order))),
    )
  }
}

function linesOf({ items, products }: ReadOrder): SoldLine[] {
  return [
    ...items.map(({ packageId, customPackageId, name, quantity, contents, ...price }) => ({
      kind: packageId === null ? ('custom package' as const) : ('package' as const),
      id: packageId ?? customPackageId ?? 0,
      name,
      ...packagePrice(price),
      quantity,
      contents,
    })),
    ...products.map(({ productId, name, unitPriceCents: priceCents, quantity }) => ({
      kind: 'product' as const,
      id: productId,
      name,
      ...productPrice({ priceCents }),
      quantity,
      contents: [],
    })),
  ]
}
