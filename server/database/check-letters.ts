import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Readable } from './connect.ts'

/**
 * Tells the operator of a database whose LC_CTYPE does not know the letters of Sinhala and Tamil, with any provider of its
 * collations: pg_trgm takes no trigrams of them then. Searches still find everything by the rough Latin spelling.
 */
export async function checkLetters(database: Readable, log: Pick<Logger, 'warn'>): Promise<void> {
  const { rows } = await database.execute<{ locale: string; letters: number }>(sql`
    select datctype as locale, cardinality(show_trgm('සහල්அரிசி')) as letters
    from pg_database where datname = current_database()`)
  const [found] = rows
  if (!found || found.letters > 0) return
  log.warn(
    { locale: found.locale },
    'Searches in Sinhala and Tamil letters are slow: create the database with LC_CTYPE C.UTF-8',
  )
}
