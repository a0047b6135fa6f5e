import { importColumns } from '../../../domain/csv/columns.ts'
import { selectProductsAfter } from '../../catalogue/index.ts'
import { type CsvFile, inPortionsById } from '../../csv/write-csv.ts'
import type { Database } from '../../database/connect.ts'

const columns = importColumns.stock

/** The stock of every product, with empty columns for counts and deliveries. */
export function stockFile(database: Database): CsvFile {
  return { columns, portions: rowsOf(database) }
}

async function* rowsOf(database: Database) {
  for await (const rows of inPortionsById((after) => selectProductsAfter(database, after))) {
    yield rows.map(({ id, name, stockQuantity }) => {
      const known: Partial<Record<string, string>> = {
        id: String(id),
        name,
        stock: String(stockQuantity),
      }
      return columns.map((column) => known[column] ?? '')
    })
  }
}
