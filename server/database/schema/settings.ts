import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, version } from './columns.ts'

/**
 * What operators have set; `domain/settings/settings.ts` declares each setting and its default. The trigger
 * `settings_news` of the migration notifies every instance of a change.
 */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  version: version(),
  /** The operator's email address at that time. */
  changedBy: text().notNull(),
  changedAt: moment().notNull(),
})
