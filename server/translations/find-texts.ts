import {
  inEachLanguage,
  type TranslatedLanguage,
} from '../../domain/translations/translated-things.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable } from '../database/connect.ts'
import { productTexts } from '../database/schema.ts'

/** A product's texts in each language; empty, and of version 0, where there is none. */
export type ProductTexts = Record<
  TranslatedLanguage,
  { name: string; description: string; version: number }
>

export const noProductTexts: ProductTexts = inEachLanguage(() => ({
  name: '',
  description: '',
  version: 0,
}))

/** The translations of products by id; a product without any is not in the map. */
export async function findProductTexts(
  database: Readable,
  ids: readonly number[],
): Promise<Map<number, ProductTexts>> {
  const found = await database
    .select()
    .from(productTexts)
    .where(isOneOf(productTexts.productId, ids))
  const byProduct = Map.groupBy(found, ({ productId }) => productId)
  return new Map(
    [...byProduct].map(([id, rows]) => [
      id,
      {
        ...noProductTexts,
        ...Object.fromEntries(
          rows.map(({ language, name, description, version }) => [
            language,
            { name: name ?? '', description: description ?? '', version },
          ]),
        ),
      },
    ]),
  )
}
