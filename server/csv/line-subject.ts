import { backOfficeMessages } from '../../domain/back-office-messages.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Transaction } from '../database/connect.ts'
import type { packages, products } from '../database/schema.ts'
import { type cellReader, idIn, yesOrNoCell } from './cells.ts'
import type { Fault } from './read-csv.ts'

const { csv: words } = backOfficeMessages

/** What a cell with an id speaks of: nothing that is there already when it is empty. */
export function subjectOf<Row>(
  kind: 'product' | 'package',
  idCell: string | undefined,
  rows: ReadonlyMap<number, Row>,
): { row: Row | undefined } | { message: string } {
  const given = (idCell ?? '').trim()
  if (given === '') return { row: undefined }
  const id = idIn(given)
  if (id === undefined) return { message: words.noId }
  const row = rows.get(id)
  return row ? { row } : { message: words.unknownId(kind, given) }
}

/** In words, with its id when it has one. */
export function nameWithId({ name, id }: { name: string; id?: number }): string {
  return id === undefined ? name : `${name} (${id})`
}

/** The ids of those with these names, by name: what is new must not be called as they are. */
export async function selectIdsOfNames(
  tx: Transaction,
  table: typeof packages | typeof products,
  names: readonly string[],
) {
  const found = await tx
    .select({ name: table.name, id: table.id })
    .from(table)
    .where(isOneOf(table.name, names))
  return new Map(found.map(({ name, id }) => [name, id]))
}

/** Tells whether a line is the first of its file about a subject; of any other it notes that it is not. */
export function firstInFile(faults: Fault[]) {
  const lineOf = new Map<number | string, number>()
  return (subject: number | string, line: number): boolean => {
    const other = lineOf.get(subject)
    if (other) faults.push({ line, column: null, message: words.onLineAlready(other) })
    else lineOf.set(subject, line)
    return other === undefined
  }
}

/** Whether the file was exported before the last edit; it may leave out which version it has. */
export function isOutdated(versionCell: string | undefined, { version }: { version: number }) {
  const given = (versionCell ?? '').trim()
  return given !== '' && given !== String(version)
}

/** Whether customers see it from now on; what is new only when the file says so. */
export function readPublished(
  read: ReturnType<typeof cellReader>,
  cell: string | undefined,
  isPublished: boolean | undefined,
): boolean {
  const isSaid = isPublished !== undefined || (cell ?? '').trim() !== ''
  return isSaid && read('published', yesOrNoCell, isPublished ?? false)
}
