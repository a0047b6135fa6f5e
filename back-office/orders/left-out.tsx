import { orderSheetTexts } from '../../domain/texts/en/back-office/orders.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import type { OrderDocument } from './queries.ts'

/** The chosen orders that a sheet leaves out, with the reason. Seen on the screen only. */
export function LeftOut({ orders }: { orders: readonly OrderDocument[] }) {
  const texts = useOfficeTexts(orderSheetTexts).leftOut
  if (orders.length === 0) return null
  return (
    <section aria-labelledby="left-out" className="panel print:hidden mb-5">
      <h2 id="left-out">{texts.title}</h2>
      <ul className="mt-1 ml-5 list-disc">
        {orders.map((order) => (
          <li key={order.orderId}>{texts.reasons[reasonOf(order)](order.orderId)}</li>
        ))}
      </ul>
    </section>
  )
}

function reasonOf({ paymentStatus, hindrance }: OrderDocument) {
  if (paymentStatus !== 'PAID') return paymentStatus
  if (hindrance === 'SHORT' || hindrance === 'PICKING') return hindrance
  return hindrance ? 'MONEY_GONE' : 'PACKED'
}
