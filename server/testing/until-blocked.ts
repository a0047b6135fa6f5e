import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../database/connect.ts'
import { until } from './until.ts'

/** Waits until some connections to the test's database wait for a lock that another holds. */
export async function untilBlocked(
  { database }: { database: Database },
  connections = 1,
): Promise<void> {
  await until(async () => {
    const { rows } = await database.execute(sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    expect(rows).toHaveLength(connections)
  })
}
