import { extraStatusNames, statusNames } from '../orders/status.tsx'
import { countText } from '../ui/counts.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Drawing } from './drawing.tsx'
import { FigureLink, placedOrders } from './figure-link.tsx'
import { periodNames } from './period-names.ts'
import type { DashboardFigures, Period } from './queries.ts'
import { Section } from './section.tsx'

const statuses = ['HELD', 'LAPSED', 'PAID', 'COMPLETED', 'CANCELLED'] as const
type Status = (typeof statuses)[number]
const names: Record<Status, string> = { ...statusNames, ...extraStatusNames }

type PlacedOrdersProps = Pick<DashboardFigures, 'periods' | 'statusPictures'>

/** What has become of the orders placed in each time. */
export function PlacedOrders({ periods, statusPictures }: PlacedOrdersProps) {
  const columns: Column<Status>[] = [
    {
      header: 'Status now',
      cell: (status) => (
        <span className="flex items-center gap-2">
          <Drawing svg={statusPictures[status]} className="size-3.5 flex-none" />
          {names[status]}
        </span>
      ),
    },
    ...periods.flatMap(({ name, placed, placedEarlier }) => [
      column(periodNames[name].now, placed),
      column(`${periodNames[name].earlier} by now`, placedEarlier),
    ]),
  ]
  return (
    <Section
      title="Orders by status"
      remark="The orders placed in this time, by what has become of them; the time before is counted up to the same moment."
    >
      <figure className="panel grid gap-4">
        <div className="grid gap-5 lg:grid-cols-3">
          {periods.map(({ name, pictures }) => (
            <div key={name} className="grid gap-1 text-label">
              <p>{periodNames[name].now}</p>
              <Drawing svg={pictures.placed} className={barClass} />
              <p className="mt-1">{periodNames[name].earlier} by now</p>
              <Drawing svg={pictures.placedEarlier} className={barClass} />
            </div>
          ))}
        </div>
        <figcaption className="text-label text-husk-700">
          How many orders were placed, in the colours that the table names.
        </figcaption>
      </figure>
      <DataTable
        caption="Orders placed, by status"
        columns={columns}
        rows={statuses}
        keyOf={(status) => status}
      />
    </Section>
  )
}

const barClass = 'h-5 w-full'

function column(header: string, placed: Period['placed']): Column<Status> {
  return {
    header,
    isNumber: true,
    cell: (status) => (
      <FigureLink to={placedOrders(placed, status)}>{countText(placed[status])}</FigureLink>
    ),
  }
}
