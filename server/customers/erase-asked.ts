import { and, asc, eq, lt, not, type SQL, sql } from 'drizzle-orm'
import { plusDays } from '../../domain/days.ts'
import { erasureDays } from '../../domain/limits.ts'
import { doneLetter } from '../accounts/index.ts'
import type { Actor } from '../audit-log/index.ts'
import type { Readable } from '../database/connect.ts'
import { orders, users } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { languageOfMails } from '../languages.ts'
import { sendMail } from '../mail/send-mail.ts'
import { concernColumns } from '../orders/index.ts'
import type { Shop } from '../shop.ts'
import { eraseAccount, lockToErase } from './erase-account.ts'

/** Who erases, for the audit log. */
const byCustomer: Actor = { id: null, email: 'the customer' }

/** An order that comes first: it is paid and not delivered, or money has to go back. */
const comesFirst = sql`(${orders.paidAt} is not null and ${orders.completedAt} is null and ${orders.cancelledAt} is null
  or ${concernColumns.hasOpenRefund} or ${concernColumns.isPaidTooMuch})`

/** The customer's orders that must be finished before the account can be erased. */
export async function ordersThatComeFirst(database: Readable, customerId: number) {
  const found = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, customerId), comesFirst))
    .orderBy(asc(orders.id))
  return found.map(({ id }) => id)
}

/** Accounts whose customers asked for it, and had their time to think, and with no order that comes first. */
export function isToErase(at: Date): SQL | undefined {
  const waiting = sql`exists (select from ${orders} where ${orders.userId} = ${users.id} and ${comesFirst})`
  return and(eq(users.role, 'USER'), hasHadTime(at), not(waiting))
}

function hasHadTime(at: Date): SQL {
  return lt(users.erasureAskedAt, plusDays(at, -erasureDays))
}

/** Erases some of these accounts, and tells their addresses. Returns how many. */
export async function eraseAsked(shop: Shop, most: number): Promise<number> {
  const due = await shop.database
    .select({ id: users.id })
    .from(users)
    .where(isToErase(shop.now()))
    .orderBy(asc(users.erasureAskedAt))
    .limit(most)
  let erased = 0
  for (const { id } of due) {
    if (await eraseOne(shop, id)) erased += 1
  }
  return erased
}

/** False if something has come in between: a change of mind, an order, or an operator who erased it. */
async function eraseOne(shop: Shop, id: number): Promise<boolean> {
  try {
    return await shop.database.transaction(async (tx) => {
      const { customer, orders: locked } = await lockToErase(tx, id)
      const { email, erasureAskedAt, emailConfirmedAt } = customer
      if (!erasureAskedAt || erasureAskedAt > plusDays(shop.now(), -erasureDays)) return false
      const ofAddress = emailConfirmedAt !== null
      await eraseAccount(tx, shop, byCustomer, { customer, orders: locked, ofAddress })
      const letter = doneLetter(shop.config, languageOfMails)
      await sendMail(tx, shop, { to: { name: '', address: email }, letter })
      return true
    })
  } catch (error) {
    if (!(error instanceof Refusal)) shop.log.error({ err: error }, 'An account was not erased')
    return false
  }
}
