import { maximumStock } from '../../domain/limits.ts'
import { maximumOrderCents } from '../../domain/money/amount.ts'
import { centsOfDecimalText, rupees } from '../../domain/money/money.ts'

export type GridColumn = 'price' | 'stock' | 'delivered'

/** Why stock changes: everything of it was counted, or some was delivered. */
export type Reason = { kind: 'COUNT' | 'DELIVERY'; cause: string }

/** The columns to type into. A count and a delivery never share one: they are different numbers. */
export function gridColumns(kind: Reason['kind']): GridColumn[] {
  return ['price', kind === 'COUNT' ? 'stock' : 'delivered']
}

/** The price, stock and version of a product, as the server last returned them. */
export type Shelf = { price: number; stockQuantity: number; version: number }

type Drafts = Partial<Record<GridColumn, string>>

/** A row of the grid: what was typed but is not saved yet, and the outcome of the last save. */
export type GridRow = {
  shelf: Shelf
  drafts: Drafts
  /** How many saves of it are under way. */
  saves?: number
  note?:
    | { kind: 'CONFLICT' }
    | { kind: 'SAVED'; delivered?: number | undefined }
    | { kind: 'REFUSED'; text: string }
    | undefined
}

export function isTyped({ drafts }: GridRow): boolean {
  return Object.keys(drafts).length > 0
}

/** Whether its last save has failed, in whole or in part. */
export function isNotSaved({ note }: GridRow): boolean {
  return note !== undefined && note.kind !== 'SAVED'
}

/** What was typed, but for these columns. */
export function without(drafts: Drafts, columns: readonly GridColumn[]): Drafts {
  const kept = { ...drafts }
  for (const column of columns) delete kept[column]
  return kept
}

/** The text of a cell into which nothing was typed. */
export function savedText(shelf: Shelf, column: GridColumn): string {
  if (column === 'delivered') return ''
  return column === 'price' ? shelf.price.toFixed(2) : String(shelf.stockQuantity)
}

/** Rupees as people write and copy them: "1,250", "LKR 1250.5"; undefined for anything else, and above the highest price. */
export function priceIn(text: string): number | undefined {
  const plain = withoutThousands(text.replace(/LKR|Rs\.?/gi, ''))
  const [whole = '', decimals = ''] = plain.split('.')
  const amount = centsOfDecimalText(`${whole}.${decimals.padEnd(2, '0')}`)
  const isPrice = amount && amount <= maximumOrderCents && /^\d+(\.\d{0,2})?$/.test(plain)
  return isPrice ? rupees(amount) : undefined
}

/** A whole number from 0 to the largest stock; undefined for anything else. */
export function stockIn(text: string): number | undefined {
  const plain = withoutThousands(text)
  return /^\d+$/.test(plain) && Number(plain) <= maximumStock ? Number(plain) : undefined
}

/** Takes commas or blanks out between thousands only: "480,50" is no 48,050. */
function withoutThousands(text: string): string {
  const plain = text.trim()
  const isGrouped = /^[1-9]\d{0,2}([,\s])\d{3}(\1\d{3})*(\.\d*)?$/.test(plain)
  return isGrouped ? plain.replace(/[,\s]/g, '') : plain
}

/** The cells of what was copied from a spreadsheet: rows, each with its columns. */
export function pastedCells(text: string): string[][] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  return lines.map((line) => line.split('\t'))
}

type Change = {
  productId: number
  version: number
  price?: number
  stock?:
    | { kind: 'COUNT'; seen: number; counted: number; cause: string }
    | { kind: 'DELIVERY'; delivered: number; cause: string }
}

/**
 * What to send for a row: nothing if nothing differs. `fault` is the column whose text is not valid. Only the
 * columns that are shown count.
 */
export function changeOf(
  productId: number,
  { shelf, drafts }: GridRow,
  { kind, cause }: Reason,
): { change?: Change; fault?: GridColumn } {
  const change: Change = { productId, version: shelf.version }
  if (drafts.price !== undefined) {
    const price = priceIn(drafts.price)
    if (!price) return { fault: 'price' }
    if (price !== shelf.price) change.price = price
  }
  if (kind === 'COUNT' && drafts.stock !== undefined) {
    const counted = stockIn(drafts.stock)
    if (counted === undefined) return { fault: 'stock' }
    const seen = shelf.stockQuantity
    if (counted !== seen) change.stock = { kind, seen, counted, cause }
  }
  if (kind === 'DELIVERY' && drafts.delivered) {
    const delivered = stockIn(drafts.delivered)
    if (!delivered) return { fault: 'delivered' }
    change.stock = { kind, delivered, cause }
  }
  return change.price === undefined && !change.stock ? {} : { change }
}

/** What is sent for a row, and what was typed in it at that time. */
export type SentRow = { change: Change; drafts: Drafts }

/** A row after its save. What was typed during the save stays, and so does what is typed in a column that is hidden. */
export function savedRow(
  row: GridRow,
  { change: { stock }, drafts }: SentRow,
  shelf: Shelf,
  columns: readonly GridColumn[],
): GridRow {
  const delivered = stock?.kind === 'DELIVERY' ? stock.delivered : undefined
  const unchanged = columns.filter((column) => row.drafts[column] === drafts[column])
  return {
    ...row,
    shelf,
    drafts: without(row.drafts, unchanged),
    note: { kind: 'SAVED', delivered },
  }
}
