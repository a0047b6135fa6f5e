import { asc, eq, isNotNull } from 'drizzle-orm'
import { type StockedProduct, stockedProductColumns } from '../catalogue/index.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable } from '../database/connect.ts'
import { pipelined } from '../database/pipelined.ts'
import { packageProducts, packages, products } from '../database/schema.ts'

/** One product of a package, and its quantity in one package. */
export type PackageContent = { id: number; quantity: number; product: StockedProduct }

export type ShopPackage = typeof packages.$inferSelect & { contents: PackageContent[] }

/** Packages with their contents: all on sale, or those with the given ids, on sale or not. */
export async function selectPackages(
  database: Readable,
  ids?: readonly number[],
): Promise<ShopPackage[]> {
  const wanted = ids ? isOneOf(packages.id, ids) : isNotNull(packages.publishedAt)
  const { found, contents } = await pipelined({
    found: () => database.select().from(packages).where(wanted).orderBy(asc(packages.id)),
    contents: () =>
      database
        .select({
          packageId: packageProducts.packageId,
          id: packageProducts.id,
          quantity: packageProducts.quantity,
          product: stockedProductColumns,
        })
        .from(packageProducts)
        .innerJoin(packages, eq(packages.id, packageProducts.packageId))
        .innerJoin(products, eq(products.id, packageProducts.productId))
        .where(wanted)
        .orderBy(asc(packageProducts.packageId), asc(packageProducts.id)),
  })
  const byPackage = Map.groupBy(contents, (content) => content.packageId)
  return found.map((each) => ({ ...each, contents: byPackage.get(each.id) ?? [] }))
}
