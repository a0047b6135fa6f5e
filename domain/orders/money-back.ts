import { amountText, cents } from '../money/money.ts'
import type { Texts } from '../texts/texts.ts'
import { isCancelled, type Statuses } from './status.ts'

/** What goes back to the customer of an order, in rupees: not yet requested, requested, and refunded. */
export type MoneyBack = {
  owed: number
  underWay: number
  made: number
  /** It was paid beyond the whole price of the order, which the shop still has. */
  isSurplus: boolean
}

type Order = Statuses & {
  paidAt?: string | null | undefined
  moneyBack?: MoneyBack | undefined
}

type Words = Pick<Texts, 'moneyBackTexts' | 'formats'>

/** What the customer is told about money that goes back, or about a cancelled order; undefined if there is nothing to say. */
export function moneyBackText(
  order: Order,
  { moneyBackTexts, formats }: Words,
): string | undefined {
  const texts = textsAbout(order, moneyBackTexts)
  const { owed = 0, underWay = 0, made = 0 } = order.moneyBack ?? {}
  const inWords = (amount: number) => amountText(cents(amount), formats)
  const sentences = [
    owed > 0 && texts.owed(inWords(owed)),
    underWay > 0 && texts.underWay(inWords(underWay)),
    made > 0 && texts.made(inWords(made)),
  ].filter((sentence) => sentence !== false)
  if (sentences.length > 0) return sentences.join(' ')
  if (!isCancelled(order)) return undefined
  return order.paidAt ? moneyBackTexts.hasGoneBack : moneyBackTexts.nothingCharged
}

function textsAbout(order: Order, texts: Words['moneyBackTexts']) {
  if (isCancelled(order)) return texts.cancelled
  return order.moneyBack?.isSurplus ? texts.tooMuch : texts.ofPrice
}
