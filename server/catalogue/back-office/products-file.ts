import type { ColumnOf } from '../../../domain/csv/columns.ts'
import { importColumns } from '../../../domain/csv/columns.ts'
import { decimalText } from '../../../domain/money/money.ts'
import { yesOrNo } from '../../csv/cells.ts'
import { type CsvFile, inPortionsById } from '../../csv/write-csv.ts'
import type { Database } from '../../database/connect.ts'
import { type OfficeProductRow, selectProductsAfter } from './product-store.ts'

const columns = importColumns.products.map(({ name }) => name)

/** What a product's line says of it, by column. */
export type WrittenProduct = Record<ColumnOf<'products'>, string>

export function writtenProduct(product: OfficeProductRow): WrittenProduct {
  return {
    id: String(product.id),
    version: String(product.version),
    name: product.name,
    description: product.description,
    price: decimalText(product.priceCents),
    category: product.categoryName,
    published: yesOrNo(product.publishedAt !== null),
  }
}

/** Every product, published or not, as the import takes it. */
export function productsFile(database: Database): CsvFile {
  return { columns, portions: rowsOf(database) }
}

async function* rowsOf(database: Database) {
  for await (const rows of inPortionsById((after) => selectProductsAfter(database, after))) {
    yield rows.map((row) => {
      const written = writtenProduct(row)
      return columns.map((column) => written[column])
    })
  }
}
