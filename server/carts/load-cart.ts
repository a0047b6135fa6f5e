import { packagePrice } from '../../domain/package-price.ts'
import type { PricedLine } from '../../domain/totals.ts'
import { productsById, type StockedProduct } from '../catalogue/service.ts'
import {
  type CustomPackage,
  customPackagePriceCents,
  customPackagesById,
} from '../custom-packages/service.ts'
import type { Database, Transaction } from '../database/connect.ts'
import { packagesById, type ShopPackage } from '../packages/service.ts'
import {
  type CartItemRow,
  type CartProductRow,
  type CartRow,
  findCartOf,
  selectCartItems,
  selectCartProducts,
} from './store.ts'

export type LoadedItem = PricedLine & {
  row: CartItemRow
  shopPackage: ShopPackage | null
  customPackage: CustomPackage | null
}
export type LoadedProduct = PricedLine & { row: CartProductRow; product: StockedProduct }

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
  const items = await selectCartItems(database, row.id)
  const lines = await selectCartProducts(database, row.id)
  const packages = await packagesById(
    database,
    items.flatMap((item) => item.packageId ?? []),
  )
  const customPackages = await customPackagesById(
    database,
    userId,
    items.flatMap((item) => item.customPackageId ?? []),
  )
  const products = await productsById(
    database,
    lines.map((line) => line.productId),
  )
  return {
    userId,
    row,
    items: items.map((item) => pricedItem(item, packages, customPackages)),
    products: lines.flatMap((line) => {
      const product = products.get(line.productId)
      return product ? pricedProduct(line, product) : []
    }),
  }
}

function pricedItem(
  row: CartItemRow,
  packages: Map<number, ShopPackage>,
  customPackages: Map<number, CustomPackage>,
): LoadedItem {
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

function pricedProduct(row: CartProductRow, product: StockedProduct): LoadedProduct {
  return {
    row,
    product,
    quantity: row.quantity,
    unitPriceCents: product.priceCents,
    discountCents: 0,
  }
}
