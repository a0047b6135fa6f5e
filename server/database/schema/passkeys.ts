import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { createdAt, id, moment } from './columns.ts'

/** Keys on people's devices. The shop has their public halves, which open nothing. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What it is for: a customer signs in with it, an operator gives it instead of a code, after the password. */
    audience: text({ enum: ['CUSTOMER', 'OPERATOR'] }).notNull(),
    /** The authenticator's id of the key, base64url. */
    credentialId: text().notNull().unique('passkeys_credential'),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often it was used, as its device counts; always 0 for keys that are copied between devices. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach it, such as 'internal' or 'usb'. */
    transports: text().array().notNull(),
    name: text().notNull(),
    lastUsedAt: moment(),
    createdAt: createdAt(),
  },
  (passkey) => [
    index('passkeys_user').on(passkey.userId),
    check('passkeys_audience', sql`${passkey.audience} in ('CUSTOMER', 'OPERATOR')`),
  ],
)

/** Challenges that a passkey has answered rightly. They are signed by the shop; only used ones are stored. */
export const usedChallenges = pgTable(
  'used_challenges',
  {
    hash: text().primaryKey(),
    /** When the challenge would have expired. */
    expiresAt: moment().notNull(),
  },
  (challenge) => [index('used_challenges_expiry').on(challenge.expiresAt)],
)
