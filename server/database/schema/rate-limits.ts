import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Spent tries, in the form that rate-limiter-flexible keeps. The migration makes the table unlogged:
 * it is written often, and a crash may forget it.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (limit) => [index('rate_limits_expiry').on(limit.expire)],
)
