import { and, asc, eq, exists, gt, inArray, isNull, sql } from 'drizzle-orm'
import { mostStockAlerts } from '../../domain/limits.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import { products, productTexts, stockAlerts, users } from '../database/schema.ts'

export function selectAlerts(database: Readable, userId: number) {
  return database
    .select({ productId: stockAlerts.productId, askedAt: stockAlerts.askedAt })
    .from(stockAlerts)
    .where(eq(stockAlerts.userId, userId))
    .orderBy(asc(stockAlerts.productId))
}

/** Notes it; what is noted already stays as it is. The customer's row is locked, so that the limit holds. */
export async function insertAlert(
  tx: Transaction,
  alert: { userId: number; productId: number },
): Promise<'noted' | 'tooMany'> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, alert.userId))
    .for('no key update')
  const isOther = sql`${stockAlerts.productId} <> ${alert.productId}`
  const others = await tx.$count(stockAlerts, and(eq(stockAlerts.userId, alert.userId), isOther))
  if (others >= mostStockAlerts) return 'tooMany'
  await tx.insert(stockAlerts).values(alert).onConflictDoNothing()
  return 'noted'
}

export async function deleteAlert(
  database: Readable,
  { userId, productId }: { userId: number; productId: number },
): Promise<void> {
  await database
    .delete(stockAlerts)
    .where(and(eq(stockAlerts.userId, userId), eq(stockAlerts.productId, productId)))
}

/**
 * Some customers who wait for something that is in stock again and may buy it, in the order of their numbers, locked;
 * instances take different ones.
 */
export async function lockDueCustomers(
  tx: Transaction,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const due = tx
    .select({ one: sql`1` })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(and(eq(stockAlerts.userId, users.id), products.inStock))
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(gt(users.id, after), exists(due), isNull(users.blockedAt), eq(users.role, 'USER')))
    .orderBy(asc(users.id))
    .limit(most)
    .for('no key update', { skipLocked: true })
  return rows.map(({ id }) => id)
}

/** What these customers waited for and is in stock again, with their addresses and the names in their languages. */
export function selectDueAlerts(tx: Transaction, userIds: readonly number[]) {
  return tx
    .select({
      userId: users.id,
      to: { name: users.name, address: users.email },
      emailConfirmedAt: users.emailConfirmedAt,
      language: users.language,
      productId: products.id,
      name: products.name,
      translatedName: productTexts.name,
    })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .innerJoin(users, eq(users.id, stockAlerts.userId))
    .leftJoin(
      productTexts,
      and(
        eq(productTexts.productId, products.id),
        eq(sql`${productTexts.language}`, users.language),
      ),
    )
    .where(and(inArray(stockAlerts.userId, [...userIds]), products.inStock))
    .orderBy(asc(users.id), asc(products.id))
}

export type DueAlert = Awaited<ReturnType<typeof selectDueAlerts>>[number]

export async function deleteAlerts(tx: Transaction, alerts: readonly DueAlert[]): Promise<void> {
  const [userIds, productIds] = [
    alerts.map(({ userId }) => userId),
    alerts.map(({ productId }) => productId),
  ]
  await tx.delete(stockAlerts).where(
    sql`(${stockAlerts.userId}, ${stockAlerts.productId}) in (
      select * from unnest(${sql.param(userIds)}::integer[], ${sql.param(productIds)}::integer[]))`,
  )
}
