import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { ProductQuantity } from '../../domain/goods/contents.ts'
import type { Cents } from '../../domain/money/money.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { stockedProductColumns, withProductTexts } from '../catalogue/index.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Database, Readable, Transaction } from '../database/connect.ts'
import { insertMany } from '../database/many-rows.ts'
import { customPackageItems, customPackages, products } from '../database/schema.ts'
import type { PackageContent } from '../packages/index.ts'

type CustomPackageRow = typeof customPackages.$inferSelect

/** A package that a customer has put together; its price follows from its contents. */
export type CustomPackage = CustomPackageRow & { contents: PackageContent[] }

export type CustomPackageFacts = { name: string; description: string; budgetCents: Cents | null }

const ofCustomer = (userId: number, id: number) =>
  and(eq(customPackages.id, id), eq(customPackages.userId, userId))

/** The customer's packages, newest first. */
export async function selectCustomPackagesOf(
  database: Readable,
  userId: number,
  most: number,
  language: Language,
): Promise<CustomPackage[]> {
  const found = await database
    .select()
    .from(customPackages)
    .where(eq(customPackages.userId, userId))
    .orderBy(desc(customPackages.id))
    .limit(most)
  return withContents(database, found, language)
}

/** The package with a link, no matter whose it is. */
export async function selectSharedPackage(
  database: Readable,
  shareToken: string,
  language: Language,
): Promise<CustomPackage | undefined> {
  const found = await database
    .select()
    .from(customPackages)
    .where(eq(customPackages.shareToken, shareToken))
  const [shared] = await withContents(database, found, language)
  return shared
}

/** The token of the customer's package: the one that it has, or a fresh one. Undefined if there is no such package. */
export async function withShareToken(
  database: Database,
  { userId, id, fresh }: { userId: number; id: number; fresh: string },
): Promise<string | undefined> {
  const shareToken = sql`coalesce(${customPackages.shareToken}, ${fresh})`
  const [row] = await database
    .update(customPackages)
    .set({ shareToken })
    .where(ofCustomer(userId, id))
    .returning({ shareToken: customPackages.shareToken })
  return row?.shareToken ?? undefined
}

/** Whether the customer has such a package. */
export async function removeShareToken(
  database: Database,
  { userId, id }: { userId: number; id: number },
): Promise<boolean> {
  const rows = await database
    .update(customPackages)
    .set({ shareToken: null })
    .where(ofCustomer(userId, id))
    .returning({ id: customPackages.id })
  return rows.length > 0
}

export async function selectCustomPackagesById(
  database: Readable,
  userId: number,
  ids: readonly number[],
  language: Language,
): Promise<CustomPackage[]> {
  const found = await database
    .select()
    .from(customPackages)
    .where(and(eq(customPackages.userId, userId), isOneOf(customPackages.id, ids)))
  return withContents(database, found, language)
}

async function withContents(
  database: Readable,
  found: CustomPackageRow[],
  language: Language,
): Promise<CustomPackage[]> {
  if (found.length === 0) return []
  const ids = found.map((each) => each.id)
  const query = database
    .select({
      customPackageId: customPackageItems.customPackageId,
      id: customPackageItems.id,
      quantity: customPackageItems.quantity,
      product: stockedProductColumns(language),
    })
    .from(customPackageItems)
    .innerJoin(products, eq(products.id, customPackageItems.productId))
    .where(isOneOf(customPackageItems.customPackageId, ids))
    .orderBy(asc(customPackageItems.customPackageId), asc(customPackageItems.id))
    .$dynamic()
  const contents = await withProductTexts(query, language)
  const byPackage = Map.groupBy(contents, (content) => content.customPackageId)
  // A package is never empty: one without contents was deleted between the two queries.
  return found.flatMap((each) => {
    const own = byPackage.get(each.id)
    return own ? [{ ...each, contents: own }] : []
  })
}

/** Makes a customer's additions wait for each other until the transaction ends, so that each counts the others. */
export async function lockAdditionsOf(tx: Transaction, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('custom_packages'), ${userId})`)
}

export async function countCustomPackagesOf(tx: Transaction, userId: number): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(customPackages)
    .where(eq(customPackages.userId, userId))
  return row?.total ?? 0
}

/** The customer's package, locked against other changes until the transaction ends. */
export async function lockCustomPackageOf(
  tx: Transaction,
  userId: number,
  id: number,
): Promise<CustomPackageRow | undefined> {
  const [row] = await tx
    .select()
    .from(customPackages)
    .where(ofCustomer(userId, id))
    .for('no key update')
  return row
}

/** The given packages as far as the customer has them; none can be deleted until the transaction ends. */
export async function keepCustomPackages(tx: Transaction, userId: number, ids: readonly number[]) {
  return tx
    .select({ id: customPackages.id })
    .from(customPackages)
    .where(and(eq(customPackages.userId, userId), isOneOf(customPackages.id, ids)))
    .orderBy(asc(customPackages.id))
    .for('key share')
}

/** The id of the package that an earlier try of the request has saved. */
export async function findCustomPackageOfRequest(
  tx: Transaction,
  userId: number,
  requestKey: string,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: customPackages.id })
    .from(customPackages)
    .where(and(eq(customPackages.userId, userId), eq(customPackages.requestKey, requestKey)))
  return row?.id
}

export async function insertCustomPackage(
  tx: Transaction,
  userId: number,
  facts: CustomPackageFacts & { requestKey: string | null | undefined },
): Promise<number> {
  const [row] = await tx
    .insert(customPackages)
    .values({ userId, ...facts })
    .returning({ id: customPackages.id })
  if (!row) throw new Error('An inserted custom package was not returned')
  return row.id
}

export async function updateCustomPackageFacts(
  tx: Transaction,
  id: number,
  facts: CustomPackageFacts & { updatedAt: Date },
): Promise<void> {
  await tx.update(customPackages).set(facts).where(eq(customPackages.id, id))
}

/** Replaces the items of the package, in this order. */
export async function replaceCustomPackageItems(
  tx: Transaction,
  customPackageId: number,
  items: readonly ProductQuantity[],
): Promise<void> {
  await tx.delete(customPackageItems).where(eq(customPackageItems.customPackageId, customPackageId))
  const rows = items.map(({ productId, quantity }) => ({ customPackageId, productId, quantity }))
  await insertMany(tx, customPackageItems, rows)
}

/** Returns no row if the customer has no such package. */
export function deleteCustomPackageOf(tx: Transaction, userId: number, id: number) {
  return tx
    .delete(customPackages)
    .where(ofCustomer(userId, id))
    .returning({ id: customPackages.id })
}
