import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Spinner } from '../../ui/spinner.tsx'
import { officeHref } from '../office-href.ts'
import { countText } from '../ui/counts.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Failed } from '../ui/list-page.tsx'
import { useListAddress } from '../ui/use-list-address.ts'
import { AddressTabs } from './address-tabs.tsx'
import { comparison } from './comparison.ts'
import { Drawing } from './drawing.tsx'
import { FigureLink, soldOrders } from './figure-link.tsx'
import { periodNames } from './period-names.ts'
import { type BestSeller, bestSellersQuery } from './queries.ts'
import { Section } from './section.tsx'

/** What sold most, in a time that the address names. */
export function BestSellers() {
  const { query } = useListAddress()
  const { period = 'WEEK' } = query
  const sellers = useQuery({ ...bestSellersQuery({ period }), placeholderData: keepPreviousData })
  return (
    <Section
      title="Best sellers"
      remark="Units sold, on their own and inside packages; the thin bar is the time before up to the same moment."
    >
      <AddressTabs
        label="Time of the best sellers"
        name="period"
        chosen={period}
        tabs={Object.entries(periodNames).map(([name, { now }]) => [name, now])}
      />
      {sellers.error && <Failed list={sellers} />}
      {sellers.isPending && <Spinner />}
      {sellers.data && (
        <div
          aria-busy={sellers.isPlaceholderData}
          className="grid items-start gap-5 xl:grid-cols-2"
        >
          <Ranking
            kind="product"
            named="Products"
            rows={sellers.data.products}
            span={sellers.data}
          />
          <Ranking
            kind="package"
            named="Packages"
            rows={sellers.data.packages}
            span={sellers.data}
          />
        </div>
      )}
    </Section>
  )
}

type Span = { from: string; before: string }

type RankingProps = {
  kind: 'product' | 'package'
  named: string
  rows: BestSeller[]
  span: Span & { earlier: Span }
}

function Ranking({ kind, named, rows, span }: RankingProps) {
  const pageOf = (id: number) =>
    kind === 'product'
      ? officeHref('/products/:productId', { productId: id })
      : officeHref('/packages/:packageId', { packageId: id })
  const ordersWith = (id: number, within: Span) => soldOrders(within, { [`${kind}Id`]: String(id) })
  const columns: Column<BestSeller>[] = [
    {
      header: named,
      cell: ({ id, name, pictures }) => (
        <>
          <Link to={pageOf(id)} className="text-link">
            {name}
          </Link>
          <Drawing svg={pictures.units} className="mt-1.5 h-2 w-full" />
          <Drawing svg={pictures.earlierUnits} className="mt-0.5 h-1.5 w-full" />
        </>
      ),
    },
    {
      header: 'Units',
      isNumber: true,
      cell: ({ id, units }) => (
        <FigureLink to={ordersWith(id, span)}>{countText(units)}</FigureLink>
      ),
    },
    {
      header: 'In orders',
      isNumber: true,
      cell: ({ id, orders }) => (
        <FigureLink to={ordersWith(id, span)}>{countText(orders)}</FigureLink>
      ),
    },
    {
      header: 'Units before',
      isNumber: true,
      cell: ({ id, units, earlierUnits }) => (
        <>
          <FigureLink to={ordersWith(id, span.earlier)}>{countText(earlierUnits)}</FigureLink>
          {earlierUnits > 0 && ` (${comparison(units, earlierUnits)})`}
        </>
      ),
    },
  ]
  if (rows.length === 0) return <p>No {named.toLowerCase()} sold yet in this time.</p>
  return (
    <DataTable
      caption={`Best selling ${named.toLowerCase()}`}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
    />
  )
}
