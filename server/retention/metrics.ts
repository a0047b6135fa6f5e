import { Gauge } from 'prom-client'
import { retentionKinds } from '../../domain/privacy/retention.ts'
import { registry } from '../http/registry.ts'
import type { Shop } from '../shop.ts'
import { findLastRun } from './store.ts'

const lastRun = new Gauge({
  name: 'retention_last_run_timestamp_seconds',
  help: 'When old personal data was last looked through and deleted, by any instance; 0: never.',
  // Every process reads the same.
  aggregator: 'max',
  registers: [registry],
})

const overdue = new Gauge({
  name: 'retention_overdue',
  help: 'Personal data that is kept a day longer than docs/privacy.md says, by kind. Must be 0.',
  labelNames: ['kind'],
  aggregator: 'max',
  registers: [registry],
})

/** Reads the figures of retention for /metrics. Without a database they stay as they were. */
export async function measureRetention({ database, log }: Shop): Promise<void> {
  try {
    const run = await findLastRun(database)
    lastRun.set((run?.at.getTime() ?? 0) / 1000)
    for (const kind of retentionKinds) overdue.set({ kind }, run?.overdue[kind] ?? 0)
  } catch (error) {
    log.warn({ err: error }, 'The figures of retention could not be read')
  }
}
