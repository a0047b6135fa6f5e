import type { Product } from '../../contract/index.ts'
import { productAddress } from '../../contract/pages.ts'
import { productsPerPage } from '../../domain/limits.ts'
import { bucketPicture } from '../../ui/picture.tsx'
import type { ListedGoods } from '../shell/structured-data/item-list.ts'

/** A page of the catalogue as search engines read it. */
export function listedProducts(
  found: { products: Product[]; total: number },
  page: number,
  name: string,
) {
  return {
    name,
    goods: found.products.map(listedProduct),
    total: found.total,
    before: (page - 1) * productsPerPage,
  }
}

/** A product as search engines read it. */
export function listedProduct(product: Product): ListedGoods {
  const { name, description, imageUrl, price, status } = product
  return {
    name,
    description,
    picture: imageUrl || bucketPicture,
    rupees: price,
    isInStock: status === 'IN STOCK',
    path: productAddress(product),
  }
}
