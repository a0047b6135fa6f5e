import { and, asc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { ProductQuantity } from '../../../domain/goods/contents.ts'
import { containing } from '../../back-office/filters.ts'
import { keysetPage, type Sort } from '../../back-office/page.ts'
import { rowsPerPortion } from '../../csv/write-csv.ts'
import { isOneOf } from '../../database/conditions.ts'
import type { Readable, Transaction } from '../../database/connect.ts'
import {
  insertMany,
  insertManyWithIds,
  nextVersionOf,
  updateMany,
} from '../../database/many-rows.ts'
import { packageProducts, packages } from '../../database/schema.ts'

type Wanted = {
  search?: string | undefined
  state?: 'PUBLISHED' | 'WITHDRAWN' | undefined
  sort: string
  after?: string | undefined
  before?: string | undefined
}

function sortNamed(sort: string): Sort {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  return sort.endsWith('price')
    ? { value: sql`${packages.priceCents}`, type: 'integer', direction }
    : { value: sql`${packages.name}`, type: 'text', direction }
}

function inState(state: Wanted['state']): SQL | undefined {
  if (!state) return undefined
  return state === 'PUBLISHED' ? isNotNull(packages.publishedAt) : isNull(packages.publishedAt)
}

/** The ids of a page of the packages wanted, sorted. */
export async function selectPackageIds(database: Readable, wanted: Wanted) {
  const matching = and(
    wanted.search ? containing(packages.name, wanted.search) : undefined,
    inState(wanted.state),
  )
  const page = keysetPage(sortNamed(wanted.sort), sql`${packages.id}`, wanted)
  const [rows, total] = await Promise.all([
    database
      .select({ id: packages.id, sortKey: page.sortKey })
      .from(packages)
      .where(and(matching, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    database.$count(packages, matching),
  ])
  return { ...page.pageOf(rows), total }
}

/** The next portion of package ids after an id, sorted. */
export function selectPackageIdsAfter(database: Readable, after: number) {
  return database
    .select({ id: packages.id })
    .from(packages)
    .where(gt(packages.id, after))
    .orderBy(asc(packages.id))
    .limit(rowsPerPortion)
}

/** Locks packages until the transaction ends. */
export async function lockPackages(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: packages.id })
    .from(packages)
    .where(isOneOf(packages.id, ids))
    .orderBy(asc(packages.id))
    .for('update')
}

export type PackageValues = Pick<
  typeof packages.$inferSelect,
  'name' | 'description' | 'priceCents' | 'discountCents' | 'pictureHash'
>

export async function insertPackage(tx: Transaction, values: PackageValues): Promise<number> {
  const [row] = await tx
    .insert(packages)
    .values({ ...values, publishedAt: null })
    .returning({ id: packages.id })
  if (!row) throw new Error('A package was not inserted')
  return row.id
}

/** Changes a locked package, which raises its version. */
export async function updatePackage(
  tx: Transaction,
  id: number,
  change: Partial<PackageValues & { publishedAt: Date | null }>,
) {
  await tx
    .update(packages)
    .set({ ...change, ...nextVersionOf(packages) })
    .where(eq(packages.id, id))
}

/** A package as in a file; files have no pictures. */
export type ImportedPackage = Pick<
  typeof packages.$inferSelect,
  'name' | 'description' | 'priceCents' | 'discountCents' | 'publishedAt'
>

/** Adds packages with different names, and returns their ids by name. */
export async function insertPackages(tx: Transaction, added: readonly ImportedPackage[]) {
  const inserted = await insertManyWithIds(tx, packages, added.map(importedFacts))
  return new Map(inserted.map(({ id, name }) => [name, id]))
}

/** Changes locked packages, which raises their versions; their pictures stay. */
export async function updatePackages(
  tx: Transaction,
  changed: readonly (ImportedPackage & { id: number })[],
) {
  const rows = changed.map((each) => ({ ...importedFacts(each), id: each.id }))
  await updateMany(tx, packages, rows, nextVersionOf(packages))
}

function importedFacts(given: ImportedPackage): ImportedPackage {
  const { name, description, priceCents, discountCents, publishedAt } = given
  return { name, description, priceCents, discountCents, publishedAt }
}

/** Replaces the contents of locked packages, in this order. */
export async function replaceContents(
  tx: Transaction,
  replaced: readonly { id: number; contents: readonly ProductQuantity[] }[],
) {
  const ids = replaced.map(({ id }) => id)
  await tx.delete(packageProducts).where(isOneOf(packageProducts.packageId, ids))
  const rows = replaced.flatMap(({ id, contents }) =>
    contents.map(({ productId, quantity }) => ({ packageId: id, productId, quantity })),
  )
  await insertMany(tx, packageProducts, rows)
}
