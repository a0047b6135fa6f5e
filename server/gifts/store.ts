import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import type { Gifts } from '../../domain/charities/gifts.ts'
import { mostCharities } from '../../domain/limits.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import { charities, charityGifts, charityTexts } from '../database/schema.ts'

const translatedNameIn = (language: Language) =>
  sql<string | null>`(select ${charityTexts.name} from ${charityTexts}
    where ${charityTexts.charityId} = ${charities.id} and ${charityTexts.language} = ${language})`

/** The published charities, or the one with an id, to which orders can be given. */
export function selectGiftCharities(
  database: Readable,
  { language, charityId }: { language: Language; charityId?: number },
) {
  return database
    .select({
      ...getTableColumns(charityGifts),
      name: charities.name,
      translatedName: translatedNameIn(language),
    })
    .from(charityGifts)
    .innerJoin(charities, eq(charities.id, charityGifts.charityId))
    .where(
      and(
        isNotNull(charities.publishedAt),
        charityId === undefined ? undefined : eq(charities.id, charityId),
      ),
    )
    .orderBy(asc(charities.id))
    .limit(mostCharities)
}

export type GiftCharity = Awaited<ReturnType<typeof selectGiftCharities>>[number]

/** The names and thanks of charities, published or not: an order was given to them. */
export function selectThanks(
  database: Readable,
  { ids, language }: { ids: readonly number[]; language: Language },
) {
  return database
    .select({
      charityId: charities.id,
      name: sql<string>`coalesce(${translatedNameIn(language)}, ${charities.name})`,
      thanks: charityGifts.thanks,
    })
    .from(charities)
    .leftJoin(charityGifts, eq(charityGifts.charityId, charities.id))
    .where(isOneOf(charities.id, ids))
}

export async function findGifts(database: Readable, charityId: number) {
  const [row] = await database
    .select()
    .from(charityGifts)
    .where(eq(charityGifts.charityId, charityId))
  return row
}

export async function insertGifts(
  tx: Transaction,
  gifts: Gifts & { charityId: number },
): Promise<void> {
  await tx.insert(charityGifts).values(gifts)
}

export async function updateGifts(tx: Transaction, charityId: number, gifts: Gifts): Promise<void> {
  await tx
    .update(charityGifts)
    .set({ ...gifts, version: sql`${charityGifts.version} + 1` })
    .where(eq(charityGifts.charityId, charityId))
}
