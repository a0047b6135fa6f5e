import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm'
import { keysetPage, type Sort } from '../../back-office/page.ts'
import { rowsPerPortion } from '../../csv/write-csv.ts'
import { isOneOf } from '../../database/conditions.ts'
import type { Readable, Transaction } from '../../database/connect.ts'
import { insertManyWithIds, nextVersionOf, updateMany } from '../../database/many-rows.ts'
import { categories, products } from '../../database/schema.ts'
import { isMeantBy } from '../search-store.ts'

/** True for published products with low stock: by their own limit, or by that of the shop. */
export function isLow(lowLimit: number) {
  const limit = sql`coalesce(${products.lowStockLimit}, ${lowLimit})`
  return and(isNotNull(products.publishedAt), lte(products.stockQuantity, limit))
}

const { createdAt, inStock, ...shown } = getTableColumns(products)
const columns = { ...shown, categoryName: categories.name }

/** A product with everything that operators see. */
export type OfficeProductRow = Pick<typeof products.$inferSelect, keyof typeof shown> & {
  categoryName: string
}

/** What operators set on a product. */
export type ProductFacts = Omit<
  OfficeProductRow,
  'id' | 'version' | 'updatedAt' | 'stockQuantity' | 'publishedAt' | 'categoryName'
>

/** What operators set on a product and whether customers see it, with its category's name for display. */
export type EditedProduct = ProductFacts & Pick<OfficeProductRow, 'publishedAt' | 'categoryName'>

export function editedProduct(row: OfficeProductRow): EditedProduct {
  const { id, version, updatedAt, stockQuantity, ...edited } = row
  return edited
}

type Wanted = {
  search?: string | undefined
  categoryId?: number | undefined
  state?: 'ON_SALE' | 'LOW' | 'OUT_OF_STOCK' | 'WITHDRAWN' | undefined
  sort: string
  after?: string | undefined
  before?: string | undefined
}

const sorts: Record<string, Omit<Sort, 'direction'>> = {
  name: { value: sql`${products.name}`, type: 'text' },
  price: { value: sql`${products.priceCents}`, type: 'integer' },
  stock: { value: sql`${products.stockQuantity}`, type: 'integer' },
  updated: { value: sql`${products.updatedAt}`, type: 'timestamptz' },
}

function sortNamed(sort: string): Sort {
  const by = sorts[sort.replace('-', '')]
  if (!by) throw new Error(`Products cannot be sorted by ${sort}`)
  return { ...by, direction: sort.startsWith('-') ? 'desc' : 'asc' }
}

function inState(state: Wanted['state'], lowLimit: number): SQL | undefined {
  if (state === 'WITHDRAWN') return isNull(products.publishedAt)
  if (state === 'LOW') return isLow(lowLimit)
  if (state === 'ON_SALE') return sql`${products.inStock}`
  if (state === 'OUT_OF_STOCK') {
    return and(isNotNull(products.publishedAt), lte(products.stockQuantity, 0))
  }
  return undefined
}

/** A page of the products wanted. */
export async function selectOfficeProducts(database: Readable, wanted: Wanted, lowLimit: number) {
  const matching = and(
    wanted.search ? isMeantBy(wanted.search) : undefined,
    wanted.categoryId ? eq(products.categoryId, wanted.categoryId) : undefined,
    inState(wanted.state, lowLimit),
  )
  const page = keysetPage(sortNamed(wanted.sort), sql`${products.id}`, wanted)
  const [rows, total] = await Promise.all([
    database
      .select({ ...columns, sortKey: page.sortKey })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(and(matching, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    database.$count(products, matching),
  ])
  return { ...page.pageOf(rows), total }
}

export async function findOfficeProduct(
  database: Readable,
  id: number,
): Promise<OfficeProductRow | undefined> {
  const [product] = await selectWhole(database).where(eq(products.id, id))
  return product
}

function selectWhole(database: Readable) {
  return database
    .select(columns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
}

/** The current product, locked until the transaction ends. */
export async function lockOfficeProduct(
  tx: Transaction,
  id: number,
): Promise<OfficeProductRow | undefined> {
  const [product] = await selectOfficeProductsById(tx, [id], { isLocking: true })
  return product
}

/** The next portion of products after an id, sorted by id. */
export function selectProductsAfter(
  database: Readable,
  after: number,
): Promise<OfficeProductRow[]> {
  return selectWhole(database)
    .where(gt(products.id, after))
    .orderBy(asc(products.id))
    .limit(rowsPerPortion)
}

/** The products with these ids; with `isLocking`, locked in the order of their ids until the transaction ends. */
export async function selectOfficeProductsById(
  tx: Transaction,
  ids: readonly number[],
  { isLocking }: { isLocking: boolean },
): Promise<OfficeProductRow[]> {
  const wanted = isOneOf(products.id, ids)
  if (isLocking) {
    await tx
      .select({ id: products.id })
      .from(products)
      .where(wanted)
      .orderBy(asc(products.id))
      .for('no key update')
  }
  return selectWhole(tx).where(wanted)
}

/**
 * The ids of all categories by name. With `isLocking`, none can be removed, renamed or translated until the transaction ends:
 * both would write to the search of the same products, each in its own order.
 */
export async function selectCategoryIds(tx: Transaction, { isLocking }: { isLocking: boolean }) {
  const select = tx.select().from(categories).orderBy(asc(categories.id))
  const found = await (isLocking ? select.for('share') : select)
  return new Map(found.map(({ name, id }) => [name, id]))
}

export async function insertProduct(
  tx: Transaction,
  facts: Omit<typeof products.$inferInsert, 'publishedAt'>,
): Promise<number> {
  const [row] = await tx
    .insert(products)
    .values({ ...facts, publishedAt: null })
    .returning({ id: products.id })
  if (!row) throw new Error('A product was not inserted')
  return row.id
}

/** Changes a locked product, which raises its version. */
export async function updateProduct(
  tx: Transaction,
  id: number,
  change: Partial<ProductFacts & { publishedAt: Date | null }>,
) {
  await tx
    .update(products)
    .set({ ...change, ...nextVersionOf(products) })
    .where(eq(products.id, id))
}

/** Adds products with different names, and returns their ids by name. */
export async function insertProducts(tx: Transaction, imported: readonly EditedProduct[]) {
  const rows = imported.map((each) => ({ ...each, stockQuantity: 0 }))
  const inserted = await insertManyWithIds(tx, products, rows)
  return new Map(inserted.map(({ id, name }) => [name, id]))
}

/** Changes locked products, which raises their versions. */
export async function updateProducts(
  tx: Transaction,
  changed: readonly (EditedProduct & { id: number })[],
) {
  await updateMany(tx, products, changed, nextVersionOf(products))
}

/** A category, which cannot be removed until the transaction ends. */
export async function findCategory(tx: Transaction, id: number) {
  const [category] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, id))
    .for('key share')
  return category
}
