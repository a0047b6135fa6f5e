import { and, desc, eq, sql } from 'drizzle-orm'
import type { LegalPage } from '../../domain/legal/versions.ts'
import type { Words } from '../../domain/settings/words.ts'
import type { Database, Transaction } from '../database/connect.ts'
import { legalVersions } from '../database/schema.ts'

export type LegalVersionRow = typeof legalVersions.$inferSelect
export type LegalKey = { page: LegalPage; validFrom: string }

/** Every version, the latest first. */
export function selectVersions(database: Database): Promise<LegalVersionRow[]> {
  return database.select().from(legalVersions).orderBy(desc(legalVersions.validFrom))
}

export async function findVersion(
  database: Database,
  key: LegalKey,
): Promise<LegalVersionRow | undefined> {
  const [found] = await database.select().from(legalVersions).where(isVersion(key))
  return found
}

/** The version, locked until the transaction ends. */
export async function lockVersion(
  tx: Transaction,
  key: LegalKey,
): Promise<LegalVersionRow | undefined> {
  const [found] = await tx.select().from(legalVersions).where(isVersion(key)).for('update')
  return found
}

type Change = { texts: Words; changedBy: string; changedAt: Date }

/** Stores a new version; undefined if somebody else does so at the same moment. */
export async function insertVersion(tx: Transaction, key: LegalKey, change: Change) {
  const [inserted] = await tx
    .insert(legalVersions)
    .values({ ...key, ...change })
    .onConflictDoNothing()
    .returning()
  return inserted
}

export async function updateVersion(tx: Transaction, key: LegalKey, change: Change) {
  const [updated] = await tx
    .update(legalVersions)
    .set({ ...change, version: sql`${legalVersions.version} + 1` })
    .where(isVersion(key))
    .returning()
  return updated
}

export async function deleteVersion(tx: Transaction, key: LegalKey): Promise<void> {
  await tx.delete(legalVersions).where(isVersion(key))
}

function isVersion({ page, validFrom }: LegalKey) {
  return and(eq(legalVersions.page, page), eq(legalVersions.validFrom, validFrom))
}
