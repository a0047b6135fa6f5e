import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Counts of tries, in the format of rate-limiter-flexible. The migration makes the table unlogged: it
 * is written often, and may be lost in a crash.
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
