import { useState } from 'react'
import { countText } from '../../domain/numbers.ts'
import { dashboardTexts } from '../../domain/texts/en/back-office/dashboard.ts'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { weekday } from '../ui/days.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import { Drawing } from './drawing.tsx'
import { FigureLink, soldOrders } from './figure-link.tsx'
import type { DashboardFigures } from './queries.ts'
import { Section } from './section.tsx'

type Day = DashboardFigures['days'][number]

type Headers = (typeof dashboardTexts)['days']['columns']

const columnsOf = (headers: Headers): Column<Day>[] => [
  { header: headers.day, cell: ({ date }) => weekday(date) },
  {
    header: headers.orders,
    isNumber: true,
    cell: (day) => <FigureLink to={soldOrders(day)}>{countText(day.orders)}</FigureLink>,
  },
  {
    header: headers.sold,
    isNumber: true,
    cell: (day) => (
      <FigureLink to={soldOrders(day)}>
        <Money rupees={day.amount} precise />
      </FigureLink>
    ),
  },
]

const shortTable = 7

/** The sales of the last days as a chart, and as the table behind it: of the last week, or of all. */
export function LastDays({ days, picture }: { days: Day[]; picture: string }) {
  const texts = useOfficeTexts(dashboardTexts).days
  const [isWhole, setWhole] = useState(false)
  return (
    <Section title={texts.title}>
      <div className="grid gap-3 lg:grid-cols-[3fr_2fr]">
        <Chart days={days} picture={picture} />
        <div className="grid content-start justify-items-end gap-1">
          <div className="w-full">
            <DataTable
              caption={texts.caption}
              columns={columnsOf(texts.columns)}
              rows={days.slice(isWhole ? 0 : -shortTable).toReversed()}
              keyOf={({ date }) => date}
              keepsColumns
            />
          </div>
          <Button variant="link" size="small" onClick={() => setWhole(!isWhole)}>
            {isWhole ? texts.fewer(shortTable) : texts.all(days.length)}
          </Button>
        </div>
      </div>
    </Section>
  )
}

function Chart({ days, picture }: { days: Day[]; picture: string }) {
  const texts = useOfficeTexts(dashboardTexts).days
  const [first] = days
  if (!first) return null
  const best = days.reduce((most, day) => (day.amount > most.amount ? day : most))
  return (
    <figure className="panel grid content-between gap-2 self-start">
      <Drawing svg={picture} alt={texts.picture} className="h-32 w-full sm:h-68" />
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-label text-husk-700">
        <span>{weekday(first.date)}</span>
        {best.amount > 0 && (
          <span className="max-sm:order-last max-sm:w-full">
            <Sentence
              parts={texts.best(weekday(best.date), <Money rupees={best.amount} precise />)}
            />
          </span>
        )}
        <span>{texts.today}</span>
      </figcaption>
    </figure>
  )
}
