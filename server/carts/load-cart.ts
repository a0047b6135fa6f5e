import { packagePrice } from '../../domain/package-price.ts'
import type { PricedLine } from '../../domain/totals.ts'
import { productsById, type StockedProduct } from '../catalogue/service.ts'
import {
  type CustomPackage,
  customPackagePriceCents,
  customPackagesById,
} from '../custom-packages/service.ts'
import type { Database, Transaction } from '../database/connect.ts'
import { together } from '../database/together.ts'
import { heldByUnpaidOrders } from '../orders/held-stock.ts'
import { packagesById, type ShopPackage } from '../packages/service.ts'
import { withStockShares } from './share-stock.ts'
import {
  type CartItemRow,
  type CartProductRow,
  type CartRow,
  findCartOf,
  selectCartItems,
  selectCartProducts,
} from './store.ts'

export type PricedItem = PricedLine & {
  row: CartItemRow
  shopPackage: ShopPackage | null
  customPackage: CustomPackage | null
}
export type PricedProduct = PricedLine & { row: CartProductRow; product: StockedProduct }

/** How many of a line can be had, the lines above it served first. */
type Shared = { available: number }
export type LoadedItem = PricedItem & Shared
export type LoadedProduct = PricedProduct & Shared

/** A customer's cart with everything in it at today's prices; `row` is undefined before the first save. */
export type LoadedCart = {
  userId: number
  row: CartRow | undefined
  items: LoadedItem[]
  products: LoadedProduct[]
}

export async function loadCart(
  database: Database | Transaction,
  userId: number,
): Promise<LoadedCart> {
  const row = await findCartOf(database, userId)
  if (!row) return { userId, row, items: [], products: [] }
  const [items, lines, held] = await together([
    selectCartItems(database, row.id),
    selectCartProducts(database, row.id),
    // What the customer's own unpaid orders hold, the next order takes over.
    heldByUnpaidOrders(database, userId),
  ])
  const packageIds = items.flatMap((item) => item.packageId ?? [])
  const customPackageIds = items.flatMap((item) => item.customPackageId ?? [])
  const productIds = lines.map((line) => line.productId)
  const [packages, customPackages, products] = await together([
    packagesById(database, packageIds),
    customPackagesById(database, userId, customPackageIds),
    productsById(database, productIds),
  ])
  const pricedItems = items.map((item) => pricedItem(item, packages, customPackages))
  const pricedProducts = lines.flatMap((line) => pricedProduct(line, products) ?? [])
  return { userId, row, ...withStockShares(pricedItems, pricedProducts, held) }
}

function pricedItem(
  row: CartItemRow,
  packages: Map<number, ShopPackage>,
  customPackages: Map<number, CustomPackage>,
): PricedItem {
  const shopPackage = (row.packageId && packages.get(row.packageId)) || null
  const customPackage = (row.customPackageId && customPackages.get(row.customPackageId)) || null
  const price = shopPackage
    ? packagePrice(shopPackage.priceCents, shopPackage.discountCents)
    : { netCents: customPackagePriceCents(customPackage?.contents ?? []), discountCents: 0 }
  return {
    row,
    shopPackage,
    customPackage,
    quantity: row.quantity,
    unitPriceCents: price.netCents,
    discountCents: price.discountCents,
  }
}

function pricedProduct(
  row: CartProductRow,
  products: Map<number, StockedProduct>,
): PricedProduct | undefined {
  const product = products.get(row.productId)
  if (!product) return undefined
  const { quantity } = row
  return { row, product, quantity, unitPriceCents: product.priceCents, discountCents: 0 }
}
