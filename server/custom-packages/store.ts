import { and, asc, eq, inArray } from 'drizzle-orm'
import { stockedProductColumns } from '../catalogue/store.ts'
import type { Database, Transaction } from '../database/connect.ts'
import { customPackageItems, customPackages, products } from '../database/schema.ts'
import type { PackageContent } from '../packages/service.ts'

/** A package that a customer put together; its price follows from its contents. */
export type CustomPackage = typeof customPackages.$inferSelect & { contents: PackageContent[] }

export async function selectCustomPackagesOf(
  database: Database | Transaction,
  userId: number,
  ids: readonly number[],
): Promise<CustomPackage[]> {
  const wanted = and(eq(customPackages.userId, userId), inArray(customPackages.id, [...ids]))
  const found = await database
    .select()
    .from(customPackages)
    .where(wanted)
    .orderBy(asc(customPackages.id))
  const contents = await database
    .select({
      customPackageId: customPackageItems.customPackageId,
      id: customPackageItems.id,
      quantity: customPackageItems.quantity,
      product: stockedProductColumns,
    })
    .from(customPackageItems)
    .innerJoin(customPackages, eq(customPackages.id, customPackageItems.customPackageId))
    .innerJoin(products, eq(products.id, customPackageItems.productId))
    .where(wanted)
    .orderBy(asc(customPackageItems.customPackageId), asc(customPackageItems.id))
  const byPackage = Map.groupBy(contents, (content) => content.customPackageId)
  return found.map((each) => ({ ...each, contents: byPackage.get(each.id) ?? [] }))
}
