import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'

/** Each time that `npm run backup` has backed up the shop, or an owner has noted a backup that was made elsewhere. */
export const backups = pgTable('backups', { id: id(), at: createdAt() }, (row) => [
  index('backups_by_age').on(row.at),
])

/** Each time that `npm run check-backup` has restored a backup beside the shop, and looked into it. */
export const backupChecks = pgTable(
  'backup_checks',
  {
    id: id(),
    at: createdAt(),
    /** When the last thing happened to an order that was found in it; null without orders. */
    until: moment(),
    /** What was wrong, in words for a developer; empty if nothing was. */
    faults: text().array().notNull(),
  },
  (row) => [index('backup_checks_by_age').on(row.at)],
)
