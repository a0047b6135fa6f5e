import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migratedDatabase, testDatabase } from '../testing/database.ts'
import { until } from '../testing/until.ts'
import { setSessionsOfRole } from './connect.ts'

test('a connection that breaks within a transaction fails that transaction only', async () => {
  const { database, close } = await testDatabase()
  onTestFinished(close)
  const numberOf = async (query: ReturnType<typeof sql>) =>
    Number((await database.execute(query)).rows[0]?.number)

  const broken = database.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`)
    const connection = sql`from pg_stat_activity where pid = ${rows[0]?.pid}`
    await database.execute(sql`select pg_terminate_backend(pid) ${connection}`)
    await until(async () => {
      expect(await numberOf(sql`select count(*) as number ${connection}`)).toBe(0)
    })
    await tx.execute(sql`select 1`)
  })
  // Its cause is told, not that nothing can be rolled back any more.
  await expect(broken).rejects.toThrow('select 1')
  expect(await numberOf(sql`select 7 as number`)).toBe(7)
})

test('instances behind a pooler that start at once all set the sessions of their role', async () => {
  const url = await migratedDatabase()
  const instances = Array.from({ length: 10 }, () => setSessionsOfRole(url))
  await expect(Promise.all(instances)).resolves.toHaveLength(10)
})

test('an ordinary role can set its sessions for a pooler', async () => {
  const { database, url, close } = await testDatabase()
  const role = `ordinary_${crypto.randomUUID().replaceAll('-', '')}`
  await database.execute(sql.raw(`create role ${role} login password 'secret'`))
  onTestFinished(async () => {
    await database.execute(sql.raw(`drop role ${role}`))
    await close()
  })
  const itsUrl = new URL(url)
  itsUrl.username = role
  itsUrl.password = 'secret'
  await setSessionsOfRole(itsUrl.href)

  const client = new pg.Client({ connectionString: itsUrl.href })
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query(`select current_setting('statement_timeout') as timeout,
    strict_word_similarity('rice', 'rise') < 1 as is_used,
    current_setting('pg_trgm.strict_word_similarity_threshold') as threshold`)
  expect(rows).toEqual([{ timeout: '15s', is_used: true, threshold: '0.33' }])
})
