import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt } from './columns.ts'

/** What an operator has beside the password, from the first login on. */
export const secondFactors = pgTable('second_factors', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What the authenticator app shares with the shop, encrypted with a key made of the shop's secret. */
  sealedSecret: text().notNull(),
  /** The time step of the last code that was accepted: none is accepted twice. */
  lastStep: integer().notNull(),
  /** Part of every operator's session; raising it ends the sessions begun before. */
  sessionsVersion: integer().notNull().default(1),
  createdAt: createdAt(),
})

/** Each opens the back office once when the phone is lost. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer()
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    hash: text().notNull(),
  },
  (code) => [primaryKey({ columns: [code.userId, code.hash] })],
)
