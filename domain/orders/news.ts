import type { Texts } from '../texts/texts.ts'
import { moneyBackText } from './money-back.ts'

type Order = Parameters<typeof moneyBackText>[0] & {
  missing?: readonly { name: string; quantity: number }[] | undefined
  deliveryGone?: boolean | undefined
}

type Words = Pick<Texts, 'orderTexts' | 'moneyBackTexts' | 'formats'>

/** What the customer should know about an order beyond its status; undefined if it is as it should be. */
export function orderNews(order: Order, words: Words): string | undefined {
  const gone = order.deliveryGone ? words.orderTexts.deliveryGone : undefined
  const news = [gone, missingText(order, words), moneyBackText(order, words)]
  return news.filter((text) => text !== undefined).join(' ') || undefined
}

function missingText({ missing = [] }: Order, { orderTexts }: Words): string | undefined {
  if (missing.length === 0) return undefined
  return orderTexts.missing(missing.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '))
}
