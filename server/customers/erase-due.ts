import { and, asc, eq, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import { tooOldBefore } from '../../domain/privacy/retention.ts'
import { doneLetter } from '../accounts/index.ts'
import type { Actor } from '../audit-log/index.ts'
import { orders, passkeys, sessions, signInNetworks, users } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { sendMail } from '../mail/send-mail.ts'
import type { Shop } from '../shop.ts'
import { eraseAccount, lockToErase } from './erase-account.ts'
import { comesFirst } from './orders-that-come-first.ts'

/** The accounts that a rule erases. */
export type DueErasures = {
  /** True for the accounts that are to be erased. */
  isDue: (at: Date) => SQL | undefined
  /** Who erases, for the audit log. */
  by: Actor
  isTold: boolean
}

const exists = (from: SQL) => sql`exists (select from ${from})`
const its = { orders: sql`${orders} where ${orders.userId} = ${users.id}` }

/** Asked for by their customers, who have had their time to think; no order comes first. */
export const askedErasures: DueErasures = {
  isDue: (at) =>
    and(
      eq(users.role, 'USER'),
      isNotNull(users.erasureAskedAt),
      lt(users.erasureAskedAt, tooOldBefore('accountsToErase', at)),
      not(exists(sql`${its.orders} and ${comesFirst(at)}`)),
    ),
  by: { id: null, email: 'the customer' },
  isTold: true,
}

/** Opened long ago, perhaps with a stranger's address, and never used. The shop does not write to such an address. */
export const unusedAccounts: DueErasures = {
  isDue: (at) =>
    and(
      eq(users.role, 'USER'),
      lt(users.createdAt, tooOldBefore('unusedAccounts', at)),
      isNull(users.emailConfirmedAt),
      // What an operator has decided about it would be lost.
      isNull(users.blockedAt),
      isNull(users.largeOrdersSince),
      not(exists(its.orders)),
      not(exists(sql`${signInNetworks} where ${signInNetworks.userId} = ${users.id}`)),
      not(exists(sql`${sessions} where ${sessions.userId} = ${users.id}`)),
      not(exists(sql`${passkeys} where ${passkeys.userId} = ${users.id}`)),
    ),
  by: { id: null, email: 'the shop' },
  isTold: false,
}

/** Erases some of the accounts that are due. Returns how many. */
export async function eraseDue(
  shop: Shop,
  due: DueErasures,
  at: Date,
  most: number,
): Promise<number> {
  const found = await shop.database
    .select({ id: users.id })
    .from(users)
    .where(due.isDue(at))
    .orderBy(asc(users.id))
    .limit(most)
  let erased = 0
  for (const { id } of found) {
    if (await eraseOne(shop, due, at, id)) erased += 1
  }
  return erased
}

/** False if something has come in between: a change of mind, an order, or an operator who erased it. */
async function eraseOne(
  shop: Shop,
  { isDue, by, isTold }: DueErasures,
  at: Date,
  id: number,
): Promise<boolean> {
  try {
    return await shop.database.transaction(async (tx) => {
      const { customer, orders: locked } = await lockToErase(tx, id, at)
      if ((await tx.$count(users, and(eq(users.id, id), isDue(at)))) === 0) return false
      const { email, emailConfirmedAt, language } = customer
      const ofAddress = emailConfirmedAt !== null
      await eraseAccount(tx, shop, by, { customer, orders: locked, ofAddress })
      if (isTold) {
        const letter = doneLetter(shop.config, language)
        await sendMail(tx, shop, { to: { name: '', address: email }, letter })
      }
      return true
    })
  } catch (error) {
    // The next one is not to wait for it.
    if (!(error instanceof Refusal)) shop.log.error({ err: error }, 'An account was not erased')
    return false
  }
}
