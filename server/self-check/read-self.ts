import { type Shortcoming, shortcomingsOf } from '../../domain/settings/self-check.ts'
import { shop as builtWith } from '../../domain/shop.ts'
import { readBackups } from '../backup/index.ts'
import { isSpaceLow } from '../database/embedded/disk-space.ts'
import { readStateOfJobs } from '../jobs/state-of-jobs.ts'
import { countNotTaken } from '../mails/index.ts'
import { countOwners } from '../operators/index.ts'
import type { Shop } from '../shop.ts'

/** What an owner should still do. Whether a proxy is in front shows in the request. */
export async function readShortcomings(
  shop: Shop,
  { isForwarded }: { isForwarded: boolean },
): Promise<Shortcoming[]> {
  const { config, database, settings, now } = shop
  const [owners, backups, mailsNotTaken, jobs, isDiskNearlyFull] = await Promise.all([
    countOwners(database),
    readBackups(shop),
    countNotTaken(shop),
    readStateOfJobs(database),
    isSpaceLow(config),
  ])
  return shortcomingsOf({
    hasMailServer: config.smtpUrl !== undefined,
    mailsNotTaken,
    hasGateway: config.takesMoney,
    publicUrl: config.publicUrl,
    isForwarded,
    trustsProxy: config.trustProxy > 0,
    isDiskNearlyFull,
    ...backups,
    jobs,
    now: now(),
    email: settings.get('shop.email'),
    phone: settings.get('shop.phone'),
    builtWith,
    owners,
  })
}
