import { customPackagePrice, packagePrice, productPrice } from '../../domain/goods/price.ts'
import type { PricedLine } from '../../domain/money/priced-line.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { productsById, type StockedProduct } from '../catalogue/index.ts'
import { type CustomPackage, customPackagesById } from '../custom-packages/index.ts'
import type { Readable } from '../database/connect.ts'
import { pipelined } from '../database/pipelined.ts'
import { goodsIn, packagesById, type ShopPackage } from '../packages/index.ts'
import { heldByUnpaidOrders, type StockNeeds } from '../stock/index.ts'
import { withStockShares } from './share-stock.ts'
import {
  type CartItemRow,
  type CartProductRow,
  type CartRow,
  findCartOf,
  selectCartItemsOf,
  selectCartProducts,
} from './store.ts'

export type PricedItem = PricedLine & {
  row: CartItemRow
  shopPackage: ShopPackage | null
  customPackage: CustomPackage | null
}
export type PricedProduct = PricedLine & { row: CartProductRow; product: StockedProduct }

/** The available quantity of a line, after the lines above it are served. */
type Shared = { available: number }
export type LoadedItem = PricedItem & Shared
export type LoadedProduct = PricedProduct & Shared

/** A customer's cart with its lines at current prices; `row` is undefined before the first save. */
export type LoadedCart = {
  userId: number
  row: CartRow | undefined
  items: LoadedItem[]
  products: LoadedProduct[]
}

/** A cart's lines as stored. */
export type CartLines = { items: CartItemRow[]; products: CartProductRow[] }

/** The packages and products in a cart, as they are in the shop now. */
export type Goods = {
  packages: Map<number, ShopPackage>
  customPackages: Map<number, CustomPackage>
  products: Map<number, StockedProduct>
  /** The stock that the customer's own unpaid orders hold, which the next order takes over. */
  held: StockNeeds
}

export async function loadCart(
  database: Readable,
  userId: number,
  language: Language,
): Promise<LoadedCart> {
  const row = await findCartOf(database, userId)
  if (!row) return { userId, row, items: [], products: [] }
  const lines = await pipelined({
    items: () => selectCartItemsOf(database, { userId }),
    products: () => selectCartProducts(database, { cartId: row.id }),
  })
  return pricedCart(row, lines, await goodsOf(database, userId, lines, language))
}

/** The packages and products of these lines; those that no longer exist are not in the maps. */
export async function goodsOf(
  database: Readable,
  userId: number,
  { items, products: lines }: Wanted,
  language: Language,
): Promise<Goods> {
  const packageIds = items.flatMap((item) => item.packageId ?? [])
  const customPackageIds = items.flatMap((item) => item.customPackageId ?? [])
  const productIds = lines.map((line) => line.productId)
  return pipelined({
    packages: () => packagesById(database, packageIds, language),
    customPackages: () => customPackagesById(database, userId, customPackageIds, language),
    products: () => productsById(database, productIds, language),
    held: () => heldByUnpaidOrders(database, userId),
  })
}

type Wanted = {
  items: Pick<CartItemRow, 'packageId' | 'customPackageId'>[]
  products: Pick<CartProductRow, 'productId'>[]
}

/** A cart at current prices, with the available quantities. */
export function pricedCart(row: CartRow, lines: CartLines, goods: Goods): LoadedCart {
  const items = lines.items.map((item) => pricedItem(item, goods))
  const products = lines.products.flatMap((line) => pricedProduct(line, goods) ?? [])
  return { userId: row.userId, row, ...withStockShares(items, products, goods.held) }
}

function pricedItem(row: CartItemRow, goods: Goods): PricedItem {
  return { row, quantity: row.quantity, ...itemOf(row, goods) }
}

/** The package of a line, with its price today. */
export function itemOf(
  line: Pick<CartItemRow, 'packageId' | 'customPackageId'>,
  { packages, customPackages }: Goods,
) {
  const shopPackage = (line.packageId && packages.get(line.packageId)) || null
  const customPackage = (line.customPackageId && customPackages.get(line.customPackageId)) || null
  const price = shopPackage
    ? packagePrice(shopPackage)
    : customPackagePrice(goodsIn(customPackage?.contents ?? []))
  return { shopPackage, customPackage, ...price }
}

function pricedProduct(row: CartProductRow, { products }: Goods): PricedProduct | undefined {
  const product = products.get(row.productId)
  if (!product) return undefined
  return { row, product, quantity: row.quantity, ...productPrice(product) }
}
