import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '../../database/connect.ts'
import { users } from '../../database/schema.ts'

/** Stores that the customer has asked for the account to be deleted. False if that was stored before. */
export async function storeErasure(tx: Transaction, userId: number, at: Date): Promise<boolean> {
  const asked = await tx
    .update(users)
    .set({ erasureAskedAt: at })
    .where(and(eq(users.id, userId), isNull(users.erasureAskedAt)))
    .returning({ id: users.id })
  return asked.length > 0
}

/** Forgets that the customer has asked for it. False if there was nothing to forget. */
export async function forgetErasure(tx: Transaction, userId: number): Promise<boolean> {
  const kept = await tx
    .update(users)
    .set({ erasureAskedAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.erasureAskedAt)))
    .returning({ id: users.id })
  return kept.length > 0
}
