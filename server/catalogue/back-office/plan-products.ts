import { z } from 'zod'
import type { ColumnOf } from '../../../domain/csv/columns.ts'
import { importFaultTexts as words } from '../../../domain/texts/en/back-office/import-faults.ts'
import { translatedLanguages } from '../../../domain/translations/translated-things.ts'
import { changedFacts, recordChanges } from '../../audit-log/index.ts'
import { idIn } from '../../csv/cells.ts'
import {
  firstInFile,
  isOutdated,
  nameWithId,
  selectIdsOfNames,
  subjectOf,
} from '../../csv/line-subject.ts'
import {
  countUnchanged,
  differencesBetween,
  inPortions,
  type PlanFile,
  type PlannedChange,
  type Planning,
} from '../../csv/plan.ts'
import type { Fault } from '../../csv/read-csv.ts'
import { products } from '../../database/schema.ts'
import {
  findProductTexts,
  noProductTexts,
  type ProductTexts,
  type PutTexts,
  putTexts,
} from '../../translations/index.ts'
import { auditedProduct } from './edit-product.ts'
import {
  type CategoryCell,
  cellsOf,
  lineVersion,
  type ProductLine,
  readProduct,
  readTexts,
  textCellsOf,
} from './product-cells.ts'
import {
  type EditedProduct,
  editedProduct,
  insertProducts,
  type OfficeProductRow,
  selectCategoryIds,
  selectOfficeProductsById,
  updateProducts,
} from './product-store.ts'

type Change = PlannedChange & {
  before: OfficeProductRow | undefined
  after: EditedProduct
  textsBefore: ProductTexts
  texts: ProductTexts
}

/** The existing products and categories that the lines are compared with. */
type Shelf = {
  products: ReadonlyMap<number, OfficeProductRow>
  texts: ReadonlyMap<number, ProductTexts>
  idsOfNames: ReadonlyMap<string, number>
  categoryCell: CategoryCell
  now: Date
}

/** Plans which products a file changes and adds. */
export const planProducts: PlanFile = async (tx, { lines }, planning) => {
  const faults: Fault[] = []
  const shelf = await shelfFor(tx, lines, planning)
  const isFirst = firstInFile(faults)
  const changes = lines.flatMap((line: ProductLine) => {
    const before = faults.length
    const change = changeOf(line, shelf, faults)
    if (faults.length > before) return []
    // Each product may be in a file once: existing ones by id, new ones by name.
    const key = idIn(line.cells.id) ?? change?.after.name ?? ''
    if (!isFirst(key, line.line)) return []
    return change && change.differences.length > 0 ? [change] : []
  })

  return {
    faults,
    changes,
    unchanged: countUnchanged(
      lines.map((line) => [line]),
      { faults, changes },
    ),
    carryOut: (operator, onProgress) =>
      inPortions(changes, onProgress, async (portion) => {
        const added = portion.filter(({ before }) => !before)
        const ids = await insertProducts(
          tx,
          added.map(({ after }) => after),
        )
        await updateProducts(
          tx,
          portion.flatMap(({ before, after }) => (before ? [{ ...after, id: before.id }] : [])),
        )
        await putTexts(
          tx,
          'product',
          portion.flatMap((change) =>
            changedTexts(change, change.before?.id ?? ids.get(change.after.name)),
          ),
        )
        await recordChanges(
          tx,
          operator,
          portion.map(({ before, after, textsBefore, texts }) =>
            before
              ? {
                  action: 'edit product',
                  subject: { kind: 'product', id: before.id },
                  ...changedFacts(
                    { ...auditedProduct(editedProduct(before)), ...textCellsOf(textsBefore) },
                    { ...auditedProduct(after), ...textCellsOf(texts) },
                  ),
                }
              : {
                  action: 'add product',
                  subject: { kind: 'product', id: ids.get(after.name) ?? 0 },
                  after: {
                    ...auditedProduct(after),
                    ...changedFacts(textCellsOf(textsBefore), textCellsOf(texts))?.after,
                  },
                },
          ),
        )
      }),
  }
}

async function shelfFor(
  tx: Parameters<PlanFile>[0],
  lines: readonly ProductLine[],
  planning: Planning,
): Promise<Shelf> {
  const ids = lines.flatMap(({ cells }) => idIn(cells.id) ?? [])
  const names = lines.map(({ cells }) => (cells.name ?? '').trim())
  const found = await selectOfficeProductsById(tx, ids, planning)
  const categoryIds = await selectCategoryIds(tx, planning)
  const categoryCell = z
    .string()
    .trim()
    .transform((given, context) => {
      const id = categoryIds.get(given)
      if (id !== undefined) return { id, name: given }
      const message = given ? words.unknownName('category', given) : words.categoryMissing
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })
  return {
    products: new Map(found.map((product) => [product.id, product])),
    texts: await findProductTexts(tx, ids),
    idsOfNames: await selectIdsOfNames(tx, products, names),
    categoryCell,
    now: planning.now,
  }
}

function changeOf(line: ProductLine, shelf: Shelf, faults: Fault[]): Change | undefined {
  const { cells } = line
  const fault = (column: ColumnOf<'products'>, message: string) => {
    faults.push({ line: line.line, column, message })
    return undefined
  }
  const found = subjectOf('product', cells.id, shelf.products)
  if ('message' in found) return fault('id', found.message)
  const { row: before } = found
  const after = readProduct(line, before, shelf, faults)
  const textsBefore = (before && shelf.texts.get(before.id)) ?? noProductTexts
  const texts = readTexts(line, textsBefore, faults)
  const taken = before ? undefined : shelf.idsOfNames.get(after.name)
  if (taken !== undefined) return fault('name', words.nameTaken('product', taken))
  const differences = [
    ...differencesBetween(before && cellsOf(editedProduct(before)), cellsOf(after)),
    ...differencesBetween(textCellsOf(textsBefore), textCellsOf(texts)),
  ]
  const wouldOverwrite = before && isOutdated(cells.version, lineVersion(before, textsBefore))
  if (wouldOverwrite && differences.length > 0) return fault('version', words.editedSinceExport)
  const subject = nameWithId(before ?? after)
  const change = { line: line.line, subject, isNew: !before, differences }
  return { ...change, before, after, textsBefore, texts }
}

/** The translations that a change makes, of a product that is stored. */
function changedTexts({ textsBefore, texts }: Change, id: number | undefined): PutTexts[] {
  if (id === undefined) return []
  return translatedLanguages.flatMap((language) => {
    const [was, is] = [textsBefore[language], texts[language]]
    if (was.name === is.name && was.description === is.description) return []
    return [{ id, language, name: is.name || null, description: is.description || null }]
  })
}
