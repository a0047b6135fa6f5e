import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { roles } from '../../../domain/operators/rights.ts'
import { users } from './accounts.ts'
import { createdAt, id, moment } from './columns.ts'

/** What an operator may do: the roles of `domain/operators/rights.ts`. Deleted when the account is no operator's any more. */
export const operatorRoles = pgTable(
  'operator_roles',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: roles }).notNull(),
  },
  (given) => [
    primaryKey({ columns: [given.userId, given.role] }),
    check(
      'operator_roles_role',
      sql`${given.role} in ('OWNER', 'MANAGER', 'SUPPORT', 'PICKER', 'DRIVER')`,
    ),
  ],
)

/** The second factor that an operator sets up at the first login. */
export const secondFactors = pgTable('second_factors', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret shared with the authenticator app, encrypted with a key derived from the shop's secret. */
  sealedSecret: text().notNull(),
  /** The time step of the last accepted code, so that no code is accepted twice. */
  lastStep: integer().notNull(),
  /** Part of every operator's session; raising it ends all earlier sessions. */
  sessionsVersion: integer().notNull().default(1),
  createdAt: createdAt(),
})

/** Each can be used once in place of the second factor, when the phone is lost. */
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

/** Where an operator is signing in or signed in. A cookie names its session, and is worth nothing without it. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** To the minute. */
    lastUsedAt: moment().notNull(),
  },
  (session) => [
    index('operator_sessions_user').on(session.userId),
    index('operator_sessions_expiry').on(session.lastUsedAt),
  ],
)

/** What an operator needs besides the password to set up the first second factor: the one who appointed them hands it over. */
export const operatorInvitations = pgTable('operator_invitations', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Keyed with the shop's secret. */
  hash: text().notNull(),
  expiresAt: moment().notNull(),
})
