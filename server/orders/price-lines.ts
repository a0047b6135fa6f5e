import { isSold } from '../../domain/goods/availability.ts'
import { customPackagePrice, packagePrice, productPrice } from '../../domain/goods/price.ts'
import { type Amount, amountOf } from '../../domain/money/amount.ts'
import type { PricedLine } from '../../domain/money/priced-line.ts'
import type { MissingChoice } from '../../domain/orders/missing-items.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { productsById, type StockedProduct } from '../catalogue/index.ts'
import { customPackagesById } from '../custom-packages/index.ts'
import type { Transaction } from '../database/connect.ts'
import { pipelined } from '../database/pipelined.ts'
import { refusal } from '../http/refusal.ts'
import { goodsIn, type PackageContent, packagesById } from '../packages/index.ts'

/** What the customer wants if a line is missing, where it was chosen for that line. */
type WithChoice = { missing?: MissingChoice | undefined }

/** What a customer wants to buy, without prices. */
export type WantedLines = {
  items: (WithChoice & {
    packageId?: number | null | undefined
    customPackageId?: number | null | undefined
    quantity: number
  })[]
  orderProducts: (WithChoice & {
    productId: number
    cartProductId?: number | null | undefined
    quantity: number
  })[]
}

export type PricedItem = PricedLine &
  WithChoice & {
    packageId: number | null
    customPackageId: number | null
    name: string
    translatedName: string | null
    description: string
    pictureHash: string | null
    contents: PackageContent[]
  }

export type PricedProduct = PricedLine &
  WithChoice & { cartProductId: number | null; product: StockedProduct }

export type PricedOrder = { items: PricedItem[]; products: PricedProduct[]; amount: Amount }

/** Looks up what a customer wants, with contents and prices from the catalogue. Refuses what is not sold. */
export async function priceLines(
  tx: Transaction,
  userId: number,
  wanted: WantedLines,
  language: Language,
): Promise<PricedOrder> {
  const { items, products } = await pipelined({
    items: () => priceItems(tx, userId, wanted.items, language),
    products: () => priceProducts(tx, wanted.orderProducts, language),
  })
  if (items.length + products.length === 0) throw refusal('nothingOrdered')
  return { items, products, amount: amountOf([...items, ...products]) }
}

async function priceItems(
  tx: Transaction,
  userId: number,
  wanted: WantedLines['items'],
  language: Language,
): Promise<PricedItem[]> {
  const packageIds = wanted.flatMap((item) => item.packageId ?? [])
  const customPackageIds = wanted.flatMap((item) => item.customPackageId ?? [])
  const { packages, customPackages } = await pipelined({
    packages: () => packagesById(tx, packageIds, language),
    customPackages: () => customPackagesById(tx, userId, customPackageIds, language),
  })
  return wanted.map(({ packageId, customPackageId, quantity, missing }): PricedItem => {
    if (packageId) {
      const found = packages.get(packageId)
      if (!found || !isSold(found)) throw refusal('unknownPackage')
      const { name, translatedName = null, description, pictureHash, contents } = found
      const texts = { name, translatedName, description }
      const remembered = { ...texts, pictureHash, contents, ...packagePrice(found) }
      return { packageId, customPackageId: null, quantity, missing, ...remembered }
    }
    const found = customPackageId ? customPackages.get(customPackageId) : undefined
    if (!customPackageId || !found) throw refusal('unknownCustomPackage')
    const { name, description, contents } = found
    const price = customPackagePrice(goodsIn(contents))
    const texts = { name, translatedName: null, description }
    const remembered = { ...texts, pictureHash: null, contents, ...price }
    return { packageId: null, customPackageId, quantity, missing, ...remembered }
  })
}

async function priceProducts(
  tx: Transaction,
  wanted: WantedLines['orderProducts'],
  language: Language,
): Promise<PricedProduct[]> {
  const products = await productsById(
    tx,
    wanted.map((line) => line.productId),
    language,
  )
  return wanted.map(({ productId, cartProductId, quantity, missing }): PricedProduct => {
    const product = products.get(productId)
    if (!product) throw refusal('unknownProduct')
    // A cart line that is not saved yet has a negative id, which is meaningless later.
    const remembered = cartProductId && cartProductId > 0 ? cartProductId : null
    return { cartProductId: remembered, product, quantity, missing, ...productPrice(product) }
  })
}
