import RefreshCw from 'lucide-react/icons/refresh-cw'
import { href } from 'react-router'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { profileTexts } from '../../domain/texts/en/profile.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SkeletonBar } from '../../ui/skeleton.tsx'
import { useTexts } from '../../ui/texts.ts'
import { Slip } from '../brand/slip.tsx'
import { useOrders } from '../orders/use-orders.ts'
import { OrderFigures } from './order-figures.tsx'

/** The customer's orders in figures, with links to see them all or to place the first. */
export function OrderSummaryCard() {
  const texts = useTexts(profileTexts).orderSummary
  const orderWords = useTexts(orderTexts)
  const { orders, isError, isFetching, refresh } = useOrders()
  return (
    <Slip title={texts.title}>
      <div className="grid gap-5">
        {orders ? <OrderFigures orders={orders} /> : isError ? <Failed /> : <Loading />}
        <div className="flex flex-wrap gap-3">
          {orders?.length === 0 && <ButtonLink to={href('/packages')}>{texts.start}</ButtonLink>}
          <ButtonLink to={href('/orders')} variant="outline">
            {texts.viewAll}
          </ButtonLink>
          <Button variant="outline" busy={isFetching} onClick={refresh}>
            <RefreshCw size={18} aria-hidden />
            {isFetching ? orderWords.refreshing : orderWords.refresh}
          </Button>
        </div>
      </div>
    </Slip>
  )
}

function Failed() {
  return (
    <p role="alert" className="text-chilli-700">
      {useTexts(orderTexts).notLoaded}
    </p>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-6 py-3">
      <span className="sr-only">{useTexts(orderTexts).loading}</span>
      {[1, 2, 3, 4, 5, 6, 7].map((line) => (
        <SkeletonBar key={line} />
      ))}
    </div>
  )
}
