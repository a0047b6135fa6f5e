import { importColumns } from '../../../domain/csv/columns.ts'
import { type CsvFile, inPortionsById } from '../../csv/write-csv.ts'
import type { Database } from '../../database/connect.ts'
import { findProductTexts } from '../../translations/index.ts'
import { lineOf } from './product-cells.ts'
import { selectProductsAfter } from './product-store.ts'

const columns = importColumns.products

/** Every product, published or not, in the format of the import. */
export function productsFile(database: Database): CsvFile {
  return { columns, portions: rowsOf(database) }
}

async function* rowsOf(database: Database) {
  for await (const rows of inPortionsById((after) => selectProductsAfter(database, after))) {
    const texts = await findProductTexts(
      database,
      rows.map(({ id }) => id),
    )
    yield rows.map((row) => {
      const line = lineOf(row, texts.get(row.id))
      return columns.map((column) => line[column])
    })
  }
}
