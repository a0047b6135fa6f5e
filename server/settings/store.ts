import { eq, sql } from 'drizzle-orm'
import type { SettingKey, SettingValue } from '../../domain/settings/settings.ts'
import type { Database, Transaction } from '../database/connect.ts'
import { settings } from '../database/schema.ts'

export type SettingRow = typeof settings.$inferSelect

/** The settings that somebody has changed, also those of other versions of the shop. */
export function selectSettings(database: Database): Promise<SettingRow[]> {
  return database.select().from(settings)
}

/** The stored setting, locked until the transaction ends; undefined if nobody has changed it yet. */
export async function lockSetting(
  tx: Transaction,
  key: SettingKey,
): Promise<SettingRow | undefined> {
  const [setting] = await tx.select().from(settings).where(eq(settings.key, key)).for('update')
  return setting
}

type Change = { value: SettingValue; changedBy: string; changedAt: Date }

/** Stores the first change of a setting; undefined if somebody else does so at the same moment. */
export async function insertSetting(
  tx: Transaction,
  key: SettingKey,
  change: Change,
): Promise<SettingRow | undefined> {
  const [inserted] = await tx
    .insert(settings)
    .values({ key, ...change })
    .onConflictDoNothing()
    .returning()
  return inserted
}

export async function updateSetting(
  tx: Transaction,
  key: SettingKey,
  change: Change,
): Promise<SettingRow | undefined> {
  const [updated] = await tx
    .update(settings)
    .set({ ...change, version: sql`${settings.version} + 1` })
    .where(eq(settings.key, key))
    .returning()
  return updated
}
