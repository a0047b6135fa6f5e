import { Link } from 'react-router'
import type { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Money } from '../../ui/money.tsx'
import { officeHref } from '../office-href.ts'
import type { Column } from '../ui/data-table.tsx'
import { inOneLine } from '../ui/in-one-line.ts'
import type { ListedOrder } from './queries.ts'
import { Concerns, OrderStatus } from './status.tsx'

export const orderColumnsIn = ({ columns }: typeof ordersTexts): Column<ListedOrder>[] => [
  {
    header: columns.order,
    cell: ({ id }) => (
      <Link to={officeHref('/orders/:orderId', { orderId: id })} className="text-link">
        #{id}
      </Link>
    ),
  },
  {
    header: columns.status,
    stacked: 'beside',
    cell: ({ status, isPacked, concerns }) => (
      <span className="flex flex-wrap gap-1.5">
        <OrderStatus {...{ status, isPacked }} />
        <Concerns concerns={concerns} />
      </span>
    ),
  },
  {
    header: columns.placed,
    sort: 'placed',
    cell: ({ placedAt }) => (
      <span className="block xl:min-w-26">
        <ShopDate value={placedAt} />
      </span>
    ),
  },
  {
    header: columns.promised,
    cell: ({ status, promisedBy }) =>
      status !== 'CANCELLED' && (
        <span className="whitespace-nowrap">
          <ShopDate value={promisedBy} style="short" />
        </span>
      ),
  },
  {
    header: columns.recipient,
    cell: ({ recipientName, contact }) => (
      <>
        <span className="block min-w-36 wrap-anywhere xl:min-w-44 stacked:min-w-0">
          {recipientName}
        </span>
        <span className="whitespace-nowrap text-husk-700">{contact}</span>
      </>
    ),
  },
  {
    header: columns.area,
    cell: ({ collectAt, streetAddress, postalCode }) => (
      <span className="block xl:min-w-44">
        {collectAt ? columns.collected(collectAt) : inOneLine(streetAddress, postalCode)}
      </span>
    ),
  },
  {
    header: columns.total,
    sort: 'total',
    isNumber: true,
    stacked: 'beside',
    cell: ({ totalAmount }) => <Money rupees={totalAmount} precise />,
  },
]
