import { z } from 'zod'
import { backOfficeMessages } from '../../../domain/back-office-messages.ts'
import type { ColumnOf } from '../../../domain/csv/columns.ts'
import { maximumLines, maximumQuantity } from '../../../domain/limits.ts'
import type { nameProducts } from '../../catalogue/index.ts'
import { cellReader } from '../../csv/cells.ts'
import type { CsvLine, Fault } from '../../csv/read-csv.ts'

const { csv: words, packages: packageWords } = backOfficeMessages

type Line = CsvLine<ColumnOf<'packages'>>
export type Content = { product: { id: number; name: string }; quantity: number }

const quantityCell = z
  .string()
  .trim()
  .regex(/^\d{1,4}$/, words.notAQuantity)
  .transform(Number)
  .pipe(z.int().min(1, words.notAQuantity).max(maximumQuantity, words.notAQuantity))

/** What the lines of one package put in, in their order; a line that names no product puts in nothing. */
export function readContents(
  lines: readonly Line[],
  find: Awaited<ReturnType<typeof nameProducts>>,
  faults: Fault[],
): Content[] {
  const contents = new Map<number, Content>()
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
    if (contents.has(product.id)) fault('product', packageWords.productTwice)
    const read = cellReader(line, undefined, faults)
    contents.set(product.id, { product, quantity: read('quantity', quantityCell, 0) })
  }
  const [first] = lines
  if (contents.size > maximumLines && first) {
    faults.push({ line: first.line, column: 'product', message: words.tooManyProducts })
  }
  return [...contents.values()]
}
