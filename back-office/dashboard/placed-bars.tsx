import { countTexts } from '../../domain/texts/en/back-office/counts.ts'
import { dashboardTexts } from '../../domain/texts/en/back-office/dashboard.ts'
import { countOf } from '../ui/counts.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import { Drawing } from './drawing.tsx'
import type { Period } from './queries.ts'

/** How many orders were placed in a period and in the one before, each as a bar of its statuses. */
export function PlacedBars({ name, placed, placedEarlier, pictures }: Period) {
  const { now, earlierByNow } = useOfficeTexts(dashboardTexts).periods[name]
  return (
    <div className="grid content-start gap-3 text-label">
      <PlacedBar label={now} placed={placed} svg={pictures.placed} />
      <PlacedBar label={earlierByNow} placed={placedEarlier} svg={pictures.placedEarlier} />
    </div>
  )
}

type PlacedBarProps = { label: string; placed: Period['placed']; svg: string }

function PlacedBar({ label, placed, svg }: PlacedBarProps) {
  const counts = useOfficeTexts(countTexts)
  const { HELD, LAPSED, PAID, COMPLETED, CANCELLED } = placed
  const count = HELD + LAPSED + PAID + COMPLETED + CANCELLED
  return (
    <div className="grid gap-1">
      <p className="flex justify-between gap-3">
        <span>{label}</span>
        <span className="font-semibold">{countOf(count, counts.orders)}</span>
      </p>
      {count > 0 && <Drawing svg={svg} className="h-5 w-full" />}
    </div>
  )
}
