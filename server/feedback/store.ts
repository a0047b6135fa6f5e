import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { isJustBefore } from '../database/conditions.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import { feedback } from '../database/schema.ts'

const shown = { name: feedback.name, rating: feedback.rating, message: feedback.message }

/** The feedback that is not hidden, newest first. */
export function selectFeedback(database: Readable, most: number) {
  return database
    .select(shown)
    .from(feedback)
    .where(isNull(feedback.hiddenAt))
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .limit(most)
}

type Given = Pick<typeof feedback.$inferSelect, 'name' | 'rating' | 'message' | 'createdAt'> & {
  userId: number
}

/** The same feedback, if its customer has given it just before. Theirs waits for each other until the transaction ends. */
export async function findRepeated(tx: Transaction, given: Given) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('feedback'), ${given.userId})`)
  const [repeated] = await tx
    .select(shown)
    .from(feedback)
    .where(
      and(
        eq(feedback.userId, given.userId),
        eq(feedback.name, given.name),
        eq(feedback.rating, given.rating),
        eq(feedback.message, given.message),
        isJustBefore(feedback.createdAt, given.createdAt),
      ),
    )
    .limit(1)
  return repeated
}

export async function insertFeedback(tx: Transaction, given: Given) {
  const [row] = await tx.insert(feedback).values(given).returning(shown)
  if (!row) throw new Error('Inserted feedback was not returned')
  return row
}
