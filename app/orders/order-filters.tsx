import { Link } from 'react-router'
import type { Order } from '../../contract/index.ts'
import { type OrderFilter, orderFilters, passesFilter } from '../../domain/orders.ts'
import { ordersAddress } from './orders-address.ts'

type OrderFiltersProps = { orders: readonly Order[]; selected: OrderFilter }

/** One tab per status with how many orders it holds; links, because the choice is in the address. */
export function OrderFilters({ orders, selected }: OrderFiltersProps) {
  return (
    <nav aria-label="Orders by status">
      <ul className="flex flex-wrap gap-2.5">
        {orderFilters.map((filter) => (
          <li key={filter}>
            <Link
              to={ordersAddress(filter)}
              preventScrollReset
              aria-current={filter === selected ? 'true' : undefined}
              className="chip"
            >
              {filter}
              <span className="-ml-1 font-normal">
                {orders.filter((order) => passesFilter(order, filter)).length}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
