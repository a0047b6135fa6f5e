import { shop } from '../../../domain/shop.ts'
import { type AddressOf, pictureAddress } from './address.ts'
import type { StructuredNode } from './node.ts'

/** Something on sale: a product or a package. */
export type ListedGoods = {
  name: string
  description: string
  /** A path of the shop or an absolute URL. */
  picture: string
  rupees: number
  isInStock: boolean
  /** The page on which it is bought. */
  path: string
}

type GoodsList = {
  name: string
  goods: readonly ListedGoods[]
  /** The number of goods on all pages, and on the pages before this one. */
  total: number
  before: number
}

/** A page of goods with their prices. */
export function goodsList(list: GoodsList, address: AddressOf): StructuredNode {
  return {
    '@type': 'ItemList',
    name: list.name,
    numberOfItems: list.total,
    itemListElement: list.goods.map((goods, index) => ({
      '@type': 'ListItem',
      position: list.before + index + 1,
      item: goodsNode(goods, address),
    })),
  }
}

/** A product or package with its price. */
export function goodsNode(goods: ListedGoods, address: AddressOf): StructuredNode {
  const url = address.page(goods.path)
  return {
    '@type': 'Product',
    name: goods.name,
    description: goods.description || goods.name,
    image: pictureAddress(goods.picture, address),
    url,
    offers: {
      '@type': 'Offer',
      price: goods.rupees,
      priceCurrency: shop.currency,
      availability: `https://schema.org/${goods.isInStock ? 'InStock' : 'OutOfStock'}`,
      url,
    },
  }
}

type LinkedPage = { name: string; path: string }

/** A list whose entries have pages of their own. */
export function pageList(
  name: string,
  pages: readonly LinkedPage[],
  address: AddressOf,
): StructuredNode {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: pages.length,
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.name,
      url: address.page(page.path),
    })),
  }
}
