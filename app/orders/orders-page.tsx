import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ordersShown } from '../../domain/limits.ts'
import { orderFilterOf } from '../../domain/orders/order-list.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { Button } from '../../ui/button.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { useTexts } from '../../ui/texts.ts'
import { AccountTabs } from '../account/account-tabs.tsx'
import { OpenOrder } from './open-order.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrdersFailure } from './orders-failure.tsx'
import { OrdersList } from './orders-list.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { useOrders } from './use-orders.ts'
import { useRePayment } from './use-re-payment.ts'

/** The customer's orders, or the one that the URL names. */
export function OrdersPage() {
  const texts = useTexts(orderTexts)
  const { title } = texts.head(useShop().name)
  const [search] = useSearchParams()
  const filter = orderFilterOf(search.get('status'))
  const openId = search.get('order') ?? undefined
  const cameFrom = useLeft(openId)
  const [count, setCount] = useState(ordersShown)
  const { orders, isError, isFetching, refresh } = useOrders()
  const rePayment = useRePayment()

  if (orders && openId) {
    const order = orders.find((each) => String(each.orderId) === openId)
    return <OpenOrder order={order} filter={filter} rePayment={rePayment} />
  }
  return (
    <div className="page-width pt-8 md:pt-10">
      <h1>{title}</h1>
      <div className="mt-5 md:mt-7">
        <AccountTabs />
      </div>
      {orders ? (
        <div className="mt-6 grid gap-6">
          <div className="flex flex-wrap items-center gap-2.5">
            <OrderFilters orders={orders} selected={filter} />
            <Button
              variant="outline"
              size="small"
              busy={isFetching}
              onClick={refresh}
              className="ml-auto"
            >
              <RefreshCw size={18} aria-hidden />
              {isFetching ? texts.refreshing : texts.refresh}
            </Button>
          </div>
          <OrdersList
            orders={orders}
            filter={filter}
            count={count}
            onMore={() => setCount(count + ordersShown)}
            rePayment={rePayment}
            cameFrom={cameFrom}
          />
        </div>
      ) : (
        <div className="mt-6">
          {isError ? <OrdersFailure isTrying={isFetching} onTry={refresh} /> : <OrdersSkeleton />}
        </div>
      )}
    </div>
  )
}

/** The order that was open just before; undefined while one is open. */
function useLeft(openId: string | undefined): string | undefined {
  const [seen, setSeen] = useState<{ openId?: string; left?: string }>({ openId })
  if (seen.openId === openId) return seen.left
  const now = { openId, left: openId ? undefined : seen.openId }
  setSeen(now)
  return now.left
}
