import { z } from 'zod'
import type { ColumnOf } from '../../../domain/csv/columns.ts'
import { maximumLines, maximumQuantity } from '../../../domain/limits.ts'
import { importFaultTexts as words } from '../../../domain/texts/en/back-office/import-faults.ts'
import { packagesTexts } from '../../../domain/texts/en/back-office/packages.ts'
import type { nameProducts } from '../../catalogue/index.ts'
import { cellReader } from '../../csv/cells.ts'
import type { CsvLine, Fault } from '../../csv/read-csv.ts'

type Line = CsvLine<ColumnOf<'packages'>>
export type ImportedProduct = { product: { id: number; name: string }; quantity: number }

const notAQuantity = words.notAQuantity(maximumQuantity)
const quantityCell = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/, notAQuantity)
  .transform(Number)
  .pipe(z.int().min(1, notAQuantity).max(maximumQuantity, notAQuantity))

/** The contents of one package from its lines, in their order; a line without a product is skipped. */
export function readContents(
  lines: readonly Line[],
  find: Awaited<ReturnType<typeof nameProducts>>,
  faults: Fault[],
): ImportedProduct[] {
  const contents = new Map<number, ImportedProduct>()
  for (const line of lines) {
    const fault = (column: string, message: string) =>
      faults.push({ line: line.line, column, message })
    const naming = { id: line.cells['product id'] ?? '', name: line.cells.product ?? '' }
    const quantity = (line.cells.quantity ?? '').trim()
    if ([naming.id, naming.name, quantity].every((cell) => cell.trim() === '')) continue
    const found = find(naming)
    if ('message' in found) {
      fault(found.by === 'id' ? 'product id' : 'product', found.message)
      continue
    }
    const { product } = found
    if (contents.has(product.id)) fault('product', packagesTexts.productTwice)
    const read = cellReader(line, undefined, faults)
    contents.set(product.id, { product, quantity: read('quantity', quantityCell, 0) })
  }
  const [first] = lines
  if (contents.size > maximumLines && first) {
    faults.push({
      line: first.line,
      column: 'product',
      message: words.tooManyProducts(maximumLines),
    })
  }
  return [...contents.values()]
}
