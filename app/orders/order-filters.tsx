import { useNavigate } from 'react-router'
import { type OrderFilter, orderFilters, passesFilter } from '../../domain/orders/order-list.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { useTexts } from '../../ui/texts.ts'
import type { CustomerOrder } from './order-of.ts'
import { ordersAddress } from './orders-address.ts'

type OrderFiltersProps = { orders: readonly CustomerOrder[]; selected: OrderFilter }

/** One chip per status with its number of orders. The URL holds the choice. */
export function OrderFilters({ orders, selected }: OrderFiltersProps) {
  const texts = useTexts(orderTexts)
  const navigate = useNavigate()
  return (
    <fieldset aria-label={texts.byStatus} className="contents flex-wrap gap-2.5 md:flex">
      {orderFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === selected}
          onClick={() => navigate(ordersAddress(filter), { preventScrollReset: true })}
          className="chip"
        >
          {texts.filters[filter]}{' '}
          <span className="-ml-1 font-normal">
            {orders.filter((order) => passesFilter(order, filter)).length}
          </span>
        </button>
      ))}
    </fieldset>
  )
}
