import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { containing, numbersIn } from '../back-office/filters.ts'
import { keysetPage, type Sort } from '../back-office/page.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import {
  asOneText,
  emailLinks,
  orders,
  sessions,
  signInNetworks,
  users,
} from '../database/schema.ts'
import { deletePushSubscriptionsOf } from '../push/index.ts'

type Wanted = {
  state?: 'BLOCKED' | 'OPEN' | undefined
  search?: string | undefined
  sort?: 'registered' | '-registered' | 'name' | '-name' | undefined
  after?: string | undefined
  before?: string | undefined
}

/** The columns of an account that the back office shows; never credentials. */
const customerColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailConfirmedAt: users.emailConfirmedAt,
  telephone: users.telephone,
  nic: users.nic,
  role: users.role,
  blockedAt: users.blockedAt,
  blockReason: users.blockReason,
  largeOrdersSince: users.largeOrdersSince,
  erasureAskedAt: users.erasureAskedAt,
  createdAt: users.createdAt,
  version: users.version,
  language: users.language,
  orderCount: sql`(select count(*) from ${orders} where ${eq(orders.userId, users.id)})`.mapWith(
    Number,
  ),
}

/** A page of the customers wanted, each with the number of orders. */
export async function selectCustomers(database: Readable, wanted: Wanted) {
  const matching = and(
    wanted.state && inState[wanted.state],
    wanted.search ? foundBy(wanted.search) : undefined,
  )
  const page = keysetPage(sortBy(wanted.sort ?? '-registered'), sql`${users.id}`, wanted)
  const [rows, total] = await Promise.all([
    database
      .select({ ...customerColumns, sortKey: page.sortKey })
      .from(users)
      .where(and(matching, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    database.$count(users, matching),
  ])
  return { ...page.pageOf(rows), total }
}

const inState = { BLOCKED: isNotNull(users.blockedAt), OPEN: isNull(users.blockedAt) }
const searched = asOneText(users.name, users.email, users.telephone)

function foundBy(search: string): SQL | undefined {
  const { id, phoneDigits } = numbersIn(search)
  // A short number is an id: as letters it would be found in most phone numbers.
  if (id && !phoneDigits) return eq(users.id, id)
  return or(id ? eq(users.id, id) : undefined, containing(searched, phoneDigits ?? search))
}

function sortBy(sort: NonNullable<Wanted['sort']>): Sort {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  return sort.endsWith('name')
    ? { value: sql`${users.name}`, type: 'text', direction }
    : { value: sql`${users.createdAt}`, type: 'timestamptz', direction }
}

export async function findCustomer(database: Readable, id: number) {
  const [customer] = await database.select(customerColumns).from(users).where(eq(users.id, id))
  return customer
}

export type CustomerRow = NonNullable<Awaited<ReturnType<typeof findCustomer>>>

/** Addresses of the account's links other than its own: one that waits to replace it, and earlier ones. */
export function otherEmailsOf(database: Readable, customerId: number) {
  return database
    .select({
      email: emailLinks.email,
      until: emailLinks.expiresAt,
      purpose: emailLinks.purpose,
    })
    .from(emailLinks)
    .where(
      and(eq(emailLinks.userId, customerId), inArray(emailLinks.purpose, ['CHANGE', 'RETURN'])),
    )
    .orderBy(emailLinks.id)
}

/** What the shop still stores of where the customer was signed in. */
export function sessionsOf(database: Readable, customerId: number) {
  return database
    .select({
      browser: sessions.browser,
      system: sessions.system,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, customerId))
    .orderBy(sessions.id)
}

/** When somebody has signed in from each network that the account knows. */
export function networksOf(database: Readable, customerId: number) {
  return database
    .select({ lastUsedAt: signInNetworks.lastUsedAt })
    .from(signInNetworks)
    .where(eq(signInNetworks.userId, customerId))
    .orderBy(signInNetworks.lastUsedAt)
}

/** Locks the account until the transaction ends: nobody can place an order with it in the meantime, which locks it first too. */
export async function lockAgainstOrders(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
}

/** Locks the account until the transaction ends, so that nothing can be stored for it in the meantime. */
export async function lockAgainstChanges(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
}

/** Blocks or unblocks the account, and ends all its sessions, and notifications in their browsers. */
export async function updateBlock(
  tx: Transaction,
  id: number,
  block: { blockedAt: Date | null; blockReason: string },
): Promise<void> {
  await tx
    .update(users)
    .set({
      ...block,
      version: sql`${users.version} + 1`,
      credentialsVersion: sql`${users.credentialsVersion} + 1`,
    })
    .where(eq(users.id, id))
  await deletePushSubscriptionsOf(tx, { userId: id })
}

/** Lets the account's unpaid orders hold any amount of goods, or no longer. */
export async function updateLargeOrders(tx: Transaction, id: number, since: Date | null) {
  await tx
    .update(users)
    .set({ largeOrdersSince: since, version: sql`${users.version} + 1` })
    .where(eq(users.id, id))
}
