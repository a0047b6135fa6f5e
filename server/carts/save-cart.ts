import { isSold } from '../../domain/goods/availability.ts'
import type { ProductQuantity } from '../../domain/goods/contents.ts'
import { maximumQuantity } from '../../domain/limits.ts'
import { cents } from '../../domain/money/money.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { keepCustomPackages } from '../custom-packages/index.ts'
import type { Transaction } from '../database/connect.ts'
import { pipelined } from '../database/pipelined.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { type Goods, goodsOf, type LoadedCart, loadCart, pricedCart } from './load-cart.ts'
import { storedPrice } from './noted-price.ts'
import { presentCart } from './presentation.ts'
import { replaceCartItems, replaceCartProducts } from './replace-lines.ts'
import {
  type CartItemRow,
  type CartRow,
  makeCartOf,
  raiseCartOf,
  selectCartItemsOf,
  type WantedItem,
  type WantedProduct,
} from './store.ts'

const defaultNotes = { package: 'Package item', customPackage: 'Custom package' } as const

export type SentCart = {
  /** The cart to update; undefined creates one, or uses the existing one. */
  cartId?: number | undefined
  /** The version that the change is based on; undefined lets the last save win. */
  version?: number | undefined
  /** The id of this save, and of an earlier one without a response whose changes this one includes. */
  saveId?: string | undefined
  afterSave?: string | undefined
  items: (SentPrice & {
    packageId?: number | null | undefined
    customPackageId?: number | null | undefined
    quantity: number
    note?: string | null | undefined
    /** The fingerprint of the contents that the customer has seen. */
    notedContents?: string | null | undefined
  })[]
  cartProducts: (SentPrice & ProductQuantity)[]
}

/** The unit price that the customer has seen, in rupees. */
type SentPrice = { notedUnitPrice?: number | null | undefined }

/**
 * Replaces the lines of the customer's cart by those sent, at the catalogue's prices. Refuses
 * another cart's id, unknown products and packages, and a change based on an older version.
 */
export async function saveCart(
  shop: Shop,
  userId: number,
  sent: SentCart,
  language: Language,
): Promise<LoadedCart> {
  const { database } = shop
  try {
    return await database.transaction((tx) => replaceLines(tx, userId, sent, language))
  } catch (error) {
    // The other save has now created the cart, or was rolled back.
    if (error instanceof CartBeingMade) return saveCart(shop, userId, sent, language)
    if (!(error instanceof CartChanged)) throw error
    // This transaction is rolled back, so this reads the cart as the other save left it.
    throw refusal('cartChanged', { cart: presentCart(await loadCart(database, userId, language)) })
  }
}

class CartChanged extends Error {}
class CartBeingMade extends Error {}

async function replaceLines(
  tx: Transaction,
  userId: number,
  sent: SentCart,
  language: Language,
): Promise<LoadedCart> {
  const items = mergedItems(sent.items)
  const products = mergedProducts(sent.cartProducts)
  const customPackageIds = items.flatMap((item) => item.customPackageId ?? [])
  // The version is raised first, which locks the cart; any refusal below rolls it back.
  const { raised, before, kept, goods } = await pipelined({
    raised: () => raiseCartOf(tx, userId, sent.saveId),
    before: () => selectCartItemsOf(tx, { userId }),
    kept: () =>
      customPackageIds.length > 0 ? keepCustomPackages(tx, userId, customPackageIds) : [],
    goods: () => goodsOf(tx, userId, { items, products }, language),
  })
  const cart = raised ?? (await makeCartOf(tx, userId, sent.saveId))
  if (!cart) throw new CartBeingMade()
  requireBase(cart, sent)
  requireSold({ items, products }, before, goods)
  if (kept.length < customPackageIds.length) throw refusal('unknownCustomPackage')
  const stored = await pipelined({
    items: () =>
      items.length + before.length > 0 ? replaceCartItems(tx, cart.id, items, goods) : [],
    products: () => replaceCartProducts(tx, cart.id, products, goods),
  })
  return pricedCart(cart, stored, goods)
}

/**
 * Refuses a save that is based on an older version of the cart. The version before the current one is
 * accepted if the save in between came from the same page and this save includes its changes.
 */
function requireBase(cart: CartRow, { cartId, version, afterSave, saveId }: SentCart): void {
  const versionBefore = cart.version - 1
  if (cartId !== undefined && (cartId !== cart.id || versionBefore === 0)) {
    throw refusal('unknownCart')
  }
  if (version === undefined || version === versionBefore) return
  const lastSave = cart.saves[saveId ? 1 : 0]
  const carriesIt = afterSave !== undefined && afterSave === lastSave
  if (version + 1 !== versionBefore || !carriesIt) throw new CartChanged()
}

/** A withdrawn package may stay in the cart, marked as such, but can no longer be added. */
function requireSold(
  { items, products }: { items: WantedItem[]; products: WantedProduct[] },
  before: CartItemRow[],
  goods: Goods,
): void {
  const alreadyInCart = new Set(before.map((item) => item.packageId))
  const canBeIn = (id: number) => {
    const found = goods.packages.get(id)
    return alreadyInCart.has(id) || (found !== undefined && isSold(found))
  }
  if (!items.every(({ packageId }) => packageId === null || canBeIn(packageId))) {
    throw refusal('unknownPackage')
  }
  if (products.some(({ productId }) => !goods.products.has(productId))) {
    throw refusal('unknownProduct')
  }
}

/** The same package twice becomes one line with the sum of the quantities. */
function mergedItems(sent: SentCart['items']): WantedItem[] {
  const merged = new Map<string, WantedItem>()
  for (const item of sent) {
    const packageId = item.packageId ?? null
    const customPackageId = item.customPackageId ?? null
    const key = packageId ? `package ${packageId}` : `custom package ${customPackageId}`
    const quantity = (merged.get(key)?.quantity ?? 0) + item.quantity
    const defaultNote = packageId ? defaultNotes.package : defaultNotes.customPackage
    const note = item.note?.trim() || defaultNote
    const notedPriceCents = notedPrice(item)
    merged.set(key, {
      packageId,
      customPackageId,
      quantity: within(quantity),
      note,
      notedPriceCents,
      notedContents: item.notedContents ?? null,
    })
  }
  return [...merged.values()]
}

function mergedProducts(sent: SentCart['cartProducts']): WantedProduct[] {
  const merged = new Map<number, WantedProduct>()
  for (const line of sent) {
    const { productId } = line
    const quantity = within((merged.get(productId)?.quantity ?? 0) + line.quantity)
    merged.set(productId, { productId, quantity, notedPriceCents: notedPrice(line) })
  }
  return [...merged.values()]
}

function notedPrice({ notedUnitPrice }: SentPrice): number | null {
  return notedUnitPrice == null ? null : storedPrice(cents(notedUnitPrice))
}

function within(quantity: number): number {
  if (quantity > maximumQuantity) throw refusal('invalid')
  return quantity
}
