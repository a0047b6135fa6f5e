import { mostHoursLate, retentionKinds } from '../../domain/privacy/retention.ts'
import { hourMs } from '../../domain/time.ts'
import type { CountsByKind } from '../database/schema.ts'
import type { Shop } from '../shop.ts'
import { findLastRun } from './store.ts'

/** The last run for the dashboard, and whether the next one is late. */
export async function readRetention({ database, now }: Pick<Shop, 'database' | 'now'>) {
  const run = await findLastRun(database)
  if (!run) return { at: null, isLate: false, deleted: 0, overdue: [] }
  return {
    at: run.at.toISOString(),
    isLate: now().getTime() - run.at.getTime() > mostHoursLate * hourMs,
    deleted: Object.values(run.deleted).reduce((sum, count) => sum + count, 0),
    overdue: listed(run.overdue),
  }
}

function listed(counts: CountsByKind) {
  return retentionKinds.flatMap((kind) => {
    const count = counts[kind]
    return count ? [{ kind, count }] : []
  })
}
