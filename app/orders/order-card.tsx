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
      className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 max-[19rem]:block rounded-reed border border-husk-200 bg-white p-3 md:gap-x-6 md:p-4"
    >
      <OrderPreview order={order} className="w-24 md:row-span-2 md:w-37.5 md:self-center" />
      <div
        className={`col-span-2 grid gap-0.5 text-small leading-snug md:col-span-1 ${promise ? 'md:self-end' : 'md:row-span-2 md:self-center'}`}
      >
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
          <NotesMark isMarked={Boolean(order.notes)} />
        </div>
        <p className="text-husk-700">
          <span className="max-md:block">
            <ShopDate value={order.orderDate} />
          </span>
          <span className="max-md:hidden"> · </span>
          {orderType(order, texts)} · {itemCounts(order, texts)}
        </p>
        <p>
          {order.paymentMethod || texts.unnamedMethod} · {transactionOf(order, texts)}
        </p>
      </div>
      {promise && (
        <p className="col-span-2 row-start-3 text-small leading-snug text-husk-700 md:col-span-1 md:col-start-2 md:row-start-2 md:mt-0.5">
          <Sentence parts={promise(<ShopDate value={order.promisedBy} style="short" />)} />
        </p>
      )}
      <div className="contents md:col-start-3 md:row-span-2 md:row-start-1 md:grid md:content-center md:justify-items-end md:gap-2.5">
        <Money
          rupees={rupees(totalOf(order.amount))}
          precise
          className={`stencil text-price max-md:col-span-2 max-md:row-start-2 max-md:mt-2 ${promise ? 'max-md:self-end' : 'max-md:self-center'}`}
        />
        <div
          className={`max-md:col-start-3 max-md:row-start-2 max-md:mt-2 max-md:self-center ${promise ? 'max-md:row-span-2' : ''}`}
        >
          {isToPay(order) ? (
            // Above the link that covers the card.
            <div className="relative">
              <PayNowButton order={order} rePayment={rePayment} describedBy={id} size="small" />
            </div>
          ) : (
            <span aria-hidden className="text-link">
              {texts.view}
            </span>
          )}
        </div>
      </div>
    </li>
  )
}

/** Whether the order has notes: on a phone a sign, with room in words. */
function NotesMark({ isMarked }: { isMarked: boolean }) {
  const texts = useTexts(orderTexts)
  return (
    <p className="flex items-center gap-1.5 text-husk-700">
      {isMarked && <StickyNote size={16} aria-hidden className="flex-none" />}
      <span className="max-md:sr-only">{isMarked ? texts.hasNotes : texts.noNotes}</span>
    </p>
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
