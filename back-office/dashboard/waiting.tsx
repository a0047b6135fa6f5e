import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { withQuery } from '../../contract/pages.ts'
import { countText } from '../../domain/numbers.ts'
import { dashboardTexts } from '../../domain/texts/en/back-office/dashboard.ts'
import { officeHref } from '../office-href.ts'
import { useMay } from '../session/operator.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { lowStockPage } from './low-stock-page.ts'
import { type DashboardFigures, differencesQuery, lowStockQuery } from './queries.ts'
import { Section } from './section.tsx'

/** The tasks to do first. */
export function Waiting({ concerns, toPack, messages }: DashboardFigures['waiting']) {
  const texts = useOfficeTexts(dashboardTexts).waiting
  const may = useMay()
  const { data: low } = useQuery(lowStockQuery)
  const { data: differences } = useQuery(differencesQuery('OPEN'))
  return (
    <Section title={texts.title}>
      <ul className="grid grid-cols-2 gap-3 min-[44rem]:grid-cols-5 max-[44rem]:[&>:first-child]:col-span-2">
        <Tile
          to={withQuery(officeHref('/orders'), { status: 'CONCERN' })}
          count={concerns}
          name={texts.concerns}
          urgent
        />
        <Tile
          to={withQuery(officeHref('/orders'), { status: 'TO_PACK' })}
          count={toPack}
          name={texts.toPack}
        />
        <Tile
          to={withQuery(officeHref('/inbox'), { state: 'OPEN' })}
          count={messages}
          name={texts.messages}
        />
        <Tile to={lowStockPage(may)} count={low?.total} name={texts.low} />
        <Tile to="#gateway" count={differences?.total} name={texts.differences} urgent />
      </ul>
    </Section>
  )
}

type TileProps = { to: string; count: number | undefined; name: string; urgent?: boolean }

function Tile({ to, count, name, urgent = false }: TileProps) {
  return (
    <li className="grid">
      <Link to={to} className="panel grid content-start gap-1 hover:border-leaf-700">
        <span className={`stencil text-figure ${toneOf(count, urgent)}`}>
          {count === undefined ? '…' : countText(count)}
        </span>
        <span className="underline underline-offset-4">{name}</span>
      </Link>
    </li>
  )
}

/** What waits stands out, and what does not is calm. */
function toneOf(count: number | undefined, isUrgent: boolean) {
  if (!count) return 'text-husk-700'
  return isUrgent ? 'text-chilli-700' : 'text-leaf-700'
}
