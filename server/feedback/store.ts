import { desc, isNull } from 'drizzle-orm'
import type { Database, Readable } from '../database/connect.ts'
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

export function insertFeedback(database: Database, row: typeof feedback.$inferInsert) {
  return database.insert(feedback).values(row).returning(shown)
}
