import { desc } from 'drizzle-orm'
import { type Shortcoming, shortcomingsOf } from '../../domain/settings/self-check.ts'
import { shop as builtWith } from '../../domain/shop.ts'
import type { Database } from '../database/connect.ts'
import { backups } from '../database/schema.ts'
import { countOwners } from '../operators/index.ts'
import type { Shop } from '../shop.ts'

/** What an owner should still do. Whether a proxy is in front shows in the request. */
export async function readShortcomings(
  { config, database, settings, now }: Shop,
  { isForwarded }: { isForwarded: boolean },
): Promise<Shortcoming[]> {
  const [owners, backedUpAt] = await Promise.all([countOwners(database), findLastBackup(database)])
  return shortcomingsOf({
    hasMailServer: config.smtpUrl !== undefined,
    hasGateway: config.gateways.length > 0,
    publicUrl: config.publicUrl,
    isForwarded,
    trustsProxy: config.trustProxy > 0,
    backedUpAt,
    now: now(),
    email: settings.get('shop.email'),
    phone: settings.get('shop.phone'),
    builtWith,
    owners,
  })
}

async function findLastBackup(database: Database): Promise<Date | undefined> {
  const [last] = await database
    .select({ at: backups.at })
    .from(backups)
    .orderBy(desc(backups.at))
    .limit(1)
  return last?.at
}
