import { importColumns } from '../../../domain/csv/columns.ts'
import { selectProductsAfter } from '../../catalogue/index.ts'
import { type CsvFile, inPortionsById } from '../../csv/write-csv.ts'
import type { Database } from '../../database/connect.ts'

const columns = importColumns.stock

/** Reads the units of products that are off the stock and still on the shelves, because orders with them are not packed. */
type SelectSetAside = (
  database: Database,
  productIds: readonly number[],
) => Promise<readonly { productId: number; units: number }[]>

/** The stock of every product, with empty columns for counts and deliveries. */
export function stockFile(database: Database, selectSetAside: SelectSetAside): CsvFile {
  return { columns, portions: rowsOf(database, selectSetAside) }
}

async function* rowsOf(database: Database, selectSetAside: SelectSetAside) {
  for await (const rows of inPortionsById((after) => selectProductsAfter(database, after))) {
    const setAside = await selectSetAside(
      database,
      rows.map(({ id }) => id),
    )
    const unitsOf = new Map(setAside.map(({ productId, units }) => [productId, units]))
    yield rows.map(({ id, name, stockQuantity }) => {
      const known: Partial<Record<string, string>> = {
        id: String(id),
        name,
        stock: String(stockQuantity),
        in_orders: String(unitsOf.get(id) ?? 0),
      }
      return columns.map((column) => known[column] ?? '')
    })
  }
}
