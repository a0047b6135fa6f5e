import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id, moment } from './columns.ts'

/** The browsers in which customers want notifications about their orders. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In which it was last saved; it ends when its customer signs out there, not when it lapses. */
    sessionId: integer().notNull(),
    /** The URL at the browser's push service. */
    endpoint: text().notNull().unique('push_subscriptions_endpoint'),
    /** For whom messages are encrypted, base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    savedAt: moment().notNull(),
  },
  (row) => [
    index('push_subscriptions_user').on(row.userId),
    index('push_subscriptions_saved').on(row.savedAt),
  ],
)
