import { and, asc, eq, getTableColumns, isNotNull } from 'drizzle-orm'
import type { Language } from '../../domain/texts/texts.ts'
import {
  type StockedProduct,
  stockedProductColumns,
  type Translated,
  withProductTexts,
} from '../catalogue/index.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable } from '../database/connect.ts'
import { inLanguage } from '../database/in-language.ts'
import { pipelined } from '../database/pipelined.ts'
import { type Placeholders, prepared } from '../database/prepared.ts'
import { packageProducts, packages, packageTexts, products } from '../database/schema.ts'

/** One product of a package, and its quantity in one package. */
export type PackageContent = { id: number; quantity: number; product: StockedProduct }

export type ShopPackage = typeof packages.$inferSelect & Translated & { contents: PackageContent[] }

const translatedColumns = {
  ...getTableColumns(packages),
  translatedName: packageTexts.name,
  translatedDescription: packageTexts.description,
}

/** The ids and English names of the packages on sale. */
export function selectPackageNames(database: Readable) {
  return database
    .selectDistinct({ packageId: packages.id, name: packages.name })
    .from(packages)
    .innerJoin(packageProducts, eq(packageProducts.packageId, packages.id))
    .where(isNotNull(packages.publishedAt))
    .orderBy(asc(packages.id))
}

/** The ids of packages on sale that contain a product, the oldest first. */
export const selectPackageIdsWith = prepared(
  (database, { productId, most }: Placeholders<{ productId: number; most: number }>) =>
    database
      .select({ id: packages.id })
      .from(packageProducts)
      .innerJoin(packages, eq(packages.id, packageProducts.packageId))
      .where(and(eq(packageProducts.productId, productId), isNotNull(packages.publishedAt)))
      .orderBy(asc(packages.id))
      .limit(most),
)

/** Packages with their contents: all on sale, or those with the given ids, on sale or not. */
export async function selectPackages(
  database: Readable,
  language: Language,
  ids?: readonly number[],
): Promise<ShopPackage[]> {
  const wanted = ids ? isOneOf(packages.id, ids) : isNotNull(packages.publishedAt)
  const { found, contents } = await pipelined({
    found: () =>
      inLanguage(
        database
          // In English the last columns are not selected, and undefined in the rows.
          .select(
            (language === 'en'
              ? getTableColumns(packages)
              : translatedColumns) as typeof translatedColumns,
          )
          .from(packages)
          .where(wanted)
          .orderBy(asc(packages.id))
          .$dynamic(),
        language,
        { texts: packageTexts, ofThing: eq(packageTexts.packageId, packages.id) },
      ),
    contents: () =>
      withProductTexts(
        database
          .select({
            packageId: packageProducts.packageId,
            id: packageProducts.id,
            quantity: packageProducts.quantity,
            product: stockedProductColumns(language),
          })
          .from(packageProducts)
          .innerJoin(packages, eq(packages.id, packageProducts.packageId))
          .innerJoin(products, eq(products.id, packageProducts.productId))
          .where(wanted)
          .orderBy(asc(packageProducts.packageId), asc(packageProducts.id))
          .$dynamic(),
        language,
      ),
  })
  const byPackage = Map.groupBy(contents, (content) => content.packageId)
  return found.map((each) => ({ ...each, contents: byPackage.get(each.id) ?? [] }))
}
