import { asc, gt } from 'drizzle-orm'
import { momentText, yesOrNo } from '../../csv/cells.ts'
import { type CsvFile, inPortionsById, rowsPerPortion } from '../../csv/write-csv.ts'
import type { Database } from '../../database/connect.ts'
import { feedback } from '../../database/schema.ts'

/** All feedback of customers. */
export function feedbackFile(database: Database): CsvFile {
  return {
    columns: ['id', 'given at', 'name', 'stars', 'message', 'shown'],
    portions: rowsOf(database),
  }
}

async function* rowsOf(database: Database) {
  const portions = inPortionsById((after) =>
    database
      .select()
      .from(feedback)
      .where(gt(feedback.id, after))
      .orderBy(asc(feedback.id))
      .limit(rowsPerPortion),
  )
  for await (const rows of portions) {
    yield rows.map(({ id, createdAt, name, rating, message, hiddenAt }) => [
      String(id),
      momentText(createdAt),
      name,
      String(rating),
      message,
      yesOrNo(hiddenAt === null),
    ])
  }
}
