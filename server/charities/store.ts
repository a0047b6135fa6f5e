import { and, asc, eq, exists, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import { largePictureWidth } from '../../domain/goods/images.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable } from '../database/connect.ts'
import { inLanguage } from '../database/in-language.ts'
import { charities, charityPictures, charityTexts, pictures } from '../database/schema.ts'

export type CharityPicture = { hash: string; isLarge: boolean }
export type Charity = typeof charities.$inferSelect & {
  /** As in `Translated` of the catalogue. */
  translatedName?: string | null
  translatedSubName?: string | null
  translatedDescription?: string | null
  pictures: CharityPicture[]
}

const translatedColumns = {
  ...getTableColumns(charities),
  translatedName: charityTexts.name,
  translatedSubName: charityTexts.subName,
  translatedDescription: charityTexts.description,
}

/** The shop's charities sorted by id, or the one with an id, each with its pictures. */
export async function selectCharities(
  database: Readable,
  { id, most, language }: { id?: number; most: number; language: Language },
): Promise<Charity[]> {
  const query = database
    // In English the last columns are not selected, and undefined in the rows.
    .select(
      (language === 'en'
        ? getTableColumns(charities)
        : translatedColumns) as typeof translatedColumns,
    )
    .from(charities)
    .where(
      and(isNotNull(charities.publishedAt), id === undefined ? undefined : eq(charities.id, id)),
    )
    .orderBy(asc(charities.id))
    .limit(most)
    .$dynamic()
  const found = await inLanguage(query, language, {
    texts: charityTexts,
    ofThing: eq(charityTexts.charityId, charities.id),
  })
  const shown = await selectPictures(
    database,
    found.map((charity) => charity.id),
  )
  const byCharity = Map.groupBy(shown, ({ charityId }) => charityId)
  return found.map((charity) => ({ ...charity, pictures: byCharity.get(charity.id) ?? [] }))
}

async function selectPictures(database: Readable, charityIds: number[]) {
  if (charityIds.length === 0) return []
  const large = database
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(
      and(
        // The name of a picture begins with its hash.
        eq(pictures.hash, sql`left(${charityPictures.pictureHash}, 32)`),
        eq(pictures.width, largePictureWidth),
      ),
    )
  return database
    .select({
      charityId: charityPictures.charityId,
      hash: charityPictures.pictureHash,
      isLarge: exists(large).mapWith(Boolean),
    })
    .from(charityPictures)
    .where(isOneOf(charityPictures.charityId, charityIds))
    .orderBy(asc(charityPictures.charityId), asc(charityPictures.position))
}
