import { extraStatusNames, statusNames } from '../orders/status.tsx'
import { countText } from '../ui/counts.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FigureLink, placedOrders } from './figure-link.tsx'
import { periodNames } from './period-names.ts'
import type { Period } from './queries.ts'
import { Section } from './section.tsx'

const statuses = ['HELD', 'LAPSED', 'PAID', 'COMPLETED', 'CANCELLED'] as const
type Status = (typeof statuses)[number]
const names: Record<Status, string> = { ...statusNames, ...extraStatusNames }

/** What has become of the orders placed in each time. */
export function PlacedOrders({ periods }: { periods: Period[] }) {
  const columns: Column<Status>[] = [
    { header: 'Status now', cell: (status) => names[status] },
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
      <DataTable
        caption="Orders placed, by status"
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
