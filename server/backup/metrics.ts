import { Gauge } from 'prom-client'
import { registry } from '../http/registry.ts'
import type { Shop } from '../shop.ts'
import { readBackups } from './state.ts'

// Every process reads the same.
const gaugeOf = (name: string, help: string) =>
  new Gauge({ name, help, aggregator: 'max', registers: [registry] })

const lastBackup = gaugeOf(
  'backup_last_timestamp_seconds',
  'When the shop was backed up last; 0: never; missing: the shop cannot know.',
)
const lastCheck = gaugeOf(
  'backup_last_check_timestamp_seconds',
  'When a backup was restored beside the shop and looked into last; 0: never.',
)
const faults = gaugeOf(
  'backup_faults',
  'What was wrong with the backup that was looked into last. Must be 0.',
)
const archiveFails = gaugeOf(
  'backup_archive_fails',
  '1 if PostgreSQL cannot archive its write-ahead log, so that changes since the last backup can be lost.',
)

/** Reads the figures of backups for /metrics. Without a database they stay as they were. */
export async function measureBackups(shop: Shop): Promise<void> {
  try {
    const state = await readBackups(shop)
    if (state.knowsBackups) lastBackup.set(secondsOf(state.backedUpAt))
    else lastBackup.remove()
    lastCheck.set(secondsOf(state.lastCheck?.at))
    faults.set(state.lastCheck?.faults.length ?? 0)
    archiveFails.set(state.archive?.fails ? 1 : 0)
  } catch (error) {
    shop.log.warn({ err: error }, 'The figures of backups could not be read')
  }
}

function secondsOf(moment: Date | undefined): number {
  return (moment?.getTime() ?? 0) / 1000
}
