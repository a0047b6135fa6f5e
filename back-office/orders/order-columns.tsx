import { Link } from 'react-router'
import { shortDate } from '../../domain/dates.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Money } from '../../ui/money.tsx'
import { officeHref } from '../office-href.ts'
import type { Column } from '../ui/data-table.tsx'
import { inOneLine } from '../ui/in-one-line.ts'
import type { ListedOrder } from './queries.ts'
import { Concerns, OrderStatus } from './status.tsx'

export const orderColumns: Column<ListedOrder>[] = [
  {
    header: 'Order',
    cell: ({ id }) => (
      <Link to={officeHref('/orders/:orderId', { orderId: id })} className="text-link">
        #{id}
      </Link>
    ),
  },
  {
    header: 'Status',
    cell: ({ status, concerns }) => (
      <span className="flex flex-wrap gap-1.5">
        <OrderStatus status={status} />
        <Concerns concerns={concerns} />
      </span>
    ),
  },
  { header: 'Placed', sort: 'placed', cell: ({ placedAt }) => <ShopDate value={placedAt} /> },
  { header: 'With them by', cell: ({ promisedBy }) => shortDate(promisedBy, formats) },
  { header: 'Recipient', cell: ({ recipientName, contact }) => inOneLine(recipientName, contact) },
  {
    header: 'Area',
    cell: ({ streetAddress, postalCode }) => inOneLine(streetAddress, postalCode),
  },
  {
    header: 'Total',
    sort: 'total',
    isNumber: true,
    cell: ({ totalAmount }) => <Money rupees={totalAmount} precise />,
  },
]
