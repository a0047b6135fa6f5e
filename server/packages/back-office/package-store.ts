import { and, eq, type SQL, sql } from 'drizzle-orm'
import { containing } from '../../back-office/filters.ts'
import { keysetPage, type Sort } from '../../back-office/page.ts'
import type { Database, Transaction } from '../../database/connect.ts'
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
  return state && eq(packages.status, state === 'PUBLISHED' ? 'ACTIVE' : 'INACTIVE')
}

/** The ids of a page of the packages wanted, in their order. */
export async function selectPackageIds(database: Database, wanted: Wanted) {
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

/** Keeps others from changing the package until the transaction ends. */
export async function lockPackage(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: packages.id }).from(packages).where(eq(packages.id, id)).for('update')
}

export type PackageValues = Pick<
  typeof packages.$inferSelect,
  'name' | 'description' | 'priceCents' | 'discountCents' | 'pictureHash'
>

export async function insertPackage(tx: Transaction, values: PackageValues): Promise<number> {
  const [row] = await tx
    .insert(packages)
    .values({ ...values, status: 'INACTIVE' })
    .returning({ id: packages.id })
  if (!row) throw new Error('A package was not inserted')
  return row.id
}

/** Changes a locked package, which raises its version. */
export async function updatePackage(
  tx: Transaction,
  id: number,
  change: Partial<PackageValues & { status: 'ACTIVE' | 'INACTIVE' }>,
) {
  await tx
    .update(packages)
    .set({ ...change, updatedAt: sql`now()`, version: sql`${packages.version} + 1` })
    .where(eq(packages.id, id))
}

/** What is in a locked package from now on, in this order. */
export async function replaceContents(
  tx: Transaction,
  packageId: number,
  contents: readonly { productId: number; quantity: number }[],
) {
  await tx.delete(packageProducts).where(eq(packageProducts.packageId, packageId))
  if (contents.length === 0) return
  await tx.insert(packageProducts).values(contents.map((each) => ({ packageId, ...each })))
}
