import { queryOptions, useQuery } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { fullDate } from '../../domain/dates.ts'
import { dayInColombo } from '../../domain/days.ts'
import { officeDeliveryTexts } from '../../domain/texts/en/back-office/delivery.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useTexts } from '../../ui/texts.ts'
import { api } from '../api/back-office-api.ts'
import { categoriesQuery } from '../products/product-queries.ts'
import { May, useMay } from '../session/operator.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Failed } from '../ui/list-page.tsx'
import { RowChange } from '../ui/row-change.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { DayForm } from './day-form.tsx'
import { DeliveryTitle } from './delivery-title.tsx'
import { ProposedDays } from './proposed-days.tsx'

export type Day = BackOfficeAnswer<'GET /admin/delivery/days'>[number]

const daysQuery = queryOptions({
  queryKey: ['delivery days'],
  queryFn: async () => (await api('GET /admin/delivery/days', {})).body,
})

const proposalsQuery = queryOptions({
  queryKey: [...daysQuery.queryKey, 'proposed'],
  queryFn: async () => (await api('GET /admin/delivery/proposed-days', {})).body,
})

/** The days to come on which nothing is delivered, or not all goods. */
export function Component() {
  const texts = useOfficeTexts(officeDeliveryTexts).days
  const written = useTexts(formats)
  const days = useQuery(daysQuery)
  const proposals = useQuery(proposalsQuery)
  const categories = useQuery(categoriesQuery)
  const names = new Map(categories.data?.map(({ categoryId, name }) => [categoryId, name]))
  const { columns } = texts
  const may = useMay()
  const shown: Column<Day>[] = [
    { header: columns.date, cell: ({ date }) => <ShopDate value={date} style="day" /> },
    { header: columns.name, cell: ({ name }) => name },
    {
      header: columns.state,
      cell: ({ closesDelivery, barredCategoryIds }) => {
        if (closesDelivery) return texts.closed
        const barred = barredCategoryIds.map((id) => names.get(id) ?? `#${id}`)
        return barred.length > 0 ? texts.barred(barred.join(', ')) : texts.open
      },
    },
    { header: columns.changedBy, cell: ({ changedBy }) => changedBy },
    {
      header: columns.change,
      stacked: 'last',
      cell: ({ date, changedBy: _, ...day }) => {
        if (!may('delivery.edit')) return null
        const closesDelivery = !day.closesDelivery
        const label = closesDelivery ? texts.closeOf : texts.deliverOf
        return (
          <RowChange
            queryKey={daysQuery.queryKey}
            label={label(fullDate(date, written))}
            send={() =>
              api('PUT /admin/delivery/days/{date}', {
                params: { date },
                body: { ...day, closesDelivery, keep: [] },
              })
            }
          >
            {closesDelivery ? texts.close : texts.deliver}
          </RowChange>
        )
      },
    },
  ]
  const today = dayInColombo(new Date())
  const ahead = days.data?.filter(({ date }) => date >= today) ?? []
  return (
    <>
      <DeliveryTitle part="days" />
      <p className="mb-4 max-w-4xl text-pretty">{texts.text}</p>
      {days.isPending && <Spinner />}
      {days.error && !days.data && <Failed list={days} />}
      {days.data && (
        <div className="grid gap-5">
          {ahead.length === 0 && <p>{texts.none}</p>}
          {ahead.length > 0 && (
            <DataTable
              caption={texts.caption}
              columns={shown}
              rows={ahead}
              keyOf={({ date }) => date}
            />
          )}
          {proposals.data?.map((proposed) => (
            <ProposedDays
              key={proposed.year}
              proposed={proposed}
              categories={categories.data ?? []}
            />
          ))}
          <May right="delivery.edit">
            <DayForm days={days.data} categories={categories.data ?? []} />
          </May>
        </div>
      )}
    </>
  )
}
