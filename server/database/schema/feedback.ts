import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment, trigramIndex, version } from './columns.ts'

export const feedback = pgTable(
  'feedback',
  {
    id: id(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    rating: smallint().notNull(),
    message: text().notNull(),
    /** While set, the storefront does not show the feedback. */
    hiddenAt: moment(),
    createdAt: createdAt(),
    version: version(),
  },
  (row) => [
    check('feedback_rating', sql`${row.rating} between 1 and 5`),
    index('feedback_by_age').on(row.createdAt, row.id),
    trigramIndex('feedback_search', row.name, row.message),
  ],
)
