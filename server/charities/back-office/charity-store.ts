import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { keysetPage } from '../../back-office/page.ts'
import { isOneOf } from '../../database/conditions.ts'
import type { Readable, Transaction } from '../../database/connect.ts'
import { insertMany } from '../../database/many-rows.ts'
import { charities, charityPictures } from '../../database/schema.ts'

/** A charity with the hashes of its pictures, in their order. */
export type CharityRow = typeof charities.$inferSelect & { pictureHashes: string[] }

type Cursors = { after?: string | undefined; before?: string | undefined }

export async function selectOfficeCharities(database: Readable, cursors: Cursors) {
  const name = { value: sql`${charities.name}`, type: 'text', direction: 'asc' } as const
  const page = keysetPage(name, sql`${charities.id}`, cursors)
  const [found, total] = await Promise.all([
    database
      .select({ ...getTableColumns(charities), sortKey: page.sortKey })
      .from(charities)
      .where(page.where)
      .orderBy(...page.orderBy)
      .limit(page.limit),
    database.$count(charities),
  ])
  const { rows, ...links } = page.pageOf(found)
  return { ...links, rows: await withPictures(database, rows), total }
}

/** The charity; with `lock`, locked until the transaction ends. */
export async function findCharity(
  database: Readable,
  id: number,
  { lock = false } = {},
): Promise<CharityRow | undefined> {
  const query = database.select().from(charities).where(eq(charities.id, id)).$dynamic()
  const [charity] = await withPictures(database, await (lock ? query.for('update') : query))
  return charity
}

async function withPictures<Row extends typeof charities.$inferSelect>(
  database: Readable,
  rows: Row[],
) {
  if (rows.length === 0) return []
  const pictures = await database
    .select()
    .from(charityPictures)
    .where(
      isOneOf(
        charityPictures.charityId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(charityPictures.charityId), asc(charityPictures.position))
  const byCharity = Map.groupBy(pictures, ({ charityId }) => charityId)
  return rows.map((row) => ({
    ...row,
    pictureHashes: (byCharity.get(row.id) ?? []).map(({ pictureHash }) => pictureHash),
  }))
}

export type CharityValues = Pick<typeof charities.$inferSelect, 'name' | 'subName' | 'description'>

export async function insertCharity(tx: Transaction, values: CharityValues): Promise<number> {
  const [row] = await tx
    .insert(charities)
    .values({ ...values, publishedAt: null })
    .returning({ id: charities.id })
  if (!row) throw new Error('A charity was not inserted')
  return row.id
}

/** Changes a locked charity, which raises its version. */
export async function updateCharity(
  tx: Transaction,
  id: number,
  change: Partial<CharityValues & { formerSlugs: string[]; publishedAt: Date | null }>,
) {
  await tx
    .update(charities)
    .set({ ...change, version: sql`${charities.version} + 1` })
    .where(eq(charities.id, id))
}

/** Replaces the gallery of a locked charity. */
export async function replacePictures(
  tx: Transaction,
  charityId: number,
  hashes: readonly string[],
) {
  await tx.delete(charityPictures).where(eq(charityPictures.charityId, charityId))
  const rows = hashes.map((pictureHash, position) => ({ charityId, position, pictureHash }))
  await insertMany(tx, charityPictures, rows)
}
