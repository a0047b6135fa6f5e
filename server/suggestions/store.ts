import { and, asc, count, desc, eq, exists, isNotNull, lt, or, sql, sum } from 'drizzle-orm'
import type { Language } from '../../domain/texts/texts.ts'
import { asLetters, isOneOf } from '../database/conditions.ts'
import type { Database, Readable } from '../database/connect.ts'
import {
  categories,
  packageProducts,
  packages,
  packageTexts,
  popularSearches,
  products,
} from '../database/schema.ts'

/**
 * Packages on sale whose name, in any language, contains a word that begins with the term, or words that sound as if they began with its. A shop has
 * so few packages that their names are compared without an index.
 */
export function selectPackagesCalled(
  database: Readable,
  { term, language, most }: { term: string; language: Language; most: number },
) {
  const names = sql`concat_ws(' ', ${packages.name},
    (select string_agg(${packageTexts.name}, ' ') from ${packageTexts} where ${packageTexts.packageId} = ${packages.id}))`
  const translatedName = sql<string | null>`(select ${packageTexts.name} from ${packageTexts}
    where ${packageTexts.packageId} = ${packages.id} and ${packageTexts.language} = ${language})`
  return database
    .select({
      id: packages.id,
      name: packages.name,
      translatedName,
      priceCents: packages.priceCents,
      discountCents: packages.discountCents,
      pictureHash: packages.pictureHash,
    })
    .from(packages)
    .where(
      and(
        isNotNull(packages.publishedAt),
        exists(
          database
            .select({ one: sql`1` })
            .from(packageProducts)
            .where(eq(packageProducts.packageId, packages.id)),
        ),
        or(
          sql`' ' || search_words(${names}) like ${`% ${asLetters(term)}%`}`,
          sql`to_tsvector('simple', search_key(${names})) @@ search_query(nullif(search_key(${term}), ''), 'ABCD', true)`,
        ),
      ),
    )
    .orderBy(asc(packages.id))
    .limit(most)
}

/** The published categories of these products, the one with the most of them first. */
export function selectCategoriesOf(
  database: Readable,
  { productIds, most }: { productIds: readonly number[]; most: number },
) {
  return database
    .select({ id: categories.id })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isOneOf(products.id, productIds), isNotNull(categories.publishedAt)))
    .groupBy(categories.id)
    .orderBy(desc(count()), asc(categories.id))
    .limit(most)
}

/** Adds visitors to those who searched for a term today. */
export async function upsertSearch(
  database: Database,
  search: { term: string; language: Language; visitors: number },
): Promise<void> {
  const { language, term, day, visitors } = popularSearches
  await database
    .insert(popularSearches)
    .values(search)
    .onConflictDoUpdate({
      target: [language, term, day],
      set: { visitors: sql`${visitors} + excluded.visitors` },
    })
}

/** The terms that most visitors searched for in a language. */
export async function selectPopularSearches(
  database: Readable,
  { language, most }: { language: Language; most: number },
): Promise<string[]> {
  const visitors = sum(popularSearches.visitors)
  const rows = await database
    .select({ term: popularSearches.term })
    .from(popularSearches)
    .where(eq(popularSearches.language, language))
    .groupBy(popularSearches.term)
    .orderBy(desc(visitors), asc(popularSearches.term))
    .limit(most)
  return rows.map(({ term }) => term)
}

export async function deleteOldSearches(database: Database, days: number): Promise<void> {
  await database
    .delete(popularSearches)
    .where(lt(popularSearches.day, sql`current_date - ${days}::integer`))
}
