import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, isLanguage, language, moment, trigramIndex, version } from './columns.ts'
import { feedback } from './feedback.ts'

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    /** Of the page on which it was written, in which the answer is framed. */
    language: language(),
    /** Set if it was written as feedback, and an operator answers that by mail. */
    feedbackId: integer()
      .unique()
      .references(() => feedback.id, { onDelete: 'cascade' }),
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
    isLanguage('contact_messages_language', row.language),
    index('contact_messages_by_age').on(row.createdAt, row.id),
    index('contact_messages_email').on(sql`lower(${row.email})`),
    trigramIndex('contact_messages_search', row.name, row.email, row.message),
  ],
)

/** What operators have written to the sender of a message, by mail. */
export const contactAnswers = pgTable(
  'contact_answers',
  {
    id: id(),
    messageId: integer()
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    writtenAt: createdAt(),
    /** The operator's email address at that time. */
    writtenBy: text().notNull(),
  },
  (row) => [index('contact_answers_message').on(row.messageId)],
)
