import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, isLanguage, language, moment, trigramIndex } from './columns.ts'

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: id(),
    /** In lower case, so that each address is stored once. */
    email: text().notNull().unique(),
    /** Opens the page to unsubscribe from a mail, without logging in. */
    unsubscribeToken: uuid().notNull().unique('newsletter_subscriptions_token').defaultRandom(),
    /** In which the address was subscribed. */
    language: language(),
    confirmationSentAt: moment().notNull(),
    /** The words beside the field, to which somebody has consented; null if that was before they were stored. */
    consentWords: text(),
    createdAt: createdAt(),
  },
  (row) => [
    isLanguage('newsletter_subscriptions_language', row.language),
    index('newsletter_subscriptions_by_age').on(row.createdAt, row.id),
    trigramIndex('newsletter_subscriptions_search', row.email),
  ],
)
