import StickyNote from 'lucide-react/icons/sticky-note'
import { useId } from 'react'
import { Link } from 'react-router'
import { promiseOf } from '../../domain/delivery/promise.ts'
import { totalOf } from '../../domain/money/amount.ts'
import { rupees } from '../../domain/money/money.ts'
import { orderType, unitCounts } from '../../domain/orders/order-type.ts'
import { isToPay, isUnderWay, shownStatus } from '../../domain/orders/status.ts'
import { shortTransactionId } from '../../domain/orders/transaction-id.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Money } from '../../ui/money.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { useTexts } from '../../ui/texts.ts'
import { OrderNumber } from './order-number.tsx'
import type { CustomerOrder } from './order-of.ts'
import { OrderPreview } from './order-picture.tsx'
import { PayNowButton } from './pay-now-button.tsx'
import { StatusBadge } from './status-badge.tsx'
import type { RePayment } from './use-re-payment.ts'

type OrderCardProps = { order: CustomerOrder; address: string; rePayment: RePayment }

/** One order of the list. A click opens the order, except on its pay button. */
export function OrderCard({ order, address, rePayment }: OrderCardProps) {
  const texts = useTexts(orderTexts)
  const id = useId()
  const promise = isUnderWay(order) && promiseOf(order, texts.promisesOf)
  return (
    <li
      data-order={order.orderId}
      className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-reed border border-husk-200 bg-white p-3 md:grid-cols-[auto_1fr_auto] md:gap-x-6 md:p-4"
    >
      <OrderPreview order={order} className="w-24 self-start md:w-37.5 md:self-center" />
      <div className="grid gap-0.5 text-small leading-snug">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 className="text-card">
            <Link
              id={id}
              to={address}
              state={openedFromList}
              // The whole card is the link's target.
              className="after:absolute after:inset-0"
            >
              <OrderNumber orderId={order.orderId} />
            </Link>
          </h2>
          <StatusBadge status={shownStatus(order)} />
        </div>
        <p className="text-husk-700">
          <ShopDate value={order.orderDate} /> · {orderType(order, texts)} ·{' '}
          {itemCounts(order, texts)}
        </p>
        <p>
          {order.paymentMethod || texts.unnamedMethod} · {transactionOf(order, texts)}
        </p>
        {promise && (
          <p>
            <Sentence parts={promise(<ShopDate value={order.promisedBy} style="day" />)} />
          </p>
        )}
        <p className="flex items-center gap-1.5 text-husk-700">
          {order.notes && <StickyNote size={16} aria-hidden className="flex-none" />}
          {order.notes ? texts.hasNotes : texts.noNotes}
        </p>
      </div>
      <div className="col-span-2 flex min-h-11 flex-wrap items-center justify-between gap-3 md:col-span-1 md:grid md:justify-items-end">
        <Money rupees={rupees(totalOf(order.amount))} precise className="stencil text-price" />
        {isToPay(order) ? (
          <span className="relative">
            <PayNowButton order={order} rePayment={rePayment} describedBy={id} size="small" />
          </span>
        ) : (
          <span aria-hidden className="text-link">
            {texts.view}
          </span>
        )}
      </div>
    </li>
  )
}

/** The navigation state by which the open order knows that its list is one step back. */
export const openedFromList = { fromList: true }

function transactionOf({ transactionId }: CustomerOrder, texts: Texts['orderTexts']): string {
  const short = shortTransactionId(transactionId)
  return short ? `…${short}` : texts.noTransaction
}

/** "1 package, 3 products" */
function itemCounts(order: CustomerOrder, texts: Texts['orderTexts']): string {
  const { packages, products } = unitCounts(order)
  return [packages && texts.packageCount(packages), products && texts.productCount(products)]
    .filter(Boolean)
    .join(', ')
}
