import { date, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { legalPages } from '../../../domain/legal/versions.ts'
import type { Words } from '../../../domain/settings/words.ts'
import { isAmong, moment, version } from './columns.ts'

/**
 * The owner's own legal texts. The trigger `legal_versions_kept` of the migration "legal_versions" keeps each as it is from
 * its day on, and `legal_versions_news` notifies every instance of a change.
 */
export const legalVersions = pgTable(
  'legal_versions',
  {
    page: text({ enum: legalPages }).notNull(),
    /** The day in Colombo from which on it counts. */
    validFrom: date({ mode: 'string' }).notNull(),
    /** In the markup of `domain/legal/markup.ts`. */
    texts: jsonb().$type<Words>().notNull(),
    /** The operator's email address at that time. */
    changedBy: text().notNull(),
    changedAt: moment().notNull(),
    version: version(),
  },
  (row) => [
    primaryKey({ columns: [row.page, row.validFrom] }),
    isAmong('legal_versions_page', row.page, legalPages),
  ],
)
