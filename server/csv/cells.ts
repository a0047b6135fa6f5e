import { z } from 'zod'
import { price } from '../../contract/back-office/products.ts'
import { inWords } from '../../contract/sentences.ts'
import { pathId } from '../../contract/shared.ts'
import { shop } from '../../domain/shop.ts'
import { importFaultTexts as words } from '../../domain/texts/en/back-office/import-faults.ts'
import type { CsvLine, Fault } from './read-csv.ts'

// The Swedish format is that of ISO 8601, so that a spreadsheet recognises and sorts the dates.
const moments = new Intl.DateTimeFormat('sv-SE', {
  timeZone: shop.timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** "2026-11-20 16:05:00" in the shop's time zone; empty for null. */
export function momentText(moment: Date | null): string {
  return moment ? moments.format(moment) : ''
}

export function yesOrNo(isSo: boolean): string {
  return isSo ? 'yes' : 'no'
}

/** The id in a cell; undefined when the cell contains anything else. */
export function idIn(cell = ''): number | undefined {
  return pathId.safeParse(cell.trim()).data
}

/**
 * Rupees, with a point or, as in many countries, a comma before the cents. A separator of thousands is
 * refused: it could be meant as either.
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
 * Reads the cells of a line one by one and adds faults to `faults`. A missing column, or a cell with the text
 * that an export would write now, leaves the value unchanged: so importing an exported file changes nothing.
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
    faults.push({ line, column, message: issue ? inWords(issue.message, 'en') : words.notReadable })
    return kept
  }
}
