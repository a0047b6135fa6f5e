import { and, countDistinct, desc, eq, lte, sql } from 'drizzle-orm'
import { isOneOf } from '../database/conditions.ts'
import type { Database, Readable, Transaction } from '../database/connect.ts'
import { pictures } from '../database/schema.ts'

/** Inserts pictures that are not stored yet; the same hash is the same picture. */
export async function insertPictures(
  database: Database | Transaction,
  rows: (typeof pictures.$inferInsert)[],
): Promise<void> {
  await database.insert(pictures).values(rows).onConflictDoNothing()
}

/** The picture in the wanted width, or in the next smaller one if it is not that wide. */
export async function findPicture(
  database: Readable,
  hash: string,
  width: number,
): Promise<Buffer | undefined> {
  const [picture] = await database
    .select({ bytes: pictures.bytes })
    .from(pictures)
    .where(and(eq(pictures.hash, hash), lte(pictures.width, width)))
    .orderBy(desc(pictures.width))
    .limit(1)
  return picture?.bytes
}

/** Several pictures in exactly the given widths; unknown ones are left out. */
export async function findPictures(database: Readable, asked: { hash: string; width: number }[]) {
  if (asked.length === 0) return []
  const hashes = sql.param(asked.map(({ hash }) => hash))
  const widths = sql.param(asked.map(({ width }) => width))
  const wanted = sql`select * from unnest(${hashes}::text[], ${widths}::int[])`
  return database
    .select()
    .from(pictures)
    .where(sql`(${pictures.hash}, ${pictures.width}) in (${wanted})`)
}

/** How many of these hashes are stored. */
export async function countPictures(
  database: Readable,
  hashes: readonly string[],
): Promise<number> {
  if (hashes.length === 0) return 0
  const [row] = await database
    .select({ found: countDistinct(pictures.hash) })
    .from(pictures)
    .where(isOneOf(pictures.hash, hashes))
  return row?.found ?? 0
}
