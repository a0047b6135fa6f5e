import { isSold } from '../../domain/goods/availability.ts'
import { mostPackagesOfProduct } from '../../domain/limits.ts'
import type { Language } from '../../domain/texts/texts.ts'
import type { Readable } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import {
  type PackageContent,
  type ShopPackage,
  selectPackageIdsWith,
  selectPackageNames,
  selectPackages,
} from './store.ts'

export type { PackageContent, ShopPackage } from './store.ts'

export async function listPackages({ database }: Shop, language: Language): Promise<ShopPackage[]> {
  return (await selectPackages(database, language)).filter(isSold)
}

/** The packages on sale, with what their URLs are made of. */
export const listPackageNames = ({ database }: Shop) => selectPackageNames(database)

/** A package that is on sale. Refuses with `unknownPackage` otherwise. */
export async function requirePackageOnSale(
  { database }: Shop,
  id: number,
  language: Language,
): Promise<ShopPackage> {
  const [found] = (await selectPackages(database, language, [id])).filter(isSold)
  if (!found) throw refusal('unknownPackage')
  return found
}

/** The packages on sale that contain a product, as many as its page shows. */
export async function packagesWithProduct(
  { database }: Shop,
  productId: number,
  language: Language,
): Promise<ShopPackage[]> {
  const found = await selectPackageIdsWith(database, { productId, most: mostPackagesOfProduct })
  if (found.length === 0) return []
  return selectPackages(
    database,
    language,
    found.map(({ id }) => id),
  )
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
