import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ShopDate } from '../../ui/date.tsx'
import { officeHref } from '../office-href.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Filters, SelectFilter, TextFilter } from '../ui/filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { useListAddress } from '../ui/use-list-address.ts'
import { customersQuery, type ListedCustomer } from './customer-queries.ts'
import { CustomerState } from './customer-state.tsx'

const states = [
  ['', 'All'],
  ['OPEN', 'Not blocked'],
  ['BLOCKED', 'Blocked'],
] as const

const columns: Column<ListedCustomer>[] = [
  {
    header: 'Customer',
    sort: 'name',
    cell: ({ customerId, name }) => (
      <Link to={officeHref('/customers/:customerId', { customerId })} className="text-link">
        {name}
      </Link>
    ),
  },
  { header: 'Id', isNumber: true, cell: ({ customerId }) => customerId },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Phone', cell: ({ telephone }) => telephone },
  { header: 'Orders', isNumber: true, cell: ({ orderCount }) => orderCount },
  {
    header: 'Signed up',
    sort: 'registered',
    cell: ({ registeredAt }) => <ShopDate value={registeredAt} />,
  },
  { header: 'State', cell: (customer) => <CustomerState customer={customer} /> },
]

/** Everyone with an account. */
export function Component() {
  const { query } = useListAddress()
  const list = useQuery({ ...customersQuery(query), placeholderData: keepPreviousData })
  return (
    <>
      <PageTitle title="Customers" />
      <Filters>
        <TextFilter name="search" label="Name, email, phone or id" className="w-64" />
        <SelectFilter name="state" label="State" options={states} />
      </Filters>
      <ListPage list={list} counted="customers">
        {(customers) => (
          <DataTable
            caption="Customers"
            columns={columns}
            rows={customers}
            keyOf={({ customerId }) => customerId}
            defaultSort="-registered"
          />
        )}
      </ListPage>
    </>
  )
}
