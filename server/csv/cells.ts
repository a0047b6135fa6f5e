import { z } from 'zod'
import { price } from '../../contract/back-office/products.ts'
import { pathId } from '../../contract/shared.ts'
import { backOfficeMessages } from '../../domain/back-office-messages.ts'
import { shop } from '../../domain/shop.ts'
import type { CsvLine, Fault } from './read-csv.ts'

const { csv: words } = backOfficeMessages

// Sweden writes dates as ISO 8601 does, so that a spreadsheet knows and sorts them.
const moments = new Intl.DateTimeFormat('sv-SE', {
  timeZone: shop.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** "2026-11-20 16:05:00" in the shop's time; empty for a moment that has not come. */
export function momentText(moment: Date | null): string {
  return moment ? moments.format(moment) : ''
}

export function yesOrNo(isSo: boolean): string {
  return isSo ? 'yes' : 'no'
}

/** An id; undefined when the cell holds anything else. */
export function idIn(cell = ''): number | undefined {
  return pathId.safeParse(cell.trim()).data
}

/**
 * Rupees, with a point or, as much of the world writes it, a comma before the cents. What stands between
 * thousands is refused: it could be either.
 */
export const priceCell = z
  .string()
  .trim()
  .regex(/^\d{1,9}([.,]\d{1,2})?$/, words.price)
  .transform((text) => Number(text.replace(',', '.')))
  .pipe(price)

export const yesOrNoCell = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.enum(['yes', 'no'], words.yesOrNo))
  .transform((word) => word === 'yes')

/**
 * Reads the cells of a line one by one and notes what is wrong. A cell that holds what the export writes
 * now, or a column that is not there, leaves a fact as it is: so a file that was exported changes nothing, whatever is in it.
 */
export function cellReader(
  { line, cells }: CsvLine,
  current: Readonly<Record<string, string>> | undefined,
  faults: Fault[],
) {
  return <Value>(column: string, schema: z.ZodType<Value, string>, kept: Value): Value => {
    const cell = cells[column]
    if (current && (cell === undefined || cell === current[column])) return kept
    const read = schema.safeParse(cell ?? '')
    if (read.success) return read.data
    const [issue] = read.error.issues
    faults.push({ line, column, message: issue?.message ?? words.notReadable })
    return kept
  }
}
