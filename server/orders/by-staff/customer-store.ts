import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/connect.ts'
import { orders, users } from '../../database/schema.ts'
import type { Customer } from '../../http/environment.ts'

/** A customer for whom somebody of the shop enters an order. */
export async function findCustomer(tx: Transaction, id: number): Promise<Customer | undefined> {
  const { name, email, telephone, language } = users
  const [found] = await tx
    .select({ id: users.id, name, email, telephone, language })
    .from(users)
    .where(eq(users.id, id))
  return found
}

/** Locks the customer of an order, so that nobody else places or erases theirs. Returns their id; undefined if it has none. */
export async function lockCustomerOf(
  tx: Transaction,
  orderId: number,
): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(orders, eq(orders.userId, users.id))
    .where(eq(orders.id, orderId))
    .for('no key update', { of: users })
  return found?.id
}
