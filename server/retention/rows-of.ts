import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Shop } from '../shop.ts'
import type { Cleaner } from './cleaners.ts'

/** Deletes rows of a table and counts those that are due, with one rule for both. */
export function rowsOf(table: PgTable, isOld: (at: Date) => SQL | undefined): Cleaner {
  return {
    clear: async ({ database }: Shop, at, most) => {
      // Rows that somebody is changing are skipped: waiting for several could deadlock.
      const { rowCount } = await database.execute(sql`delete from ${table}
        where ctid = any(array(select ctid from ${table} where ${isOld(at)}
          limit ${most} for update skip locked))`)
      return rowCount ?? 0
    },
    count: ({ database }, at) => database.$count(table, isOld(at)),
  }
}
