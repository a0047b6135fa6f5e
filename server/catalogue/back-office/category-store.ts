import { asc, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { Readable, Transaction } from '../../database/connect.ts'
import { categories, products } from '../../database/schema.ts'

/** The categories sorted by name, or the one with an id, each with its number of products. */
export function selectOfficeCategories(database: Readable, id?: number) {
  return database
    .select({
      categoryId: categories.id,
      name: categories.name,
      alsoCalled: categories.alsoCalled,
      storage: categories.storage,
      isPublished: isNotNull(categories.publishedAt).mapWith(Boolean),
      version: categories.version,
      productCount: count(products.id),
    })
    .from(categories)
    .leftJoin(products, eq(products.categoryId, categories.id))
    .where(id === undefined ? undefined : eq(categories.id, id))
    .groupBy(categories.id)
    .orderBy(asc(categories.name), asc(categories.id))
    .limit(500)
}

export function countCategories(tx: Transaction): Promise<number> {
  return tx.$count(categories)
}

export async function lockCategory(tx: Transaction, id: number) {
  const [category] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
  return category
}

export async function insertCategory(tx: Transaction, name: string): Promise<number> {
  const [row] = await tx
    .insert(categories)
    .values({ name, publishedAt: null })
    .returning({ id: categories.id })
  if (!row) throw new Error('A category was not inserted')
  return row.id
}

/** Changes a locked category, which raises its version. */
export async function updateCategory(
  tx: Transaction,
  id: number,
  change: Partial<Omit<typeof categories.$inferInsert, 'id' | 'version'>>,
) {
  await tx
    .update(categories)
    .set({ ...change, version: sql`${categories.version} + 1` })
    .where(eq(categories.id, id))
}

export async function deleteCategory(tx: Transaction, id: number) {
  await tx.delete(categories).where(eq(categories.id, id))
}

/** A category with this name, in capitals or not. */
export async function findCategoryNamed(tx: Transaction, name: string) {
  const [category] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(sql`lower(${categories.name})`, name.toLowerCase()))
    .limit(1)
  return category
}
