import { type ColumnOf, importColumns } from '../../../domain/csv/columns.ts'
import { decimalText } from '../../../domain/money/money.ts'
import { yesOrNo } from '../../csv/cells.ts'
import { type CsvFile, inPortionsById } from '../../csv/write-csv.ts'
import type { Database } from '../../database/connect.ts'
import { packagesById, type ShopPackage } from '../service.ts'
import { selectPackageIdsAfter } from './package-store.ts'

const columns = importColumns.packages
type Written = Partial<Record<ColumnOf<'packages'>, string>>

/** The cells of a package that its first line has, by column. */
export function writtenPackage(row: Omit<ShopPackage, 'contents' | 'pictureHash'>) {
  return {
    id: String(row.id),
    version: String(row.version),
    name: row.name,
    description: row.description,
    price: decimalText(row.priceCents),
    discount: decimalText(row.discountCents),
    published: yesOrNo(row.publishedAt !== null),
  }
}

/** Every package, published or not, in the format of the import: a line for each product in it. */
export function packagesFile(database: Database): CsvFile {
  return { columns, portions: rowsOf(database) }
}

async function* rowsOf(database: Database) {
  for await (const ids of inPortionsById((after) => selectPackageIdsAfter(database, after))) {
    const found = await packagesById(
      database,
      ids.map(({ id }) => id),
      'en',
    )
    yield ids
      .flatMap(({ id }) => found.get(id) ?? [])
      .flatMap(linesOf)
      .map((line) => columns.map((column) => line[column] ?? ''))
  }
}

/** The first line has all cells of the package, the others only its id and name. */
function linesOf(row: ShopPackage): Written[] {
  const { id, name, ...facts } = writtenPackage(row)
  const [first, ...others] = row.contents.map(({ product, quantity }) => ({
    'product id': String(product.id),
    product: product.name,
    quantity: String(quantity),
  }))
  return [{ id, name, ...facts, ...first }, ...others.map((content) => ({ id, name, ...content }))]
}
