import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { atLeast, createdAt, id, moment } from './columns.ts'
import { orders } from './orders.ts'

/**
 * The text messages of the shop: what is to be sent, and what became of it. Without an account at a gateway they stay
 * here, as mails stay in the outbox folder.
 */
export const smsMessages = pgTable(
  'sms_messages',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** What the message is about, so that nobody gets it twice. */
    key: text().notNull().unique(),
    /** "94771234567" */
    to: text().notNull(),
    text: text().notNull(),
    /** For how many messages the gateway charges. */
    parts: integer().notNull(),
    writtenAt: createdAt(),
    /** Written before the gateway is called: a message that was tried and has no answer is not tried again by itself. */
    triedAt: moment(),
    sentAt: moment(),
    /** What the gateway said. */
    answer: text(),
  },
  (row) => [
    atLeast('sms_messages_parts', row.parts, 1),
    check('sms_messages_sent', sql`${row.sentAt} is null or ${row.triedAt} is not null`),
    index('sms_messages_order').on(row.orderId),
    index('sms_messages_written').on(row.writtenAt),
  ],
)
