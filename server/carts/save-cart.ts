import { maximumOrderCents, maximumQuantity } from '../../domain/limits.ts'
import { cents } from '../../domain/money.ts'
import { productsById } from '../catalogue/service.ts'
import { keepCustomPackages } from '../custom-packages/service.ts'
import type { Transaction } from '../database/connect.ts'
import { together } from '../database/together.ts'
import { refusal } from '../http/refusal.ts'
import { packagesById } from '../packages/service.ts'
import type { Shop } from '../shop.ts'
import { type LoadedCart, loadCart } from './load-cart.ts'
import { presentCart } from './presentation.ts'
import {
  type CartRow,
  lockCartOf,
  raiseCartVersion,
  replaceCartItems,
  replaceCartProducts,
  selectCartItems,
  type WantedItem,
  type WantedProduct,
} from './store.ts'

const defaultNotes = { package: 'Package item', customPackage: 'Custom package' } as const

export type SentCart = {
  /** The cart to update; undefined creates one, or takes the one that is already there. */
  cartId?: number | undefined
  /** The version that the change is based on; undefined lets the last save win. */
  version?: number | undefined
  /** The save's own id, and that of an unanswered one whose changes are in this one too. */
  saveId?: string | undefined
  afterSave?: string | undefined
  items: (SentPrice & {
    packageId?: number | null | undefined
    customPackageId?: number | null | undefined
    quantity: number
    note?: string | null | undefined
  })[]
  cartProducts: (SentPrice & { productId: number; quantity: number })[]
}

/** What the customer believes that one costs, in rupees. */
type SentPrice = { notedUnitPrice?: number | null | undefined }

/**
 * Makes the customer's cart hold exactly the lines that were sent, at the catalogue's prices.
 * Refuses another cart's id, unknown products and packages, and a change based on an older version.
 */
export function saveCart({ database }: Shop, userId: number, sent: SentCart): Promise<LoadedCart> {
  const items = mergedItems(sent.items)
  const products = mergedProducts(sent.cartProducts)
  return database.transaction(async (tx) => {
    const cart = await lockCartOf(tx, userId)
    if (sent.cartId !== undefined && (sent.cartId !== cart.id || cart.version === 0)) {
      throw refusal('unknownCart')
    }
    if (!isBasedOn(cart, sent)) {
      throw refusal('cartChanged', { cart: presentCart(await loadCart(tx, userId)) })
    }
    await requireSold(tx, cart, { items, products })
    // One after the other for the database, but sent together.
    await together([
      replaceCartItems(tx, cart.id, items),
      replaceCartProducts(tx, cart.id, products),
      raiseCartVersion(tx, cart.id, sent.saveId),
    ])
    return loadCart(tx, userId)
  })
}

/**
 * Whether a save knows all that is in the cart. It does so too when the only thing that happened
 * since its version is an earlier save of the same page, whose changes it carries along.
 */
function isBasedOn(cart: CartRow, { version, afterSave }: SentCart): boolean {
  if (version === undefined || version === cart.version) return true
  return afterSave !== undefined && version + 1 === cart.version && cart.saves[0] === afterSave
}

/** A package that was withdrawn may stay in the cart, which says so, but cannot be added any more. */
async function requireSold(
  tx: Transaction,
  { id: cartId, userId }: CartRow,
  { items, products }: { items: WantedItem[]; products: WantedProduct[] },
) {
  const packageIds = items.flatMap((item) => item.packageId ?? [])
  const customPackageIds = items.flatMap((item) => item.customPackageId ?? [])
  const productIds = products.map((line) => line.productId)
  const [packages, inCart, kept, known] = await together([
    packagesById(tx, packageIds),
    selectCartItems(tx, cartId),
    customPackageIds.length > 0 ? keepCustomPackages(tx, userId, customPackageIds) : [],
    productsById(tx, productIds),
  ])
  const alreadyInCart = new Set(inCart.map((item) => item.packageId))
  const isSold = (id: number) => packages.get(id)?.status === 'ACTIVE' || alreadyInCart.has(id)
  if (!packageIds.every(isSold)) throw refusal('unknownPackage')
  if (kept.length < customPackageIds.length) throw refusal('unknownCustomPackage')
  if (known.size < productIds.length) throw refusal('unknownProduct')
}

/** The same package twice is one line of the summed quantity. */
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
  return notedUnitPrice == null ? null : Math.min(cents(notedUnitPrice), maximumOrderCents)
}

function within(quantity: number): number {
  if (quantity > maximumQuantity) throw refusal('invalid')
  return quantity
}
