import { isSold } from '../../domain/goods/availability.ts'
import type { Language } from '../../domain/texts/texts.ts'
import type { Readable } from '../database/connect.ts'
import type { Shop } from '../shop.ts'
import { type PackageContent, type ShopPackage, selectPackages } from './store.ts'

export type { PackageContent, ShopPackage } from './store.ts'

export async function listPackages({ database }: Shop, language: Language): Promise<ShopPackage[]> {
  return (await selectPackages(database, language)).filter(isSold)
}

/** Packages by id, on sale or not; unknown ids are not in the map. */
export async function packagesById(
  database: Readable,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, ShopPackage>> {
  if (ids.length === 0) return new Map()
  const found = await selectPackages(database, language, ids)
  return new Map(found.map((each) => [each.id, each]))
}

/** Contents in the form that the rules in `domain/` take. */
export function goodsIn(contents: readonly PackageContent[]) {
  return contents.map(({ product, quantity }) => ({
    productId: product.id,
    unitPriceCents: product.priceCents,
    stockQuantity: product.stockQuantity,
    quantity,
  }))
}
