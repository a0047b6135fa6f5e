import { type Amount, amountOf } from '../money/amount.ts'
import type { Cents } from '../money/money.ts'
import { lineTotalCents } from '../money/priced-line.ts'

export type ItemKind = 'package' | 'customPackage' | 'product'

/** The item of a line. A cart has at most one line for each item. */
export type ItemRef = { kind: ItemKind; id: number }

export type CartItem = ItemRef & {
  /** The price of one, after its discount. */
  unitPriceCents: Cents
  /** The discount of one. */
  discountCents: Cents
  /** False when it was withdrawn from sale. */
  isSold: boolean
  /** How many the shop has left. */
  available: number
  /** The products in it that were withdrawn from sale, so that it cannot be made any more. */
  notSold?: readonly string[]
  /** The products in it of which less is left than one of it takes. */
  short?: readonly ProductLeft[]
}

/** How many units of a product are left. */
export type ProductLeft = { name: string; left: number }

export type CartLine<Item extends CartItem> = {
  /** Positive once the server has saved the line; negative until then. */
  lineId: number
  item: Item
  quantity: number
  note: string
  /** The unit price that the customer has accepted; a different one is shown on the line. */
  notedPriceCents: Cents
  /** The fingerprint of what the package contains now, if that has changed since the customer saw it. */
  changedContents?: string | undefined
  /** The fingerprint of the changed contents that the customer has accepted. */
  notedContents?: string | undefined
}

export function isSame(one: ItemRef, other: ItemRef): boolean {
  return one.kind === other.kind && one.id === other.id
}

export function isTemporary(line: { lineId: number }): boolean {
  return line.lineId < 0
}

/** An id that no saved line can have: the negative time, or lower when that is taken. */
export function temporaryId(now: number, lines: readonly { lineId: number }[]): number {
  return Math.min(-now, ...lines.map((line) => line.lineId - 1))
}

export function cartAmount(lines: readonly CartLine<CartItem>[]): Amount {
  return amountOf(lines.map(({ item, quantity }) => ({ ...item, quantity })))
}

export function subTotalCents(line: CartLine<CartItem>): Cents {
  return lineTotalCents({ unitPriceCents: line.item.unitPriceCents, quantity: line.quantity })
}
