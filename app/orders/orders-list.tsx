import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { type OrderFilter, passesFilter } from '../../domain/orders/order-list.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { packageTexts } from '../../domain/texts/en/packages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { EmptyState } from '../brand/empty-state.tsx'
import { OrderCard } from './order-card.tsx'
import type { CustomerOrder } from './order-of.ts'
import { ordersAddress } from './orders-address.ts'
import type { RePayment } from './use-re-payment.ts'

type OrdersListProps = {
  orders: readonly CustomerOrder[]
  filter: OrderFilter
  rePayment: RePayment
  /** The order the customer has just come back from; its card gets the focus again. */
  cameFrom: string | undefined
}

export function OrdersList({ orders, filter, rePayment, cameFrom }: OrdersListProps) {
  const texts = useTexts(orderTexts)
  const { browse } = useTexts(packageTexts)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (cameFrom === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-order="${cameFrom}"] a`)?.focus()
  }, [cameFrom])

  const shown = orders.filter((order) => passesFilter(order, filter))
  if (shown.length === 0) {
    return (
      <EmptyState title={texts.emptyTitle}>
        <p>{filter === 'All' ? texts.emptyAll : texts.emptyFiltered(texts.filters[filter])}</p>
        <ButtonLink to={href('/packages')}>{browse}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <ul ref={list} className="grid gap-4">
      {shown.map((order) => (
        <OrderCard
          key={order.orderId}
          order={order}
          address={ordersAddress(filter, order.orderId)}
          rePayment={rePayment}
        />
      ))}
    </ul>
  )
}
