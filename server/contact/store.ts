import type { Transaction } from '../database/connect.ts'
import { contactMessages } from '../database/schema.ts'

export async function insertContactMessage(
  tx: Transaction,
  message: typeof contactMessages.$inferInsert,
): Promise<void> {
  await tx.insert(contactMessages).values(message)
}
