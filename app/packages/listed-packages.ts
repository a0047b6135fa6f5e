import type { Package } from '../../contract/index.ts'
import { packageAddress } from '../../contract/pages.ts'
import { packagesPerPage } from '../../domain/limits.ts'
import { rupees } from '../../domain/money/money.ts'
import { priceOfPackage } from '../cart/items.ts'
import type { ListedGoods } from '../shell/structured-data/item-list.ts'

/** A page of the packages as search engines read it. */
export function listedPackages(packages: readonly Package[], page: number, name: string) {
  const before = (page - 1) * packagesPerPage
  return {
    name,
    goods: packages.slice(before, before + packagesPerPage).map(listedPackage),
    total: packages.length,
    before,
  }
}

/** A package as search engines read it, with the price that the cart charges. */
export function listedPackage(shopPackage: Package): ListedGoods {
  const { name, description, imageUrl, stockQuantity } = shopPackage
  return {
    name,
    description,
    picture: imageUrl || '/product/package.webp',
    rupees: rupees(priceOfPackage(shopPackage).unitPriceCents),
    isInStock: stockQuantity > 0,
    path: packageAddress(shopPackage),
  }
}
