import type { Transaction } from '../database/connect.ts'
import { isDuplicateIn } from '../database/faults.ts'
import type { Refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'

/** Runs a change in a transaction, and refuses it if a unique index does, as when two operators make the same one at once. */
export async function refuseDuplicates<Result>(
  { database }: Shop,
  { index, refused }: { index: string; refused: () => Refusal },
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction(work)
  } catch (error) {
    throw isDuplicateIn(error, index) ? refused() : error
  }
}
