import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AddressedLetter } from '../../mail/mail.ts'
import { users } from './accounts.ts'
import { atLeast, id, moment, trigramIndex } from './columns.ts'
import { contactAnswers } from './contact.ts'
import { orders } from './orders.ts'

/**
 * What became of the mails of the last weeks. A row is written when a mail is first tried: until then the job queue has
 * it, so that no order waits for a second insert.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** The job that sends it. */
    jobId: uuid().notNull().unique(),
    toName: text().notNull(),
    toAddress: text().notNull(),
    /** Of a message that is mailed to the shop: who wrote it. */
    replyToAddress: text(),
    /** Whose account had the address then. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    orderId: integer().references(() => orders.id),
    answerId: integer().references(() => contactAnswers.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    /** As it was sent. Null, like the letter, for codes and links that open an account. */
    text: text(),
    /** What is sent again. */
    letter: jsonb().$type<AddressedLetter>(),
    writtenAt: moment().notNull(),
    tries: integer().notNull(),
    triedAt: moment().notNull(),
    sentAt: moment(),
    /** It is not tried any more. */
    failedAt: moment(),
    /** Why the last try failed. */
    reason: text(),
    repeatedAt: moment(),
    /** The operator's email address at that time. */
    repeatedBy: text(),
  },
  (row) => [
    atLeast('mails_tries', row.tries, 1),
    check('mails_end', sql`${row.sentAt} is null or ${row.failedAt} is null`),
    check('mails_letter', sql`(${row.text} is null) = (${row.letter} is null)`),
    check('mails_repeated', sql`(${row.repeatedAt} is null) = (${row.repeatedBy} is null)`),
    index('mails_by_age').on(row.writtenAt, row.id),
    index('mails_to').on(sql`lower(${row.toAddress})`),
    index('mails_reply_to').on(sql`lower(${row.replyToAddress})`),
    index('mails_user').on(row.userId, row.writtenAt),
    index('mails_order').on(row.orderId, row.writtenAt),
    index('mails_answer').on(row.answerId),
    trigramIndex('mails_search', row.toName, row.toAddress, row.subject),
  ],
)
