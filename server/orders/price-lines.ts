import { packagePrice } from '../../domain/money/package-price.ts'
import { type PricedLine, type Totals, totalsOf } from '../../domain/money/totals.ts'
import { productsById, type StockedProduct } from '../catalogue/service.ts'
import { customPackagePriceCents, customPackagesById } from '../custom-packages/service.ts'
import type { Transaction } from '../database/connect.ts'
import { pipelined } from '../database/pipelined.ts'
import { refusal } from '../http/refusal.ts'
import { type PackageContent, packagesById } from '../packages/service.ts'

/** What a customer asks to buy, without its prices. */
export type WantedLines = {
  items: {
    packageId?: number | null | undefined
    customPackageId?: number | null | undefined
    quantity: number
  }[]
  orderProducts: {
    productId: number
    cartProductId?: number | null | undefined
    quantity: number
  }[]
}

export type PricedItem = PricedLine & {
  packageId: number | null
  customPackageId: number | null
  name: string
  description: string
  pictureHash: string | null
  priceCents: number
  contents: PackageContent[]
}

export type PricedProduct = PricedLine & { cartProductId: number | null; product: StockedProduct }

export type PricedOrder = { items: PricedItem[]; products: PricedProduct[]; totals: Totals }

/** Opens what a customer wants to its products and prices it from the catalogue. Refuses what is not sold. */
export async function priceLines(
  tx: Transaction,
  userId: number,
  wanted: WantedLines,
): Promise<PricedOrder> {
  const { items, products } = await pipelined({
    items: () => priceItems(tx, userId, wanted.items),
    products: () => priceProducts(tx, wanted.orderProducts),
  })
  if (items.length + products.length === 0) throw refusal('nothingOrdered')
  return { items, products, totals: totalsOf([...items, ...products]) }
}

async function priceItems(
  tx: Transaction,
  userId: number,
  wanted: WantedLines['items'],
): Promise<PricedItem[]> {
  const packageIds = wanted.flatMap((item) => item.packageId ?? [])
  const customPackageIds = wanted.flatMap((item) => item.customPackageId ?? [])
  const { packages, customPackages } = await pipelined({
    packages: () => packagesById(tx, packageIds),
    customPackages: () => customPackagesById(tx, userId, customPackageIds),
  })
  return wanted.map(({ packageId, customPackageId, quantity }): PricedItem => {
    if (packageId) {
      const found = packages.get(packageId)
      if (found?.status !== 'ACTIVE' || found.contents.length === 0) throw refusal('unknownPackage')
      const { fullCents, netCents, discountCents } = packagePrice(
        found.priceCents,
        found.discountCents,
      )
      const { name, description, pictureHash, contents } = found
      const remembered = { name, description, pictureHash, contents, priceCents: fullCents }
      const price = { unitPriceCents: netCents, discountCents, quantity }
      return { packageId, customPackageId: null, ...remembered, ...price }
    }
    const found = customPackageId ? customPackages.get(customPackageId) : undefined
    if (!customPackageId || !found || found.contents.length === 0) {
      throw refusal('unknownCustomPackage')
    }
    const { name, description, contents } = found
    const priceCents = customPackagePriceCents(contents)
    const remembered = { name, description, pictureHash: null, contents, priceCents }
    const price = { unitPriceCents: priceCents, discountCents: 0, quantity }
    return { packageId: null, customPackageId, ...remembered, ...price }
  })
}

async function priceProducts(
  tx: Transaction,
  wanted: WantedLines['orderProducts'],
): Promise<PricedProduct[]> {
  const products = await productsById(
    tx,
    wanted.map((line) => line.productId),
  )
  return wanted.map(({ productId, cartProductId, quantity }): PricedProduct => {
    const product = products.get(productId)
    if (!product) throw refusal('unknownProduct')
    // A line not yet saved has a negative id, which means nothing to anyone later.
    const remembered = cartProductId && cartProductId > 0 ? cartProductId : null
    const price = { unitPriceCents: product.priceCents, discountCents: 0, quantity }
    return { cartProductId: remembered, product, ...price }
  })
}
