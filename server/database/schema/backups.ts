import { index, pgTable } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'

/** Each time that `npm run backup` has backed up the shop. */
export const backups = pgTable('backups', { id: id(), at: createdAt() }, (row) => [
  index('backups_by_age').on(row.at),
])
