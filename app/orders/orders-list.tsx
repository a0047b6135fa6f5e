import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { type OrderFilter, passesFilter } from '../../domain/orders/order-list.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { packageTexts } from '../../domain/texts/en/packages.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { EmptyState } from '../brand/empty-state.tsx'
import { OrderCard } from './order-card.tsx'
import type { CustomerOrder } from './order-of.ts'
import { ordersAddress } from './orders-address.ts'
import type { RePayment } from './use-re-payment.ts'

type OrdersListProps = {
  orders: readonly CustomerOrder[]
  filter: OrderFilter
  /** How many are shown at most. */
  count: number
  onMore: () => void
  rePayment: RePayment
  /** The order the customer has just come back from; its card gets the focus again. */
  cameFrom: string | undefined
}

export function OrdersList({
  orders,
  filter,
  count,
  onMore,
  rePayment,
  cameFrom,
}: OrdersListProps) {
  const texts = useTexts(orderTexts)
  const { browse } = useTexts(packageTexts)
  const list = useRef<HTMLUListElement>(null)
  /** The first of the orders that were shown by the latest press. */
  const [firstNew, setFirstNew] = useState<number>()
  const focused = firstNew ?? cameFrom
  useEffect(() => {
    if (focused === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-order="${focused}"] a`)?.focus()
  }, [focused])

  const passing = orders.filter((order) => passesFilter(order, filter))
  if (passing.length === 0) {
    return (
      <EmptyState title={texts.emptyTitle}>
        <p>{filter === 'All' ? texts.emptyAll : texts.emptyFiltered(texts.filters[filter])}</p>
        <ButtonLink to={href('/packages')}>{browse}</ButtonLink>
      </EmptyState>
    )
  }
  const next = passing[count]
  return (
    <>
      <ul ref={list} className="grid gap-4">
        {passing.slice(0, count).map((order) => (
          <OrderCard
            key={order.orderId}
            order={order}
            address={ordersAddress(filter, order.orderId)}
            rePayment={rePayment}
          />
        ))}
      </ul>
      {next && (
        <Button
          variant="outline"
          className="justify-self-center"
          onClick={() => {
            setFirstNew(next.orderId)
            onMore()
          }}
        >
          {texts.showMore}
        </Button>
      )}
    </>
  )
}
