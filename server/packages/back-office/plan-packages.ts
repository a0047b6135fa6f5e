import { z } from 'zod'
import { description, name } from '../../../contract/back-office/products.ts'
import type { ColumnOf } from '../../../domain/csv/columns.ts'
import { cents, decimalText, noCents, rupees } from '../../../domain/money/money.ts'
import { importFaultTexts as words } from '../../../domain/texts/en/back-office/import-faults.ts'
import { packagesTexts } from '../../../domain/texts/en/back-office/packages.ts'
import { officeRefusalTexts } from '../../../domain/texts/en/back-office/refusals.ts'
import { nameProducts } from '../../catalogue/index.ts'
import { cellReader, idIn, priceCell, yesOrNo, yesOrNoCell } from '../../csv/cells.ts'
import {
  isOutdated,
  nameWithId,
  readPublished,
  selectIdsOfNames,
  subjectOf,
} from '../../csv/line-subject.ts'
import { countUnchanged, differencesBetween, inPortions, type PlanFile } from '../../csv/plan.ts'
import type { CsvLine, Fault, ReadFile } from '../../csv/read-csv.ts'
import { packages } from '../../database/schema.ts'
import { packagesById, type ShopPackage } from '../service.ts'
import { type PackageChange, writePackages } from './import-packages.ts'
import { lockPackages } from './package-store.ts'
import { writtenPackage } from './packages-file.ts'
import { type ImportedProduct, readContents } from './read-contents.ts'

type Line = CsvLine<ColumnOf<'packages'>>
/** The lines of one package. */
type Group = { first: Line; lines: Line[] }

/** The existing packages and products that the lines are compared with. */
type Shelf = {
  packages: ReadonlyMap<number, ShopPackage>
  idsOfNames: ReadonlyMap<string, number>
  find: Awaited<ReturnType<typeof nameProducts>>
  /** Whether the file has the columns for contents. */
  hasContents: boolean
  now: Date
}

/** The columns about the package itself, which any one of its lines may fill in. */
const facts = ['version', 'name', 'description', 'price', 'discount', 'published'] as const
/** An empty cell, or a zero in any notation, means no discount. */
const noDiscount = z
  .string()
  .trim()
  .regex(/^0*([.,]0{1,2})?$/)
  .transform(() => 0)
const discountCell = z.union([noDiscount, priceCell], words.discount)
/** What a cell means that can be written in several ways, such as 500 and 500.00. */
const meanings: Partial<Record<(typeof facts)[number], z.ZodType<unknown, string>>> = {
  price: priceCell,
  discount: discountCell,
  published: yesOrNoCell,
}

/** Plans which packages a file changes and adds; a package has several lines. */
export const planPackages: PlanFile = async (tx, file, planning) => {
  const faults: Fault[] = faultsOfColumns(file)
  const groups = groupsOf(file.lines, faults)
  const ids = groups.flatMap(({ first }) => idIn(first.cells.id) ?? [])
  if (planning.isLocking) await lockPackages(tx, ids)
  const shelf: Shelf = {
    packages: await packagesById(tx, ids, 'en'),
    idsOfNames: await selectIdsOfNames(
      tx,
      packages,
      groups.map(({ first }) => (first.cells.name ?? '').trim()),
    ),
    // Products are not changed here, so they are not locked: no order has to wait.
    find: await nameProducts(tx, file.lines.map(namingOf), { isLocking: false }),
    hasContents: file.columns.has('quantity'),
    now: planning.now,
  }
  const changes = groups.flatMap((group) => changeOf(group, shelf, faults))
  return {
    faults,
    changes,
    unchanged: countUnchanged(
      groups.map(({ lines }) => lines),
      { faults, changes },
    ),
    carryOut: (operator, onProgress) =>
      inPortions(changes, onProgress, (portion) => writePackages(tx, operator, portion)),
  }
}

const namingOf = ({ cells }: Line) => ({
  id: cells['product id'] ?? '',
  name: cells.product ?? '',
})

/** Contents need two columns: the product and the quantity. */
function faultsOfColumns({ columns }: ReadFile): Fault[] {
  const fault = (...names: string[]) => [
    { line: 1, column: null, message: words.columnMissing(names) },
  ]
  const isNamed = columns.has('product id') || columns.has('product')
  if (isNamed && !columns.has('quantity')) return fault('quantity')
  if (!isNamed && columns.has('quantity')) return fault('product id', 'product')
  return []
}

/** Groups the lines of each package by id, and of new ones by name. */
function groupsOf(lines: readonly Line[], faults: Fault[]): Group[] {
  const groups = new Map<string, Group>()
  for (const line of lines) {
    const id = (line.cells.id ?? '').trim()
    const named = (line.cells.name ?? '').trim()
    if (id === '' && named === '') {
      faults.push({ line: line.line, column: 'id', message: words.packageNotNamed })
      continue
    }
    const key = id === '' ? `named ${named}` : `id ${id}`
    const group = groups.get(key)
    if (group) group.lines.push(line)
    else groups.set(key, { first: line, lines: [line] })
  }
  return [...groups.values()]
}

function changeOf({ first, lines }: Group, shelf: Shelf, faults: Fault[]): PackageChange[] {
  const faultsBefore = faults.length
  const { line } = first
  const fault = (column: ColumnOf<'packages'>, message: string) => {
    faults.push({ line, column, message })
    return []
  }
  const found = subjectOf('package', first.cells.id, shelf.packages)
  if ('message' in found) return fault('id', found.message)
  const { row: before } = found

  const said = saidOnce(lines, faults)
  const after = readFacts({ line, cells: said }, before, shelf, faults)
  const contents = shelf.hasContents
    ? readContents(lines, shelf.find, faults)
    : (before?.contents ?? [])
  if (faults.length > faultsBefore) return []
  const taken = before ? undefined : shelf.idsOfNames.get(after.name)
  if (taken !== undefined) return fault('name', words.nameTaken('package', taken))

  const differences = differencesBetween(
    before && wordsOf(before, before.contents),
    wordsOf(after, contents),
  )
  if (differences.length === 0) return []
  if (after.discountCents >= after.priceCents)
    return fault('discount', packagesTexts.discountTooLarge)
  if (after.publishedAt !== null && contents.length === 0)
    return fault('published', officeRefusalTexts.packageEmpty)
  if (before && isOutdated(said.version, before.version))
    return fault('version', words.editedSinceExport)
  const subject = nameWithId(before ?? after)
  return [{ line, subject, isNew: !before, differences, before, after: { ...after, contents } }]
}

function meaningOf(column: (typeof facts)[number], cell = ''): unknown {
  return meanings[column]?.safeParse(cell).data ?? cell.trim()
}

/** Takes each cell from any line of the package that fills it in; two different values are a fault. */
function saidOnce(lines: readonly Line[], faults: Fault[]): Line['cells'] {
  const said: { -readonly [Name in (typeof facts)[number]]?: string } = {}
  for (const column of facts) {
    const filled = lines.filter(({ cells }) => (cells[column] ?? '').trim() !== '')
    const [one] = filled
    const meaning = meaningOf(column, one?.cells[column])
    const other = filled.find(({ cells }) => meaningOf(column, cells[column]) !== meaning)
    if (one && other) {
      const message = words.differs(one.cells[column] ?? '', one.line)
      faults.push({ line: other.line, column, message })
    }
    // An empty text if the column exists and no line fills it in.
    const value = one?.cells[column] ?? lines[0]?.cells[column]
    if (value !== undefined) said[column] = value
  }
  return said
}

function readFacts(line: Line, before: ShopPackage | undefined, { now }: Shelf, faults: Fault[]) {
  const read = cellReader(line, before && writtenPackage(before), faults)
  const wasPublished = before && before.publishedAt !== null
  const isPublished = readPublished(read, line.cells.published, wasPublished)
  const discount = read('discount', discountCell, rupees(before?.discountCents ?? noCents))
  return {
    name: read('name', name, before?.name ?? ''),
    description: read('description', description, before?.description ?? ''),
    priceCents: cents(read('price', priceCell, rupees(before?.priceCents ?? noCents))),
    discountCents: cents(discount),
    pictureHash: before?.pictureHash ?? null,
    publishedAt: isPublished ? (before?.publishedAt ?? now) : null,
  }
}

type Said = Pick<
  ShopPackage,
  'name' | 'description' | 'priceCents' | 'discountCents' | 'publishedAt'
>

/** A package as the operator sees it in the preview of the import. */
function wordsOf(row: Said, contents: readonly ImportedProduct[]) {
  return {
    name: row.name,
    description: row.description,
    price: decimalText(row.priceCents),
    discount: decimalText(row.discountCents),
    published: yesOrNo(row.publishedAt !== null),
    contents: contents.map((each) => `${each.quantity} × ${nameWithId(each.product)}`).join(', '),
  }
}
