import { and, eq, isNotNull, or } from 'drizzle-orm'
import { normalizeEmail } from '../../../domain/accounts/email.ts'
import type { Readable, Transaction } from '../../database/connect.ts'
import { users } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Allowance, spend, spendWithin } from '../../rate-limits/index.ts'
import type { Shop } from '../../shop.ts'
import { hasAddress } from '../store.ts'
import { hasWayBack } from './link-store.ts'

type TrustingShop = Pick<Shop, 'config' | 'now'> & { database: Readable }

/** The shop's own address, one that its customer or an operator stands for, and one with a way back to its account. */
export async function isTrusted(
  { config, database, now }: TrustingShop,
  address: string,
): Promise<boolean> {
  if (address === normalizeEmail(config.supportEmail)) return true
  const isKnown = or(isNotNull(users.emailConfirmedAt), eq(users.role, 'ADMIN'))
  if ((await database.$count(users, and(hasAddress(address), isKnown))) > 0) return true
  return hasWayBack(database, address, now())
}

/** Counts a mail to an address that is not trusted. False if it has had its mails of the day. */
export function countMail(
  shop: Pick<Shop, 'config' | 'database'>,
  address: string,
): Promise<boolean> {
  return isSpent(spend(shop, allowanceOf(address)))
}

/**
 * Counts a mail that can wait before it is written, if its address is not trusted; the letter says so (`isCounted`).
 * False if the address has had its mails of the day.
 */
export async function countMailAhead(
  tx: Transaction,
  { config, now }: Pick<Shop, 'config' | 'now'>,
  email: string,
): Promise<boolean> {
  const address = normalizeEmail(email)
  if (await isTrusted({ config, now, database: tx }, address)) return true
  return isSpent(spendWithin(tx, { config }, allowanceOf(address)))
}

function allowanceOf(address: string): Allowance {
  return ['mailsToUnconfirmed', address]
}

async function isSpent(spending: Promise<unknown>): Promise<boolean> {
  try {
    await spending
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'tooOften') return false
    throw error
  }
}
