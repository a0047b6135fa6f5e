import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { withQuery } from '../../contract/pages.ts'
import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { staffOrderTexts } from '../../domain/texts/en/back-office/staff-orders.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { ExportLink } from '../csv/csv-links.tsx'
import { officeHref } from '../office-href.ts'
import { May } from '../session/operator.tsx'
import { useEntersOrders } from '../session/use-features.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { Filters, SelectFilter, TextFilter } from '../ui/filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { ChosenOrders } from './chosen-orders.tsx'
import { ListScope } from './list-scope.tsx'
import { orderColumnsIn } from './order-columns.tsx'
import { type ListedOrder, ordersQuery, reloadOrders } from './queries.ts'
import { useChosen } from './use-chosen.ts'

/** The list of orders that operators work through every day. */
export function Component() {
  const texts = useOfficeTexts(ordersTexts)
  const { filters: labels } = texts
  const { title: enter } = useOfficeTexts(staffOrderTexts)
  const entersOrders = useEntersOrders()
  const { query } = useListAddress()
  const { sort: _, after: __, before: ___, ...filters } = query
  const list = useQuery({ ...ordersQuery(query), placeholderData: keepPreviousData })
  const { chosen, dropped, toggle, drop, clear } = useChosen<ListedOrder>(list.data?.items)
  return (
    <>
      <PageTitle title={texts.title}>
        {entersOrders && (
          <May right="orders.enter">
            <ButtonLink to={officeHref('/orders/new')} size="small">
              {enter}
            </ButtonLink>
          </May>
        )}
        <ExportLink list="orders" query={filters} />
        <ExportLink list="order-lines" query={filters} text={texts.exportLines} />
      </PageTitle>
      {query.status !== 'CONCERN' && <InFront />}
      <Filters>
        <TextFilter name="search" label={labels.search} className="w-52" />
        <SelectFilter
          name="status"
          label={labels.status}
          options={[
            ['', texts.allStatuses],
            ['CONCERN', texts.urgent.title],
            ...Object.entries({ ...texts.statuses, ...texts.extraStatuses }),
          ]}
        />
        <TextFilter name="area" label={labels.area} />
        <TextFilter name="from" label={labels.from} type="date" />
        <TextFilter name="to" label={labels.to} type="date" />
      </Filters>
      <ListScope />
      <ListPage
        list={list}
        counted="orders"
        remark={
          typeof list.data?.totalAmount === 'number' && (
            <TotalAmount rupees={list.data.totalAmount} isSold={query.status === 'SOLD'} />
          )
        }
      >
        {(orders) => (
          <>
            <ChosenOrders
              chosen={[...chosen.values()]}
              dropped={dropped}
              onDone={clear}
              onRefused={(refused) => {
                drop(refused)
                void reloadOrders()
              }}
            />
            <DataTable
              caption={texts.title}
              columns={orderColumnsIn(texts)}
              rows={orders}
              keyOf={({ id }) => id}
              defaultSort="-placed"
              selection={{ chosen, toggle, labelOf: ({ id }) => texts.choose(id) }}
            />
          </>
        )}
      </ListPage>
    </>
  )
}

/** Of what was sold it agrees with the figures of the dashboard, and with no sum of the prices below. */
function TotalAmount({ rupees, isSold }: { rupees: number; isSold: boolean }) {
  const texts = useOfficeTexts(ordersTexts)
  const amount = <Money rupees={rupees} precise />
  return isSold ? <Sentence parts={texts.sold(amount)} /> : amount
}

const urgent = { status: 'CONCERN', sort: 'placed' }

/** The urgent orders, above the list, for all filters. */
function InFront() {
  const texts = useOfficeTexts(ordersTexts)
  const { data } = useQuery(ordersQuery(urgent))
  if (!data || data.total === 0) return null
  return (
    <section aria-labelledby="in-front" className="print:hidden mb-6 grid gap-2">
      <h2 id="in-front">{texts.urgent.title}</h2>
      <DataTable
        caption={texts.urgent.caption}
        columns={orderColumnsIn(texts).map(({ sort: _, ...column }) => column)}
        rows={data.items}
        keyOf={({ id }) => id}
      />
      {data.total > data.items.length && (
        <Link to={withQuery(officeHref('/orders'), urgent)} className="text-link">
          {texts.urgent.all(data.total)}
        </Link>
      )}
    </section>
  )
}
