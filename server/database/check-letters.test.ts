import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log.ts'
import { databaseOfEnglishLetters } from '../testing/database.ts'
import { openShop } from '../testing/open-shop.ts'
import { checkLetters } from './check-letters.ts'
import { connectDatabase, type Database } from './connect.ts'
import { DatabaseServers } from './servers.ts'

test('nothing is said about a database that knows the letters of Sinhala and Tamil', async () => {
  const { database } = await openShop()
  expect(await warningsOf(database)).toEqual([])
})

test('the operator is told when a database does not know them', async () => {
  const { database, close } = connectDatabase(
    new DatabaseServers(await databaseOfEnglishLetters()),
    1,
    createLog(),
  )
  onTestFinished(close)
  await database.execute(sql`create extension pg_trgm`)
  expect(await warningsOf(database)).toEqual([
    [{ locale: 'C' }, expect.stringContaining('Sinhala and Tamil')],
  ])
})

async function warningsOf(database: Database): Promise<unknown[]> {
  const warnings: unknown[] = []
  await checkLetters(database, { warn: (...said: unknown[]) => void warnings.push(said) })
  return warnings
}
