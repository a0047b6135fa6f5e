import { sheetTexts } from '../../domain/texts/en/sheets.ts'
import { useTexts } from '../../ui/texts.ts'
import type { OrderDocument } from './queries.ts'
import { relatedOrders } from './related-orders.ts'

/** On a sheet: the orders that must leave the store together with this one. */
export function GoesWith({ order }: { order: OrderDocument }) {
  const { goesWith } = useTexts(sheetTexts)
  const related = relatedOrders(order)
  if (related.length === 0) return null
  const named = related.map((orderId) => `#${orderId}`).join(', ')
  return <p className="sheet-note font-semibold">{goesWith(named)}</p>
}
