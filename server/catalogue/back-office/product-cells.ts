import type { z } from 'zod'
import { alsoCalled, description, name } from '../../../contract/back-office/products.ts'
import type { ColumnOf } from '../../../domain/csv/columns.ts'
import { cents, decimalText, noCents, rupees } from '../../../domain/money/money.ts'
import { cellReader, priceCell, yesOrNo } from '../../csv/cells.ts'
import { readPublished } from '../../csv/line-subject.ts'
import type { CsvLine, Fault } from '../../csv/read-csv.ts'
import { type EditedProduct, editedProduct, type OfficeProductRow } from './product-store.ts'

type Column = ColumnOf<'products'>
export type ProductLine = CsvLine<Column>

/** The cells of a product that operators may edit, by column. */
export function cellsOf(product: EditedProduct): Record<Exclude<Column, 'id' | 'version'>, string> {
  return {
    name: product.name,
    description: product.description,
    price: decimalText(product.priceCents),
    category: product.categoryName,
    published: yesOrNo(product.publishedAt !== null),
    also_called: product.alsoCalled,
  }
}

/** All cells of a product's line, by column. */
export function lineOf(product: OfficeProductRow): Record<Column, string> {
  return {
    id: String(product.id),
    version: String(product.version),
    ...cellsOf(editedProduct(product)),
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
  const isPublished = readPublished(read, line.cells.published, wasPublished)
  return {
    name: read('name', name, before?.name ?? ''),
    description: read('description', description, before?.description ?? ''),
    alsoCalled: read('also_called', alsoCalled, before?.alsoCalled ?? ''),
    priceCents: cents(read('price', priceCell, rupees(before?.priceCents ?? noCents))),
    categoryId: category.id,
    categoryName: category.name,
    pictureHash: before?.pictureHash ?? null,
    publishedAt: isPublished ? (before?.publishedAt ?? now) : null,
  }
}
