import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/connect.ts'
import { users } from '../../database/schema.ts'
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
