import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { withQuery } from '../../contract/pages.ts'
import { officeHref } from '../office-href.ts'
import { countText } from '../ui/counts.ts'
import { type DashboardFigures, differencesQuery, lowStockQuery } from './queries.ts'
import { Section } from './section.tsx'

/** What somebody has to do, before anything else. */
export function Waiting({ concerns, toPack, messages }: DashboardFigures['waiting']) {
  const { data: low } = useQuery(lowStockQuery)
  const { data: differences } = useQuery(differencesQuery('OPEN'))
  return (
    <Section title="Waiting for you">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
        <Tile
          to={withQuery(officeHref('/orders'), { status: 'CONCERN' })}
          count={concerns}
          name="Orders to look at first"
          urgent
        />
        <Tile
          to={withQuery(officeHref('/orders'), { status: 'PAID' })}
          count={toPack}
          name="Orders to pack"
        />
        <Tile
          to={withQuery(officeHref('/inbox'), { state: 'OPEN' })}
          count={messages}
          name="Messages to answer"
        />
        <Tile
          to={withQuery(officeHref('/stock'), { state: 'LOW', sort: 'stock' })}
          count={low?.total}
          name="Products running out"
        />
        <Tile to="#gateway" count={differences?.total} name="Differences with the gateway" urgent />
      </ul>
    </Section>
  )
}

type TileProps = { to: string; count: number | undefined; name: string; urgent?: boolean }

function Tile({ to, count, name, urgent = false }: TileProps) {
  const tone = urgent && count ? 'text-chilli-700' : 'text-leaf-700'
  return (
    <li className="grid">
      <Link to={to} className="panel grid content-start gap-1 hover:border-leaf-700">
        <span className={`stencil text-section ${tone}`}>
          {count === undefined ? '…' : countText(count)}
        </span>
        <span className="underline underline-offset-4">{name}</span>
      </Link>
    </li>
  )
}
