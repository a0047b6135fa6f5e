import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { until } from '../testing/until.ts'

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
  await expect(broken).rejects.toThrow()
  expect(await numberOf(sql`select 7 as number`)).toBe(7)
})
