import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Money } from '../../ui/money.tsx'
import { ExportLink } from '../csv/csv-links.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { Filters, SelectFilter, TextFilter } from '../ui/filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { useListAddress } from '../ui/use-list-address.ts'
import { ChosenOrders } from './chosen-orders.tsx'
import { ListScope } from './list-scope.tsx'
import { orderColumns } from './order-columns.tsx'
import { type ListedOrder, ordersQuery } from './queries.ts'
import { extraStatusNames, statusNames } from './status.tsx'
import { useChosen } from './use-chosen.ts'

const statuses = [
  ['', 'All'],
  ['CONCERN', 'To look at first'],
  ...Object.entries({ ...statusNames, ...extraStatusNames }),
] as const

/** The list that a day is worked from. */
export function Component() {
  const { query } = useListAddress()
  const { sort: _, after: __, before: ___, ...filters } = query
  const list = useQuery({ ...ordersQuery(query), placeholderData: keepPreviousData })
  const { chosen, toggle, clear } = useChosen<ListedOrder>()
  return (
    <>
      <PageTitle title="Orders">
        <ExportLink list="orders" query={filters} />
        <ExportLink list="order-lines" query={filters} text="Export lines" />
      </PageTitle>
      {query.status !== 'CONCERN' && <InFront />}
      <Filters>
        <TextFilter name="search" label="Id, name, phone, transaction" className="w-52" />
        <SelectFilter name="status" label="Status" options={statuses} />
        <TextFilter name="area" label="Street or postal code" />
        <TextFilter name="from" label="From" type="date" />
        <TextFilter name="to" label="To" type="date" />
      </Filters>
      <ListScope />
      <ListPage
        list={list}
        counted="orders"
        remark={list.data && <Money rupees={list.data.totalAmount} precise />}
      >
        {(orders) => (
          <>
            <ChosenOrders chosen={[...chosen.values()]} onDone={clear} />
            <DataTable
              caption="Orders"
              columns={orderColumns}
              rows={orders}
              keyOf={({ id }) => id}
              defaultSort="-placed"
              selection={{ chosen, toggle, labelOf: ({ id }) => `Choose order ${id}` }}
            />
          </>
        )}
      </ListPage>
    </>
  )
}

/** Above all others, whatever the list below shows: what cannot wait. */
function InFront() {
  const { data } = useQuery(ordersQuery({ status: 'CONCERN', sort: 'placed' }))
  if (!data || data.total === 0) return null
  return (
    <section aria-labelledby="in-front" className="no-print mb-6 grid gap-2">
      <h2 id="in-front">To look at first</h2>
      <DataTable
        caption="Orders to look at first"
        columns={orderColumns.map(({ sort: _, ...column }) => column)}
        rows={data.items}
        keyOf={({ id }) => id}
      />
    </section>
  )
}
