import ArrowLeft from 'lucide-react/icons/arrow-left'
import FileText from 'lucide-react/icons/file-text'
import { type RefObject, Suspense, useEffect, useRef } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { hasInvoice } from '../../domain/orders/invoice.ts'
import { packagesOf, productsOf } from '../../domain/orders/order.ts'
import type { OrderFilter } from '../../domain/orders/order-list.ts'
import { isToPay, isUnderWay, shownStatus } from '../../domain/orders/status.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { useTexts } from '../../ui/texts.ts'
import { EmptyState } from '../brand/empty-state.tsx'
import { ownedInOrder } from '../custom-packages/owned-items.ts'
import { SaveAsPackageButton } from '../custom-packages/save-as-package-button.tsx'
import { lazyOrNothing } from '../shell/lazy-or-nothing.ts'
import { CancelOrder } from './cancel-order.tsx'
import { OrderAgainButton } from './order-again-button.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderNews } from './order-news.tsx'
import { OrderNumber } from './order-number.tsx'
import type { CustomerOrder } from './order-of.ts'
import { OrderPackages } from './order-packages.tsx'
import { OrderProducts } from './order-products.tsx'
import { OrderTotals } from './order-totals.tsx'
import { OrderedAgain } from './ordered-again.tsx'
import { ordersAddress } from './orders-address.ts'
import { PayNowButton } from './pay-now-button.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useOrderAgain } from './use-order-again.ts'
import type { RePayment } from './use-re-payment.ts'

// Loaded for orders that were packed on a phone; the order can be read without it.
const PackedOrder = lazyOrNothing(() => import('./packed-order.tsx'))

// Loaded for orders that a van of the shop has taken out; the order can be read without it.
const DeliveryStage = lazyOrNothing(() => import('./delivery-stage.tsx'))

// Loaded for orders that will come in a shop that sends notifications; the order can be read without it.
const PushCard = lazyOrNothing(() => import('../push/push-card.tsx'))

// Loaded where the shop tells what happened to orders; they can be read without it.
const OrderStory = lazyOrNothing(() => import('./order-story.tsx'))

// Loaded where the shop takes claims; the order can be read without it.
const Claims = lazyOrNothing(() => import('./claims/claims.tsx'))

type OpenOrderProps = {
  /** Undefined when the URL names none of the customer's orders. */
  order: CustomerOrder | undefined
  filter: OrderFilter
  rePayment: RePayment
}

/** One order with everything that the shop stores about it. */
export function OpenOrder({ order, filter, rePayment }: OpenOrderProps) {
  const texts = useTexts(orderTexts)
  const { isFromList, goBack } = useWayBack(filter)
  return (
    <div className="page-width pt-6 md:pt-10">
      <button
        type="button"
        onClick={goBack}
        className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-control px-1 hover:underline"
      >
        <ArrowLeft size={18} aria-hidden />
        {texts.back}
      </button>
      {order ? (
        <FoundOrder order={order} isFromList={isFromList} rePayment={rePayment} />
      ) : (
        <div className="mt-4">
          <EmptyState isPage title={texts.unknown} />
        </div>
      )}
    </div>
  )
}

type FoundOrderProps = { order: CustomerOrder; isFromList: boolean; rePayment: RePayment }

function FoundOrder({ order, isFromList, rePayment }: FoundOrderProps) {
  const texts = useTexts(orderTexts)
  const { tellsDevices } = useShop()
  const { isBusy, outcome, buyAgain } = useOrderAgain(order)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <div className="mb-7 flex flex-wrap items-center gap-x-3 gap-y-3 md:gap-x-5">
        <OrderHeading heading={heading} order={order} isFocused={isFromList} />
        {/* On a phone these fill rows of their own, below what is to be paid. */}
        <div className="flex flex-wrap gap-3 max-md:order-1 max-md:w-full max-md:*:flex-auto md:ml-auto md:gap-x-5">
          {hasInvoice(order) && (
            <ButtonLink
              variant="outline"
              size="small"
              to={href('/orders/:orderId/invoice', { orderId: String(order.orderId) })}
            >
              <FileText size={18} aria-hidden />
              {texts.invoice}
            </ButtonLink>
          )}
          <SaveAsPackageButton owned={ownedInOrder(order)} variant="outline" />
          <OrderAgainButton
            isBusy={isBusy}
            isInCart={outcome !== undefined && outcome.wanted.length > 0}
            onOrder={buyAgain}
          />
        </div>
        {isToPay(order) && (
          <div className="max-md:ml-auto">
            <PayNowButton order={order} rePayment={rePayment} describedBy={headingId} />
          </div>
        )}
      </div>
      <OrderedAgain again={outcome} />
      <OrderNews order={order} />
      <div className="grid items-start gap-(--space-gutter) lg:grid-cols-[1fr_340px] lg:grid-rows-[auto_1fr] xl:grid-cols-[1fr_392px] xl:gap-x-8">
        <div className="grid gap-(--space-gutter)">
          <OrderPackages lines={packagesOf(order)} />
          <OrderProducts lines={productsOf(order)} />
          {order.delivery && (
            <Suspense>
              <DeliveryStage delivery={order.delivery} />
            </Suspense>
          )}
          {tellsDevices && isToCome(order) && (
            <Suspense>
              <PushCard />
            </Suspense>
          )}
          {order.packed && (
            <Suspense>
              <PackedOrder packed={order.packed} credits={order.credits} />
            </Suspense>
          )}
        </div>
        <div className="grid gap-(--space-gutter) lg:sticky lg:top-24 lg:row-span-2">
          <OrderTotals order={order} />
          <OrderFacts order={order} />
        </div>
        {/* On a phone after the amounts; on a wide screen below the goods, beside them. */}
        <div className="grid gap-(--space-gutter) empty:hidden">
          {order.story && order.story.length > 0 && (
            <Suspense>
              <OrderStory story={order.story} isCollected={Boolean(order.collectAt)} />
            </Suspense>
          )}
          {order.claimable && (
            <Suspense>
              <Claims orderId={order.orderId} />
            </Suspense>
          )}
        </div>
      </div>
      <CancelOrder order={order} heading={heading} />
    </>
  )
}

/** Whether a van will bring the order, or has tried to. */
function isToCome(order: CustomerOrder): boolean {
  if (order.delivery) return order.delivery.stage !== 'DELIVERED'
  return isUnderWay(order) && !isToPay(order) && !order.collectAt
}

const headingId = 'open-order'

type OrderHeadingProps = {
  heading: RefObject<HTMLHeadingElement | null>
  order: CustomerOrder
  isFocused: boolean
}

/** Gets the focus when the order replaces the list that had it. */
function OrderHeading({ heading, order, isFocused }: OrderHeadingProps) {
  useEffect(() => {
    if (isFocused) heading.current?.focus()
  }, [heading, isFocused])
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h1 ref={heading} id={headingId} tabIndex={-1}>
        <OrderNumber orderId={order.orderId} />
      </h1>
      <StatusBadge status={shownStatus(order)} />
    </div>
  )
}

/** Back to the list as the customer left it, or to the list's start when the order was opened by its URL. */
function useWayBack(filter: OrderFilter) {
  const navigate = useNavigate()
  const isFromList = Boolean(useLocation().state?.fromList)
  const goBack = () => {
    if (isFromList) navigate(-1)
    else navigate(ordersAddress(filter), { replace: true })
  }
  return { isFromList, goBack }
}
