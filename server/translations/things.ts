import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  type TranslatedKind,
  type TranslatedText,
  translatedTexts,
} from '../../domain/translations/translated-things.ts'
import {
  categories,
  categoryTexts,
  charities,
  charityTexts,
  packages,
  packageTexts,
  products,
  productTexts,
} from '../database/schema.ts'

/** A kind of thing that is translated: its table with the English texts, and the one with the others. */
type Thing = {
  english: PgTable & { id: PgColumn; name: PgColumn; publishedAt: PgColumn }
  translated: PgTable & {
    language: PgColumn
    englishDigest: PgColumn
    version: PgColumn
    updatedAt: PgColumn
  }
  /** In the table of translations, the id of the thing. */
  thingId: PgColumn
  /** The name of that column. */
  idName: string
}

export const things: Record<TranslatedKind, Thing> = {
  product: {
    english: products,
    translated: productTexts,
    thingId: productTexts.productId,
    idName: 'productId',
  },
  package: {
    english: packages,
    translated: packageTexts,
    thingId: packageTexts.packageId,
    idName: 'packageId',
  },
  category: {
    english: categories,
    translated: categoryTexts,
    thingId: categoryTexts.categoryId,
    idName: 'categoryId',
  },
  charity: {
    english: charities,
    translated: charityTexts,
    thingId: charityTexts.charityId,
    idName: 'charityId',
  },
}

/** The column of each text of a thing, in one of its two tables. */
export function textColumns(kind: TranslatedKind, table: 'english' | 'translated') {
  const columns = getTableColumns(things[kind][table])
  return translatedTexts[kind].map((text): [TranslatedText, PgColumn] => {
    const column = columns[text]
    if (!column) throw new Error(`A ${kind} has no ${text}`)
    return [text, column]
  })
}

/** Differs whenever one of the English texts of a thing has changed. */
export function englishDigest(kind: TranslatedKind): SQL<string> {
  const texts = textColumns(kind, 'english').map(([, column]) => column)
  return sql`md5(concat_ws(E'\n', ${sql.join(texts, sql`, `)}))`
}
