import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { customersTexts } from '../../domain/texts/en/back-office/customers.ts'
import { ShopDate } from '../../ui/date.tsx'
import { officeHref } from '../office-href.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { SearchAndState } from '../ui/filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { customersQuery, type ListedCustomer } from './customer-queries.ts'
import { CustomerState } from './customer-state.tsx'

const columnsIn = ({ columns }: typeof customersTexts): Column<ListedCustomer>[] => [
  {
    header: columns.customer,
    sort: 'name',
    cell: ({ customerId, name }) => (
      <Link to={officeHref('/customers/:customerId', { customerId })} className="text-link">
        {name}
      </Link>
    ),
  },
  { header: columns.id, isNumber: true, cell: ({ customerId }) => customerId },
  {
    header: columns.email,
    stacked: 'line',
    cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
  },
  { header: columns.phone, cell: ({ telephone }) => telephone },
  { header: columns.orders, isNumber: true, cell: ({ orderCount }) => orderCount },
  {
    header: columns.registered,
    sort: 'registered',
    cell: ({ registeredAt }) => <ShopDate value={registeredAt} />,
  },
  {
    header: columns.state,
    stacked: 'beside',
    cell: (customer) => <CustomerState customer={customer} />,
  },
]

/** Everyone with an account. */
export function Component() {
  const texts = useOfficeTexts(customersTexts)
  const { query } = useListAddress()
  const list = useQuery({ ...customersQuery(query), placeholderData: keepPreviousData })
  return (
    <>
      <PageTitle title={texts.title} />
      <SearchAndState search={texts.search} texts={texts} states={texts.states} />
      <ListPage list={list} counted="customers">
        {(customers) => (
          <DataTable
            caption={texts.title}
            columns={columnsIn(texts)}
            rows={customers}
            keyOf={({ customerId }) => customerId}
            defaultSort="-registered"
          />
        )}
      </ListPage>
    </>
  )
}
