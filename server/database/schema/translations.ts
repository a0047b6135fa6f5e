import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { translatedLanguages } from '../../../domain/translations/translated-things.ts'
import { categories, products } from './catalogue.ts'
import { charities } from './charities.ts'
import { createdAt, isAmong, version } from './columns.ts'
import { packages } from './packages.ts'

// The catalogue's texts in the shop's other languages. English is in the tables of the things themselves, and is shown
// wherever a text here is null. A missing text is null and never empty, so that `coalesce` finds the English one.

const ofThing = (column: () => AnyPgColumn) =>
  integer().notNull().references(column, { onDelete: 'cascade' })

const translation = () => ({
  language: text({ enum: translatedLanguages }).notNull(),
  name: text(),
  /** The digest of the English texts that were translated (`englishDigest`); another one now means that they have changed. */
  englishDigest: text().notNull(),
  version: version(),
  updatedAt: createdAt(),
})

const isTranslation = (
  table: string,
  { language, ...texts }: { language: AnyPgColumn; [text: string]: AnyPgColumn },
) => [
  isAmong(`${table}_language`, language, translatedLanguages),
  check(
    `${table}_not_empty`,
    sql.join(
      Object.values(texts).map((column) => sql`${column} <> ''`),
      sql` and `,
    ),
  ),
]

export const productTexts = pgTable(
  'product_texts',
  { productId: ofThing(() => products.id), ...translation(), description: text() },
  (row) => [
    primaryKey({ columns: [row.productId, row.language] }),
    ...isTranslation('product_texts', {
      language: row.language,
      name: row.name,
      description: row.description,
    }),
  ],
)

export const packageTexts = pgTable(
  'package_texts',
  { packageId: ofThing(() => packages.id), ...translation(), description: text() },
  (row) => [
    primaryKey({ columns: [row.packageId, row.language] }),
    ...isTranslation('package_texts', {
      language: row.language,
      name: row.name,
      description: row.description,
    }),
  ],
)

export const categoryTexts = pgTable(
  'category_texts',
  { categoryId: ofThing(() => categories.id), ...translation() },
  (row) => [
    primaryKey({ columns: [row.categoryId, row.language] }),
    ...isTranslation('category_texts', { language: row.language, name: row.name }),
  ],
)

export const charityTexts = pgTable(
  'charity_texts',
  {
    charityId: ofThing(() => charities.id),
    ...translation(),
    subName: text(),
    description: text(),
  },
  (row) => [
    primaryKey({ columns: [row.charityId, row.language] }),
    ...isTranslation('charity_texts', {
      language: row.language,
      name: row.name,
      subName: row.subName,
      description: row.description,
    }),
  ],
)
