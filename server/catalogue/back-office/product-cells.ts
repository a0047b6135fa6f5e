import type { z } from 'zod'
import { alsoCalled, description, name } from '../../../contract/back-office/products.ts'
import {
  translatedDescription,
  translatedName,
} from '../../../contract/back-office/translations.ts'
import type { ColumnOf } from '../../../domain/csv/columns.ts'
import { hasLostLetters } from '../../../domain/csv/lost-letters.ts'
import { cents, decimalText, noCents, rupees } from '../../../domain/money/money.ts'
import { importFaultTexts as words } from '../../../domain/texts/en/back-office/import-faults.ts'
import {
  inEachLanguage,
  type TranslatedLanguage,
} from '../../../domain/translations/translated-things.ts'
import { cellReader, priceCell, yesOrNo, yesOrNoCell } from '../../csv/cells.ts'
import { readPublished } from '../../csv/line-subject.ts'
import type { CsvLine, Fault } from '../../csv/read-csv.ts'
import { noProductTexts, type ProductTexts } from '../../translations/index.ts'
import { labelCellsOf, readLabel } from './label-cells.ts'
import { type EditedProduct, editedProduct, type OfficeProductRow } from './product-store.ts'

type Column = ColumnOf<'products'>
type TextColumn = `${'name' | 'description'}_${TranslatedLanguage}`
export type ProductLine = CsvLine<Column>

/** Refuses words of other scripts that a program did not save as they were. */
function asWritten(schema: z.ZodType<string, string>) {
  return schema.refine((text) => !hasLostLetters(text), words.notReadable)
}

const nameCell = asWritten(translatedName)
const descriptionCell = asWritten(translatedDescription)
const alsoCalledCell = asWritten(alsoCalled)

/** The cells of a product that operators may edit, by column. */
export function cellsOf(
  product: EditedProduct,
): Record<Exclude<Column, 'id' | 'version' | TextColumn>, string> {
  return {
    name: product.name,
    description: product.description,
    price: decimalText(product.priceCents),
    category: product.categoryName,
    published: yesOrNo(product.publishedAt !== null),
    also_called: product.alsoCalled,
    ...labelCellsOf(product),
    never_substitute: yesOrNo(product.neverSubstitute),
  }
}

/** The cells of its translations, by column. */
export function textCellsOf({ si, ta }: ProductTexts): Record<TextColumn, string> {
  return {
    name_si: si.name,
    description_si: si.description,
    name_ta: ta.name,
    description_ta: ta.description,
  }
}

/** The translations as the line describes them; a missing column leaves a text as it is. */
export function readTexts(line: ProductLine, before: ProductTexts, faults: Fault[]): ProductTexts {
  const read = cellReader(line, textCellsOf(before), faults)
  return inEachLanguage((language) => ({
    ...before[language],
    name: read(`name_${language}`, nameCell, before[language].name),
    description: read(`description_${language}`, descriptionCell, before[language].description),
  }))
}

/** The version of a product's line: each edit of the product, or of one of its translations, raises it. */
export function lineVersion(
  product: Pick<OfficeProductRow, 'version'>,
  { si, ta }: ProductTexts,
): number {
  return product.version + si.version + ta.version
}

/** All cells of a product's line, by column. */
export function lineOf(
  product: OfficeProductRow,
  texts: ProductTexts = noProductTexts,
): Record<Column, string> {
  return {
    id: String(product.id),
    version: String(lineVersion(product, texts)),
    ...cellsOf(editedProduct(product)),
    ...textCellsOf(texts),
  }
}

/** Reads a category's name as the category. */
export type CategoryCell = z.ZodType<{ id: number; name: string }, string>

/** The product as the line describes it. Cells that cannot be read are added to the faults. */
export function readProduct(
  line: ProductLine,
  before: OfficeProductRow | undefined,
  { categoryCell, now }: { categoryCell: CategoryCell; now: Date },
  faults: Fault[],
): EditedProduct {
  const read = cellReader(line, before && lineOf(before), faults)
  const category = read('category', categoryCell, {
    id: before?.categoryId ?? 0,
    name: before?.categoryName ?? '',
  })
  const wasPublished = before && before.publishedAt !== null
  const wasNever = before?.neverSubstitute ?? false
  const isPublished = readPublished(read, line.cells.published, wasPublished)
  return {
    name: read('name', name, before?.name ?? ''),
    description: read('description', description, before?.description ?? ''),
    alsoCalled: read('also_called', alsoCalledCell, before?.alsoCalled ?? ''),
    priceCents: cents(read('price', priceCell, rupees(before?.priceCents ?? noCents))),
    categoryId: category.id,
    categoryName: category.name,
    pictureHash: before?.pictureHash ?? null,
    ...readLabel(read, before),
    neverSubstitute: line.cells.never_substitute?.trim()
      ? read('never_substitute', yesOrNoCell, wasNever)
      : wasNever,
    isVatExempt: before?.isVatExempt ?? false,
    lowStockLimit: before?.lowStockLimit ?? null,
    publishedAt: isPublished ? (before?.publishedAt ?? now) : null,
  }
}
