import { z } from 'zod'
import { countedStock } from '../../../contract/back-office/products.ts'
import { cause, delivered, stockChange } from '../../../contract/back-office/stock.ts'
import type { ColumnOf } from '../../../domain/csv/columns.ts'
import { maximumStock } from '../../../domain/limits.ts'
import { countText } from '../../../domain/numbers.ts'
import { historyTexts } from '../../../domain/texts/en/back-office/history.ts'
import { importFaultTexts as words } from '../../../domain/texts/en/back-office/import-faults.ts'
import { stockTexts } from '../../../domain/texts/en/back-office/stock.ts'
import { hourMs } from '../../../domain/time.ts'
import { recordChanges } from '../../audit-log/index.ts'
import { type NamedProduct, nameProducts } from '../../catalogue/index.ts'
import { cellReader } from '../../csv/cells.ts'
import { firstInFile, nameWithId } from '../../csv/line-subject.ts'
import { countUnchanged, inPortions, type PlanFile, type PlannedChange } from '../../csv/plan.ts'
import type { CsvLine, Fault } from '../../csv/read-csv.ts'
import type { Transaction } from '../../database/connect.ts'
import { appendMovements } from '../ledger.ts'
import { selectMoved } from './store.ts'

const { notInDigits } = stockTexts

type Line = CsvLine<ColumnOf<'stock'>>
type Movement = { kind: 'CORRECTION' | 'DELIVERY'; change: number; cause: string }
type Moved = { kind: string; change: number; cause: string }
type Change = PlannedChange & Movement & { product: NamedProduct; isCount: boolean }

/** The three columns for movements; at most one is filled in. */
const movements = ['counted', 'delivered', 'corrected'] as const
/** A separator of thousands is refused: it could be meant as a decimal point. */
const wholeNumber = z
  .string()
  .trim()
  .regex(/^[+-]?\d{1,9}$/, notInDigits)
  .transform(Number)
const countedCell = wholeNumber.pipe(countedStock)
const changeCell = wholeNumber.pipe(stockChange)
const deliveredCell = wholeNumber.pipe(delivered)

/** Plans the stock movements of a file with counts, deliveries and corrections. */
export const planStock: PlanFile = async (tx, { lines }, planning) => {
  const faults: Fault[] = []
  const namingOf = ({ cells }: Line) => ({ id: cells.id ?? '', name: cells.name ?? '' })
  const find = await nameProducts(tx, lines.map(namingOf), planning)
  const isFirst = firstInFile(faults)
  const changes = lines.flatMap((line: Line): Change[] => {
    const found = find(namingOf(line))
    if ('message' in found) {
      faults.push({ line: line.line, column: found.by, message: found.message })
      return []
    }
    const { product } = found
    return isFirst(product.id, line.line) ? changeOf(line, product, faults) : []
  })

  return {
    faults,
    changes,
    unchanged: countUnchanged(
      lines.map((line) => [line]),
      { faults, changes },
    ),
    repeated: await countRepeated(tx, changes, planning.now),
    carryOut: (operator, onProgress) =>
      inPortions(changes, onProgress, async (portion) => {
        await appendMovements(
          tx,
          portion.map(({ product, kind, change, cause: why }) => ({
            productId: product.id,
            kind,
            change,
            cause: why,
          })),
        )
        await recordChanges(
          tx,
          operator,
          portion.map(({ product, kind, change, cause: why }) => ({
            action: kind === 'DELIVERY' ? 'receive delivery' : 'correct stock',
            subject: { kind: 'product', id: product.id },
            before: { stock: product.stockQuantity },
            after: { stock: product.stockQuantity + change, cause: why },
          })),
        )
      }),
  }
}

const hoursOfRepetition = 24

/**
 * The deliveries and corrections that were recorded lately with the same number and cause: perhaps the file was imported
 * before. A count can be imported twice.
 */
async function countRepeated(tx: Transaction, changes: readonly Change[], now: Date) {
  const added = changes.filter(({ isCount }) => !isCount)
  if (added.length === 0) return 0
  const since = new Date(now.getTime() - hoursOfRepetition * hourMs)
  const ids = added.map(({ product }) => product.id)
  const keyOf = (productId: number, { kind, change, cause: why }: Moved) =>
    JSON.stringify([productId, kind, change, why])
  const moved = await selectMoved(tx, ids, since)
  const known = new Set(moved.map((each) => keyOf(each.productId, each)))
  return added.filter((each) => known.has(keyOf(each.product.id, each))).length
}

function changeOf(line: Line, product: NamedProduct, faults: Fault[]): Change[] {
  const { cells } = line
  const filled = movements.filter((column) => (cells[column] ?? '').trim() !== '')
  const [column] = filled
  if (!column) return []
  if (filled.length > 1) {
    faults.push({ line: line.line, column, message: words.oneMovement })
    return []
  }
  const before = faults.length
  const movement = movementOf(line, column, product, faults)
  const stock = product.stockQuantity + movement.change
  if (faults.length === before && (stock < 0 || stock > maximumStock)) {
    faults.push({
      line: line.line,
      column,
      message: stockTexts.outOfRange(countText(maximumStock)),
    })
  }
  if (faults.length > before || movement.change === 0) return []
  const ofStock = { column: 'stock', before: String(product.stockQuantity), after: String(stock) }
  const isCount = column === 'counted'
  const common = { line: line.line, subject: nameWithId(product), isNew: false, product, isCount }
  if (isCount) return [{ ...common, differences: [ofStock], ...movement }]
  // A delivery or correction applies to any stock, so the stock is only shown with it.
  const difference = { column, before: null, after: String(movement.change) }
  return [{ ...common, differences: [difference], results: [ofStock], ...movement }]
}

function movementOf(
  line: Line,
  column: (typeof movements)[number],
  product: NamedProduct,
  faults: Fault[],
): Movement {
  const read = cellReader(line, undefined, faults)
  const given = (line.cells.cause ?? '').trim()
  const causeOr = (usual: string) => (given === '' ? usual : read('cause', cause, ''))
  if (column === 'delivered') {
    const change = read(column, deliveredCell, 0)
    return { kind: 'DELIVERY', change, cause: causeOr(historyTexts.delivered) }
  }
  if (column === 'corrected') {
    const change = read(column, changeCell, 0)
    return { kind: 'CORRECTION', change, cause: read('cause', cause, '') }
  }
  const counted = read(column, countedCell, product.stockQuantity)
  const seen = (line.cells.stock ?? '').trim()
  const isMoved = seen !== '' && seen !== String(product.stockQuantity)
  const change = counted - product.stockQuantity
  if (isMoved && change !== 0) {
    const message = words.stockMoved(product.stockQuantity)
    faults.push({ line: line.line, column: 'stock', message })
  }
  return { kind: 'CORRECTION', change, cause: causeOr(historyTexts.counted) }
}
