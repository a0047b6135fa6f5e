import { orderNews } from '../../domain/orders/news.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { moneyBackTexts, orderTexts } from '../../domain/texts/en/orders.ts'
import { useTexts } from '../../ui/texts.ts'
import type { CustomerOrder } from './order-of.ts'

/** What the customer should know about an order: what is missing, and where the money is of one that was cancelled or paid twice. */
export function OrderNews({ order }: { order: CustomerOrder }) {
  const words = {
    orderTexts: useTexts(orderTexts),
    moneyBackTexts: useTexts(moneyBackTexts),
    formats: useTexts(formats),
  }
  const text = orderNews(order, words)
  if (!text) return null
  return <p className="mb-7 rounded-reed bg-lagoon-100 p-4 font-semibold md:p-6">{text}</p>
}
