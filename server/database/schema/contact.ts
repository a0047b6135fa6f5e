import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, trigramIndex, version } from './columns.ts'

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    answeredAt: moment(),
    /** The operator's email address at that time. */
    answeredBy: text(),
    createdAt: createdAt(),
    version: version(),
  },
  (row) => [
    check(
      'contact_messages_answered',
      sql`(${row.answeredAt} is null) = (${row.answeredBy} is null)`,
    ),
    index('contact_messages_by_age').on(row.createdAt, row.id),
    index('contact_messages_email').on(sql`lower(${row.email})`),
    trigramIndex('contact_messages_search', row.name, row.email, row.message),
  ],
)
