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
}

export const things: Record<TranslatedKind, Thing> = {
  product: { english: products, translated: productTexts },
  package: { english: packages, translated: packageTexts },
  category: { english: categories, translated: categoryTexts },
  charity: { english: charities, translated: charityTexts },
}

/** The column of each text of a thing, in one of its two tables. */
export function textColumns(kind: TranslatedKind, table: 'english' | 'translated') {
  return translatedTexts[kind].map((text): [TranslatedText, PgColumn] => [
    text,
    columnOf(kind, table, text),
  ])
}

/** The column with the id of the thing in the table of translations, and its name. */
export function idColumn(kind: TranslatedKind) {
  const name = `${kind}Id`
  return { name, column: columnOf(kind, 'translated', name) }
}

function columnOf(kind: TranslatedKind, table: 'english' | 'translated', name: string): PgColumn {
  const column = getTableColumns(things[kind][table])[name]
  if (!column) throw new Error(`A ${kind} has no ${name}`)
  return column
}

/** Differs whenever one of the English texts of a thing has changed. */
export function englishDigest(kind: TranslatedKind): SQL<string> {
  const texts = textColumns(kind, 'english').map(([, column]) => column)
  return sql`md5(concat_ws(E'\n', ${sql.join(texts, sql`, `)}))`
}
