import { countTexts } from '../../domain/texts/en/back-office/counts.ts'
import { comparisonTexts, dashboardTexts } from '../../domain/texts/en/back-office/dashboard.ts'
import { Money } from '../../ui/money.tsx'
import { countOf } from '../ui/counts.ts'
import { dayAndTime } from '../ui/days.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import { comparison } from './comparison.ts'
import { Drawing } from './drawing.tsx'
import { FigureLink, soldOrders } from './figure-link.tsx'
import type { Period } from './queries.ts'
import { Section } from './section.tsx'

/** The sales of each period, compared with the same part of the previous one. */
export function Sales({ periods }: { periods: Period[] }) {
  const texts = useOfficeTexts(dashboardTexts).sales
  return (
    <Section title={texts.title} remark={texts.remark}>
      <div className="grid gap-3 lg:grid-cols-3">
        {periods.map((period) => (
          <PeriodSales key={period.name} {...period} />
        ))}
      </div>
    </Section>
  )
}

function PeriodSales({ name, sold, soldEarlier, soldEarlierInAll, pictures }: Period) {
  const { periods, sales } = useOfficeTexts(dashboardTexts)
  const comparisons = useOfficeTexts(comparisonTexts)
  const { now, earlier } = periods[name]
  const counts = useOfficeTexts(countTexts)
  // Bars compare: beside nothing they would say nothing.
  const hasBars = soldEarlier.amount > 0
  return (
    <section aria-label={now} className="panel grid content-start gap-3">
      <h3>{now}</h3>
      <p className="grid justify-items-start gap-2">
        <FigureLink to={soldOrders(sold)} className="price text-figure">
          <Money rupees={sold.amount} precise />
        </FigureLink>
        <span className="text-nowrap">
          <FigureLink to={soldOrders(sold)}>{countOf(sold.orders, counts.orders)}</FigureLink>
        </span>
      </p>
      {hasBars && <Bar svg={pictures.sold} of={sold} />}
      <p className="font-semibold">
        {sales.against[name](comparison(sold.amount, soldEarlier.amount, comparisons))}
      </p>
      <dl className="grid gap-2 text-label">
        <Earlier
          name={sales.until(earlier, dayAndTime(soldEarlier.before))}
          sold={soldEarlier}
          picture={hasBars && pictures.soldEarlier}
        />
        <Earlier
          name={sales.inAll(earlier)}
          sold={soldEarlierInAll}
          picture={hasBars && pictures.soldEarlierInAll}
        />
      </dl>
    </section>
  )
}

type EarlierProps = { name: string; sold: Period['sold']; picture: string | false }

function Earlier({ name, sold, picture }: EarlierProps) {
  const counts = useOfficeTexts(countTexts)
  return (
    <div>
      <dt className="text-husk-700">{name}</dt>
      <dd>
        <FigureLink to={soldOrders(sold)}>
          <Money rupees={sold.amount} precise />
        </FigureLink>
        {', '}
        <FigureLink to={soldOrders(sold)}>{countOf(sold.orders, counts.orders)}</FigureLink>
        {picture && <Bar svg={picture} of={sold} />}
      </dd>
    </div>
  )
}

function Bar({ svg, of }: { svg: string; of: Period['sold'] }) {
  return of.amount > 0 && <Drawing svg={svg} className="mt-1 h-2.5 w-full" />
}
