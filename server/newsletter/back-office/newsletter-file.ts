import { asc, gt } from 'drizzle-orm'
import { momentText } from '../../csv/cells.ts'
import { type CsvFile, inPortionsById, rowsPerPortion } from '../../csv/write-csv.ts'
import type { Database } from '../../database/connect.ts'
import { newsletterSubscriptions as subscriptions } from '../../database/schema.ts'

/** The subscribers of the newsletter, and since when; without those who have unsubscribed. */
export function newsletterFile(database: Database): CsvFile {
  const columns = ['email', 'subscribed at', 'confirmation mailed at', 'language']
  return { columns, portions: rowsOf(database) }
}

async function* rowsOf(database: Database) {
  const portions = inPortionsById((after) =>
    database
      .select({
        id: subscriptions.id,
        email: subscriptions.email,
        language: subscriptions.language,
        createdAt: subscriptions.createdAt,
        mailedAt: subscriptions.confirmationSentAt,
      })
      .from(subscriptions)
      .where(gt(subscriptions.id, after))
      .orderBy(asc(subscriptions.id))
      .limit(rowsPerPortion),
  )
  for await (const rows of portions) {
    yield rows.map(({ email, language, createdAt, mailedAt }) => [
      email,
      momentText(createdAt),
      momentText(mailedAt),
      language,
    ])
  }
}
