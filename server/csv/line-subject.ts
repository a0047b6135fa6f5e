import { importFaultTexts as words } from '../../domain/texts/en/back-office/import-faults.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Transaction } from '../database/connect.ts'
import type { packages, products } from '../database/schema.ts'
import { type cellReader, idIn, yesOrNoCell } from './cells.ts'
import type { Fault } from './read-csv.ts'

/** The row that a cell with an id refers to; an empty cell means a new row. */
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

/** The name, with the id in brackets if there is one. */
export function nameWithId({ name, id }: { name: string; id?: number }): string {
  return id === undefined ? name : `${name} (${id})`
}

/** Existing rows with these names, as name to id: a new row must not have the name of another. */
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

/** Returns whether a line is the first in its file about a subject; any other line is noted as a fault. */
export function firstInFile(faults: Fault[]) {
  const lineOf = new Map<number | string, number>()
  return (subject: number | string, line: number): boolean => {
    const other = lineOf.get(subject)
    if (other) faults.push({ line, column: null, message: words.onLineAlready(other) })
    else lineOf.set(subject, line)
    return other === undefined
  }
}

/** Whether the file was exported before the last edit; never for a file without versions. */
export function isOutdated(versionCell: string | undefined, version: number) {
  const given = (versionCell ?? '').trim()
  return given !== '' && given !== String(version)
}

/** Whether customers see it after the import; something new is published only if the file says so. */
export function readPublished(
  read: ReturnType<typeof cellReader>,
  cell: string | undefined,
  isPublished: boolean | undefined,
): boolean {
  const isSaid = isPublished !== undefined || (cell ?? '').trim() !== ''
  return isSaid && read('published', yesOrNoCell, isPublished ?? false)
}
