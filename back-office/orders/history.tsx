import { ShopDate } from '../../ui/date.tsx'
import type { OrderDetail } from './queries.ts'

const names: Record<string, string> = {
  PLACED: 'Placed',
  PAYMENT_STARTED: 'Payment started',
  PAYMENT_NOTIFIED: 'News from the gateway',
  PAID: 'Paid',
  PAID_AGAIN: 'Paid again',
  STOCK_RELEASED: 'Goods back on the shelves',
  STOCK_SHORT: 'Goods missing',
  STOCK_SUPPLIED: 'Missing goods supplied',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
  REFUND_REQUESTED: 'Refund asked for',
  REFUNDED: 'Refunded',
}

/** All that has happened to an order, in its order. */
export function History({ history }: Pick<OrderDetail, 'history'>) {
  return (
    <section aria-labelledby="history" className="panel">
      <h2 id="history" className="mb-2">
        History
      </h2>
      <ol className="grid gap-2">
        {history.map(({ at, kind, cause }) => (
          <li key={`${at}${kind}${cause}`}>
            <span className="font-semibold">{names[kind] ?? kind}</span>, <ShopDate value={at} />
            <span className="block text-husk-700">{cause}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
