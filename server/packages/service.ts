import type { Database, Transaction } from '../database/connect.ts'
import type { Shop } from '../shop.ts'
import { type PackageContent, type ShopPackage, selectPackages } from './store.ts'

export type { PackageContent, ShopPackage } from './store.ts'

export function listPackages({ database }: Shop): Promise<ShopPackage[]> {
  return selectPackages(database)
}

/** Packages by id, on sale or not; an unknown id is simply not in the map. */
export async function packagesById(
  database: Database | Transaction,
  ids: readonly number[],
): Promise<Map<number, ShopPackage>> {
  if (ids.length === 0) return new Map()
  const found = await selectPackages(database, ids)
  return new Map(found.map((each) => [each.id, each]))
}

/** How many can be made of what is in stock. */
export function canBeMade(contents: readonly PackageContent[]): number {
  if (contents.length === 0) return 0
  return Math.min(
    ...contents.map(({ product, quantity }) => Math.floor(product.stockQuantity / quantity)),
  )
}
