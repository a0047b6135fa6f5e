import { measureBackups } from '../backup/index.ts'
import { measureDisk } from '../database/metrics.ts'
import { measureConnections } from '../http/metrics.ts'
import { registry } from '../http/registry.ts'
import { measureJobs } from '../jobs/state-of-jobs.ts'
import { measureMails } from '../mails/index.ts'
import { measureRetention } from '../retention/index.ts'
import type { Shop } from '../shop.ts'

/** Brings those metrics up to date that are not counted as things happen. */
export async function measureShop(shop: Shop): Promise<void> {
  measureConnections(shop)
  await measureDisk(shop)
  await measureRetention(shop)
  await measureBackups(shop)
  await measureJobs(shop)
  await measureMails(shop)
}

/** The metrics of this process, for the one that adds up those of all processes. */
export async function readMetrics(shop: Shop) {
  await measureShop(shop)
  return registry.getMetricsAsJSON()
}
