import { and, asc, eq, exists, isNotNull } from 'drizzle-orm'
import { largePictureWidth } from '../../domain/goods/images.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable } from '../database/connect.ts'
import { charities, charityPictures, pictures } from '../database/schema.ts'

export type CharityPicture = { hash: string; isLarge: boolean }
export type Charity = typeof charities.$inferSelect & { pictures: CharityPicture[] }

/** The shop's charities sorted by id, or the one with an id, each with its pictures. */
export async function selectCharities(
  database: Readable,
  { id, most }: { id?: number; most: number },
): Promise<Charity[]> {
  const found = await database
    .select()
    .from(charities)
    .where(
      and(isNotNull(charities.publishedAt), id === undefined ? undefined : eq(charities.id, id)),
    )
    .orderBy(asc(charities.id))
    .limit(most)
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
      and(eq(pictures.hash, charityPictures.pictureHash), eq(pictures.width, largePictureWidth)),
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
