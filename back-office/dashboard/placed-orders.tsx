import { countText } from '../../domain/numbers.ts'
import { dashboardTexts } from '../../domain/texts/en/back-office/dashboard.ts'
import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { Drawing } from './drawing.tsx'
import { FigureLink, placedOrders } from './figure-link.tsx'
import { PlacedBars } from './placed-bars.tsx'
import type { DashboardFigures, Period } from './queries.ts'
import { Section } from './section.tsx'

const statuses = ['HELD', 'LAPSED', 'PAID', 'COMPLETED', 'CANCELLED'] as const
type Status = (typeof statuses)[number]

type PlacedOrdersProps = Pick<DashboardFigures, 'periods' | 'statusPictures'>

/** The orders placed in each period, by their status now. */
export function PlacedOrders({ periods, statusPictures }: PlacedOrdersProps) {
  const { placed: texts, periods: periodTexts } = useOfficeTexts(dashboardTexts)
  const orderWords = useOfficeTexts(ordersTexts)
  const names = { ...orderWords.statuses, ...orderWords.extraStatuses }
  const columns: Column<Status>[] = [
    {
      header: texts.status,
      cell: (status) => (
        <span className="flex items-center gap-2">
          <Drawing svg={statusPictures[status]} className="size-3.5 flex-none" />
          {names[status]}
        </span>
      ),
    },
    ...periods.flatMap(({ name, placed, placedEarlier }) => [
      column(periodTexts[name].now, placed),
      column(periodTexts[name].earlierByNow, placedEarlier),
    ]),
  ]
  return (
    <Section title={texts.title} remark={texts.remark}>
      <figure className="panel grid gap-4">
        <div className="grid gap-5 lg:grid-cols-3">
          {periods.map((period) => (
            <PlacedBars key={period.name} {...period} />
          ))}
        </div>
        <figcaption className="text-label text-husk-700">{texts.picture}</figcaption>
      </figure>
      <DataTable
        caption={texts.caption}
        columns={columns}
        rows={statuses}
        keyOf={(status) => status}
      />
    </Section>
  )
}

function column(header: string, placed: Period['placed']): Column<Status> {
  return {
    header,
    isNumber: true,
    cell: (status) => (
      <FigureLink to={placedOrders(placed, status)}>{countText(placed[status])}</FigureLink>
    ),
  }
}
