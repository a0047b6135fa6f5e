import { moneyBackText } from '../../domain/orders/money-back.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { moneyBackTexts } from '../../domain/texts/en/orders.ts'
import { useTexts } from '../../ui/texts.ts'
import type { CustomerOrder } from './order-of.ts'

/** Where the money of an order is that was cancelled, or paid twice. */
export function MoneyBackNote({ order }: { order: CustomerOrder }) {
  const words = { moneyBackTexts: useTexts(moneyBackTexts), formats: useTexts(formats) }
  const text = moneyBackText(order, words)
  if (!text) return null
  return <p className="mb-7 rounded-reed bg-lagoon-100 p-4 font-semibold md:p-6">{text}</p>
}
