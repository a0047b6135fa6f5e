import { unavailabilityOf } from '../cart/line-news.ts'
import type { CartItem } from '../cart/lines.ts'
import type { Texts } from '../texts/texts.ts'

/** A line of an order and the item that the shop sells today; undefined when it is no longer sold. */
export type OrderedLine<Item extends CartItem> = {
  name: string
  quantity: number
  isOwnPackage: boolean
  item: Item | undefined
  /** Today's package does not contain what was ordered. */
  hasOtherContents: boolean
}

export type OrderAgain<Item extends CartItem> = {
  /** What goes into the cart, at today's prices. */
  wanted: { item: Item; quantity: number }[]
  /** What does not, and why: one sentence each. */
  missing: string[]
  /** What goes in although it is not what was ordered, one sentence for each line. */
  changed: string[]
}

type Words = Pick<Texts, 'orderTexts' | 'cartTexts'>

/** Splits an order into what can be bought again today and what cannot. */
export function orderAgain<Item extends CartItem>(
  lines: readonly OrderedLine<Item>[],
  texts: Words,
): OrderAgain<Item> {
  const again: OrderAgain<Item> = { wanted: [], missing: [], changed: [] }
  for (const line of lines) {
    const { item, quantity: ordered } = line
    again.missing.push(...whyNot(line, texts))
    if (!item?.isSold || item.available === 0) continue
    again.wanted.push({ item, quantity: Math.min(ordered, item.available) })
    if (line.hasOtherContents) again.changed.push(texts.orderTexts.again.otherContents(line.name))
  }
  return again
}

function whyNot(
  { name, quantity, isOwnPackage, item }: OrderedLine<CartItem>,
  { orderTexts, cartTexts }: Words,
): string[] {
  const { notSold, deleted, soldOut, fewerLeft } = orderTexts.again
  const unavailability = item ? unavailabilityOf(item, quantity) : ({ kind: 'withdrawn' } as const)
  switch (unavailability?.kind) {
    case 'withdrawn':
      return [isOwnPackage ? deleted(name) : notSold(name)]
    case 'contentsWithdrawn':
      return unavailability.names.map((gone) => `${name}: ${notSold(gone)}`)
    case 'contentsShort':
      return [`${name}: ${cartTexts.notEnough(unavailability.short)}`]
    case 'soldOut':
      return [soldOut(name)]
    case 'fewLeft':
      return [fewerLeft(name, unavailability.available, quantity)]
    case undefined:
      return []
  }
}
