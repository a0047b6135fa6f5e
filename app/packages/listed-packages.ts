import type { Package } from '../../contract/index.ts'
import { packagesPerPage } from '../../domain/limits.ts'
import { cents, rupees } from '../../domain/money/money.ts'
import { packagePrice } from '../../domain/money/package-price.ts'
import type { ListedGoods } from '../shell/structured-data/item-list.ts'

/** A page of the packages as search engines are told of it. */
export function listedPackages(packages: readonly Package[], page: number) {
  const before = (page - 1) * packagesPerPage
  return {
    name: 'Packages',
    goods: packages.slice(before, before + packagesPerPage).map(listed),
    total: packages.length,
    before,
  }
}

/** At the price that the cart charges. */
function listed(shopPackage: Package): ListedGoods {
  const { name, description, imageUrl, price, discountPrice, stockQuantity } = shopPackage
  const { netCents } = packagePrice(cents(price), cents(discountPrice))
  return {
    name,
    description,
    picture: imageUrl || '/product/package.webp',
    rupees: rupees(netCents),
    isInStock: stockQuantity > 0,
  }
}
