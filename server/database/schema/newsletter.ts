import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, trigramIndex } from './columns.ts'

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: id(),
    /** In lower case, so that each address is stored once. */
    email: text().notNull().unique(),
    /** Opens the page to unsubscribe from a mail, without logging in. */
    unsubscribeToken: uuid().notNull().unique('newsletter_subscriptions_token').defaultRandom(),
    confirmationSentAt: moment().notNull(),
    /** The words beside the field, to which somebody has consented; null if that was before they were stored. */
    consentWords: text(),
    createdAt: createdAt(),
  },
  (row) => [
    index('newsletter_subscriptions_by_age').on(row.createdAt, row.id),
    trigramIndex('newsletter_subscriptions_search', row.email),
  ],
)
