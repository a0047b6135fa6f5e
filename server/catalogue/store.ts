import {
  and,
  arrayContains,
  asc,
  count,
  eq,
  exists,
  getTableColumns,
  gte,
  isNotNull,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import type { Diet } from '../../domain/goods/label.ts'
import type { ListChoices, ProductSort } from '../../domain/goods/list-choices.ts'
import { cents } from '../../domain/money/money.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable } from '../database/connect.ts'
import { inLanguage, perLanguage } from '../database/in-language.ts'
import { type Placeholders, prepared } from '../database/prepared.ts'
import { rowsAsJson } from '../database/rows-as-json.ts'
import {
  categories,
  categoryTexts,
  productPopularity,
  products,
  productTexts,
} from '../database/schema.ts'

/** The stock that customers can buy: 0 for a withdrawn product, even if some is left. */
export const stockOnSale =
  sql`case when ${products.publishedAt} is null then 0 else ${products.stockQuantity} end`.mapWith(
    Number,
  )

const {
  publishedAt,
  inStock,
  alsoCalled,
  neverSubstitute,
  isVatExempt,
  lowStockLimit,
  version,
  ...columns
} = getTableColumns(products)
/** Facts about a product that its own page shows, beside what every list shows. */
const { contentAmount, contentUnit, originCountry, allergens, diets, ...shown } = columns

/** The columns of a product that customers may see in lists, in English. */
const englishColumns = {
  ...shown,
  stockQuantity: stockOnSale.as('stock_on_sale'),
  isOnSale: sql`${products.publishedAt} is not null`.mapWith(Boolean).as('is_on_sale'),
}

const translatedColumns = {
  translatedName: productTexts.name,
  translatedDescription: productTexts.description,
}

/** The columns of a product that customers may see in lists, for a query of `withProductTexts`. */
export function stockedProductColumns(language: Language) {
  const columns = { ...englishColumns, ...(language !== 'en' && translatedColumns) }
  // What is not selected is undefined in the rows, as `StockedProduct` says.
  return columns as typeof englishColumns & typeof translatedColumns
}

/** Adds the products' texts in a language to a query of products. */
export function withProductTexts<Query extends PgSelect>(query: Query, language: Language): Query {
  const ofThing = eq(productTexts.productId, products.id)
  return inLanguage(query, language, { texts: productTexts, ofThing })
}

/** A product as it is in the shop now. */
export type StockedProduct = Pick<
  typeof products.$inferSelect,
  keyof typeof shown | 'stockQuantity'
> & {
  /** False when it was withdrawn. */
  isOnSale: boolean
} & Translated

/** The texts in the language that was asked for; absent when that is English, and null where English is to be shown. */
export type Translated = {
  translatedName?: string | null
  translatedDescription?: string | null
}

/** A product with all that its page shows. */
export type DetailedProduct = StockedProduct &
  Pick<
    typeof products.$inferSelect,
    'contentAmount' | 'contentUnit' | 'originCountry' | 'allergens' | 'diets'
  > &
  Pick<typeof categories.$inferSelect, 'storage'>

export type ProductFilter = ListChoices & {
  status?: 'IN STOCK' | 'OUT OF STOCK' | undefined
  categoryId?: number | undefined
  /** Unknown ids are ignored. */
  ids?: readonly number[] | undefined
}

/** The published categories. Products of hidden ones are sold too, but only found by search and among all products. */
export function selectCategories(database: Readable, language: Language) {
  const names = { categoryId: categories.id, name: categories.name }
  const translated = { ...names, translatedName: categoryTexts.name }
  const query = database
    // In English the last column is not selected, and undefined in the rows.
    .select((language === 'en' ? names : translated) as typeof translated)
    .from(categories)
    .where(isNotNull(categories.publishedAt))
    .orderBy(asc(categories.id))
    .$dynamic()
  const ofThing = eq(categoryTexts.categoryId, categories.id)
  return inLanguage(query, language, { texts: categoryTexts, ofThing })
}

/** The ids of all matching products, in the order that is asked for: one scan of one narrow column without a choice. */
export async function selectProductIds(
  database: Readable,
  filter: ProductFilter,
  language: Language,
): Promise<number[]> {
  const order = orderOf(filter.sort, language) ?? sql`${products.id}`
  return selectIds(database, matching(database, filter), order)
}

/** Those of the given ids that match, in the order that is asked for, or else as they are given. */
export async function selectChosenIds(
  database: Readable,
  ids: readonly number[],
  choices: ListChoices,
  language: Language,
): Promise<number[]> {
  const asGiven = sql`array_position(${sql.param(ids)}::integer[], ${products.id})`
  const order = orderOf(choices.sort, language) ?? asGiven
  return selectIds(database, matching(database, { ...choices, ids }), order)
}

async function selectIds(database: Readable, where: SQL | undefined, order: SQL) {
  // As JSON, because the driver takes ten times as long to read a long array.
  const ids = sql<number[]>`coalesce(json_agg(${products.id} order by ${order}), '[]')`
  const [row] = await database.select({ ids }).from(products).where(where)
  return row?.ids ?? []
}

/** How many of the matching products suit each diet that any of them suits. */
export function countDiets(
  database: Readable,
  filter: ProductFilter,
): Promise<{ diet: Diet; products: number }[]> {
  const suited = database
    .select({ diet: sql<Diet>`unnest(${products.diets})`.as('diet') })
    .from(products)
    .where(matching(database, filter))
    .as('suited')
  return database.select({ diet: suited.diet, products: count() }).from(suited).groupBy(suited.diet)
}

function matching(database: Readable, filter: ProductFilter): SQL | undefined {
  const { diet, minPrice, maxPrice } = filter
  return and(
    filter.status === 'IN STOCK' ? products.inStock : isNotNull(products.publishedAt),
    filter.status === 'OUT OF STOCK' ? lte(products.stockQuantity, 0) : undefined,
    filter.categoryId ? isInPublished(database, filter.categoryId) : undefined,
    filter.ids ? isOneOf(products.id, filter.ids) : undefined,
    diet ? arrayContains(products.diets, [diet]) : undefined,
    minPrice ? gte(products.priceCents, cents(minPrice)) : undefined,
    maxPrice ? lte(products.priceCents, cents(maxPrice)) : undefined,
  )
}

/** What the products are sorted by, the same ones always in the same order; undefined without a choice. */
function orderOf(sort: ProductSort | undefined, language: Language): SQL | undefined {
  return sort && sql.join([...orders[sort](language), sql`${products.id}`], sql`, `)
}

const orders: Record<ProductSort, (language: Language) => SQL[]> = {
  popular: () => [
    sql`(select ${productPopularity.orders} from ${productPopularity}
      where ${productPopularity.productId} = ${products.id}) desc nulls last`,
  ],
  cheapest: () => [sql`${products.priceCents}`],
  dearest: () => [sql`${products.priceCents} desc`],
  // What is measured in the same way stands together: kilograms cannot be compared with pieces.
  'per-measure': () => [
    sql`${products.contentUnit} nulls last`,
    sql`${products.priceCents}::float8 / ${products.contentAmount}`,
  ],
  newest: () => [sql`${products.createdAt} desc`],
  name: (language) => {
    const translated = sql`(select ${productTexts.name} from ${productTexts}
      where ${productTexts.productId} = ${products.id} and ${productTexts.language} = ${language})`
    return [sql`coalesce(${translated}, ${products.name}) collate "und-x-icu"`]
  },
}

function isInPublished(database: Readable, categoryId: number) {
  const published = database
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.id, categoryId), isNotNull(categories.publishedAt)))
  return and(eq(products.categoryId, categoryId), exists(published))
}

export function countProducts(database: Readable): Promise<number> {
  return database.$count(products, isNotNull(products.publishedAt))
}

/** The ids and English names of products on sale, in the order of their ids. */
export function selectProductNames(database: Readable, page: { offset: number; limit: number }) {
  return database
    .select({ productId: products.id, name: products.name })
    .from(products)
    .where(isNotNull(products.publishedAt))
    .orderBy(asc(products.id))
    .limit(page.limit)
    .offset(page.offset)
}

export const selectProductsById = perLanguage((language) =>
  prepared((database, { ids }: Placeholders<{ ids: readonly number[] }>) =>
    withProductTexts(
      database
        .select({ rows: rowsAsJson(stockedProductColumns(language)) })
        .from(products)
        .where(isOneOf(products.id, ids))
        .$dynamic(),
      language,
    ),
  ),
)

/** A product that is on sale, with all that its page shows. */
export const selectDetailedProduct = perLanguage((language) =>
  prepared((database, { id }: Placeholders<{ id: number }>) =>
    withProductTexts(
      database
        .select({
          ...stockedProductColumns(language),
          contentAmount,
          contentUnit,
          originCountry,
          allergens,
          diets,
          storage: categories.storage,
        })
        .from(products)
        .innerJoin(categories, eq(categories.id, products.categoryId))
        .where(and(eq(products.id, id), isNotNull(products.publishedAt)))
        .$dynamic(),
      language,
    ),
  ),
)
