import {
  mostHoursLate,
  type RetentionKind,
  retentionKinds,
} from '../../domain/privacy/retention.ts'
import { hourMs } from '../../domain/time.ts'
import type { CountsByKind } from '../database/schema.ts'
import type { Shop } from '../shop.ts'
import { cleaners } from './cleaners.ts'
import { insertRun } from './store.ts'

/** One statement deletes no more, so that it never locks much or takes long. */
const batch = 500
/** Of one kind in one run. The next run goes on. */
const mostBatches = 200

/**
 * Deletes all personal data that is older than its rule allows, then looks whether any is left that should have
 * been gone a day ago, and records both. What is left is an alarm: an error in the log, a figure in /metrics, a line
 * on the dashboard.
 */
export async function clearOldData(shop: Shop): Promise<void> {
  const at = shop.now()
  const deleted = await countEach(shop, (kind) => clearKind(shop, kind, at))
  const dueAt = new Date(at.getTime() - mostHoursLate * hourMs)
  const overdue = await countEach(shop, (kind) => cleaners[kind].count(shop, dueAt))
  await insertRun(shop.database, { at, deleted, overdue })
  if (Object.keys(overdue).length > 0) {
    shop.log.error({ overdue }, 'Data is kept longer than it may be')
  }
}

async function clearKind(shop: Shop, kind: RetentionKind, at: Date): Promise<number> {
  let deleted = 0
  for (let round = 0; round < mostBatches; round++) {
    const more = await cleaners[kind].clear(shop, at, batch)
    deleted += more
    if (more === 0) break
  }
  return deleted
}

/** What each kind counts, without those that count nothing. One that fails does not keep the others from it. */
async function countEach(
  shop: Shop,
  count: (kind: RetentionKind) => Promise<number>,
): Promise<CountsByKind> {
  const counts: CountsByKind = {}
  for (const kind of retentionKinds) {
    try {
      const found = await count(kind)
      if (found > 0) counts[kind] = found
    } catch (error) {
      shop.log.error({ err: error, kind }, 'Old data could not be looked through')
    }
  }
  return counts
}
