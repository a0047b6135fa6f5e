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
    cell: ({ status, concerns }) => (
      <span className="flex flex-wrap gap-1.5">
        <OrderStatus status={status} />
        <Concerns concerns={concerns} />
      </span>
    ),
  },
  { header: columns.placed, sort: 'placed', cell: ({ placedAt }) => <ShopDate value={placedAt} /> },
  {
    header: columns.promised,
    cell: ({ promisedBy }) => <ShopDate value={promisedBy} style="short" />,
  },
  {
    header: columns.recipient,
    cell: ({ recipientName, contact }) => inOneLine(recipientName, contact),
  },
  {
    header: columns.area,
    cell: ({ streetAddress, postalCode }) => inOneLine(streetAddress, postalCode),
  },
  {
    header: columns.total,
    sort: 'total',
    isNumber: true,
    cell: ({ totalAmount }) => <Money rupees={totalAmount} precise />,
  },
]
