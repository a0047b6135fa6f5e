import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, isLanguage, language } from './columns.ts'
import { orders } from './orders.ts'

/** A link with which somebody pays an order without an account. It ends with the hold of the order's goods. */
export const paymentLinks = pgTable(
  'payment_links',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id),
    /** In the link; random, because anyone with it sees a first name and an amount. */
    token: uuid().notNull().unique().defaultRandom(),
    /** Chosen by the client, so that a repeated request enters no order twice. */
    requestKey: uuid().notNull().unique(),
    /** Of what that request said; null for orders that were entered before this was stored. */
    requestDigest: text(),
    language: language(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
  },
  (row) => [isLanguage('payment_links_language', row.language)],
)
