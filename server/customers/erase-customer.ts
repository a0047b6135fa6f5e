import { normalizeEmail } from '../../domain/accounts/email.ts'
import type { Actor } from '../audit-log/index.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { eraseAccount, lockToErase } from './erase-account.ts'

type Erasure = { customerId: number; email: string }

/** Erases an account for an operator, who has typed its email address. */
export async function eraseCustomer(
  shop: Shop,
  operator: Actor,
  { customerId, email: typed }: Erasure,
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const { customer, orders } = await lockToErase(tx, customerId, shop.now())
    if (normalizeEmail(typed) !== normalizeEmail(customer.email)) throw refusal('emailDiffers')
    await eraseAccount(tx, shop, operator, { customer, orders, ofAddress: true })
  })
}
