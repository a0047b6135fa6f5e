import { desc } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { feedback } from '../database/schema.ts'

const shown = { name: feedback.name, rating: feedback.rating, message: feedback.message }

/** The newest first. */
export function selectFeedback(database: Database, most: number) {
  return database
    .select(shown)
    .from(feedback)
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .limit(most)
}

export function insertFeedback(database: Database, row: typeof feedback.$inferInsert) {
  return database.insert(feedback).values(row).returning(shown)
}
