import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, id, isLanguage, language, moment, trigramIndex, version } from './columns.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    /** Empty for somebody without email, whom an operator has noted for an order. */
    email: text().notNull(),
    /** When a mail proved that the customer reads this address; null until then. */
    emailConfirmedAt: moment(),
    nic: text().notNull(),
    telephone: text().notNull(),
    passwordHash: text().notNull(),
    /** `npm run operator` or another operator makes an account ADMIN; registering never does. */
    role: text({ enum: ['USER', 'ADMIN'] })
      .notNull()
      .default('USER'),
    /** Part of every token; raising it invalidates all earlier tokens. */
    credentialsVersion: integer().notNull().default(1),
    /** While set, the account cannot log in. */
    blockedAt: moment(),
    /** Why the account was blocked, or unblocked. */
    blockReason: text(),
    /** While set, the account's unpaid orders may hold any amount of goods, as an operator decided. */
    largeOrdersSince: moment(),
    /** When the customer asked for the account to be deleted; null after a change of mind. */
    erasureAskedAt: moment(),
    /** In which the shop writes to the customer. */
    language: language(),
    createdAt: createdAt(),
    version: version(),
  },
  (user) => [
    uniqueIndex('users_email').on(sql`lower(${user.email})`).where(sql`${user.email} <> ''`),
    index('users_by_email').on(sql`lower(${user.email})`),
    check('users_role', sql`${user.role} in ('USER', 'ADMIN')`),
    isLanguage('users_language', user.language),
    index('users_operators').on(user.id).where(sql`${user.role} = 'ADMIN'`),
    index('users_to_erase').on(user.erasureAskedAt).where(sql`${user.erasureAskedAt} is not null`),
    index('users_by_age').on(user.createdAt, user.id),
    index('users_by_name').on(user.name, user.id),
    trigramIndex('users_search', user.name, user.email, user.telephone),
  ],
)

/**
 * Links in mails that act on an account without a login: they confirm its email address, replace it, bring an
 * earlier one back, keep an account that is to be deleted, or set the first password of an operator. Each is used once, and its row deleted.
 */
export const emailLinks = pgTable(
  'email_links',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['CONFIRM', 'CHANGE', 'RETURN', 'KEEP', 'INVITE'] }).notNull(),
    /** The address that the link confirms, changes to, returns to or was mailed to. */
    email: text().notNull(),
    /** Of the token in the link, which has too many random bits to be found by trying. */
    hash: text().notNull().unique('email_links_hash'),
    expiresAt: moment().notNull(),
  },
  (link) => [
    check(
      'email_links_purpose',
      sql`${link.purpose} in ('CONFIRM', 'CHANGE', 'RETURN', 'KEEP', 'INVITE')`,
    ),
    index('email_links_user').on(link.userId),
    index('email_links_way_back')
      .on(sql`lower(${link.email})`)
      .where(sql`${link.purpose} = 'RETURN'`),
    index('email_links_expiry').on(link.expiresAt),
  ],
)

/**
 * What was mailed for a new password: a code and a link, whether the email address has an account or not.
 * Neither the stored row nor the time it takes reveals who has an account. A code is valid while it is one of
 * the newest of its address and audience, a link until it expires.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    /** Normalized. */
    email: text().notNull(),
    /** Who asked: what guests ask for and try never ends the code of a customer who is signed in. */
    audience: text({ enum: ['GUEST', 'CUSTOMER'] }).notNull(),
    /** Keyed with the shop's secret: a plain hash of 4 digits would be easy to reverse. */
    hash: text().notNull(),
    linkHash: text().notNull(),
    wrongTries: smallint().notNull().default(0),
    sentAt: moment().notNull(),
  },
  (code) => [
    index('one_time_codes_of_address').on(code.email, code.id),
    uniqueIndex('one_time_codes_link').on(code.linkHash),
    index('one_time_codes_expiry').on(code.sentAt),
    check('one_time_codes_audience', sql`${code.audience} in ('GUEST', 'CUSTOMER')`),
  ],
)

/**
 * Where a customer is signed in. A token names its session, which exists as long as it is valid. Deleted when the
 * customer signs out.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The account's when the session began; a new password raises the account's and so ends the session. */
    credentialsVersion: integer().notNull(),
    /** The names of a known browser and system, for the customer to recognise. */
    browser: text(),
    system: text(),
    /** Where the customer signed in: a keyed hash, as of `sign_in_networks`. */
    network: text().notNull(),
    /** How often its token was renewed: the number of the newest token that was used. */
    renewals: integer().notNull().default(0),
    /** When that token was first used. Until then its predecessor counts as well. */
    renewedAt: moment().notNull(),
    /** To `lastUseMinutes`. */
    lastUsedAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (session) => [
    index('sessions_user').on(session.userId),
    index('sessions_expiry').on(session.lastUsedAt),
  ],
)

/** The networks from which somebody has signed in to an account: strangers' wrong tries do not lock them out. */
export const signInNetworks = pgTable(
  'sign_in_networks',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A keyed hash: the shop does not keep where its customers are. */
    network: text().notNull(),
    lastUsedAt: moment().notNull(),
  },
  (known) => [
    primaryKey({ columns: [known.userId, known.network] }),
    index('sign_in_networks_expiry').on(known.lastUsedAt),
  ],
)
