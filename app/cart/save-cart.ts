import { ApiError, NetworkError } from '../../contract/client.ts'
import type { Cart, Input } from '../../contract/index.ts'
import { cartAmount, isTemporary, subTotalCents } from '../../domain/cart/lines.ts'
import { totalOf } from '../../domain/money/amount.ts'
import { rupees } from '../../domain/money/money.ts'
import { api } from '../api/browser.ts'
import { isPackageLine, isProductLine, type ShopCart, type ShopLine } from './items.ts'
import { watchForLeaving } from './leaving-page.ts'
import { savedCartOf } from './saved-cart.ts'

type SaveRequest = {
  userId: number
  /** The cart to which the customer's edits were made. */
  basedOn: ShopCart
  /** All lines as they should be after the save. */
  lines: readonly ShopLine[]
  saveId: string
  /** The previous save, if it has no response yet; its edits are in these lines too. */
  afterSave: string | undefined
}

/** More conflicts in a row do not come from another device but from a fault. */
export const conflictsInARow = 5

/** Another device has changed the cart since it was loaded. */
export class CartConflict extends Error {
  readonly current: ShopCart

  constructor(current: ShopCart) {
    super('The cart was changed by another save')
    this.current = current
  }
}

/** Saves all lines. The first save creates the cart, later ones update it. */
export async function saveCart(request: SaveRequest): Promise<ShopCart> {
  const leaving = watchForLeaving()
  try {
    const answer =
      request.basedOn.cartId > 0
        ? await api('PUT /carts/cartItem-update', { body: updateBody(request), keepalive: true })
        : await api('POST /carts/cartItem-save', { body: saveBody(request), keepalive: true })
    if (!(answer.body.cartId > 0)) throw new Error('The response to a saved cart has no cartId')
    return savedCartOf(answer.body)
  } catch (error) {
    // A save that was aborted because its page was left has not failed: the edits are sent while
    // leaving, or kept for the next visit.
    if (error instanceof NetworkError) await leaving.settled()
    throw conflictOf(error) ?? error
  } finally {
    leaving.end()
  }
}

function updateBody(request: SaveRequest): Input<'PUT /carts/cartItem-update'>['body'] {
  const { cartId, createdAt } = request.basedOn
  return {
    ...common(request),
    cartId,
    createdAt,
    items: request.lines.filter(isPackageLine).map((line) => ({
      ...packageBody(line),
      ...(isTemporary(line) ? {} : { cartItemId: line.lineId, cartId }),
    })),
    cartProducts: request.lines.filter(isProductLine).map((line) => ({
      ...productBody(line),
      ...(isTemporary(line) ? {} : { cartProductId: line.lineId, cartId }),
    })),
  }
}

function saveBody(request: SaveRequest): Input<'POST /carts/cartItem-save'>['body'] {
  return {
    ...common(request),
    items: request.lines.filter(isPackageLine).map(packageBody),
    cartProducts: request.lines.filter(isProductLine).map(productBody),
  }
}

function common({ userId, basedOn, lines, saveId, afterSave }: SaveRequest) {
  const amount = cartAmount(lines)
  return {
    userId,
    saveId,
    afterSave,
    totalAmount: rupees(totalOf(amount)),
    discountPrice: rupees(amount.discountCents),
    version: basedOn.version,
  }
}

function packageBody(line: ShopLine) {
  const { kind, id } = line.item
  return {
    packageId: kind === 'package' ? id : null,
    customPackageId: kind === 'customPackage' ? id : null,
    quantity: line.quantity,
    unitPrice: rupees(line.item.unitPriceCents),
    subTotal: rupees(subTotalCents(line)),
    note: line.note,
    notedUnitPrice: rupees(line.notedPriceCents),
    notedContents: line.notedContents,
  }
}

function productBody(line: ShopLine) {
  return {
    productId: line.item.id,
    quantity: line.quantity,
    unitPrice: rupees(line.item.unitPriceCents),
    totalAmount: rupees(subTotalCents(line)),
    notedUnitPrice: rupees(line.notedPriceCents),
  }
}

function conflictOf(error: unknown): CartConflict | undefined {
  if (!(error instanceof ApiError) || error.code !== 'cartChanged') return undefined
  // The contract's client does not type refusals; this refusal carries the current cart.
  return new CartConflict(savedCartOf(error.body.cart as Cart))
}
