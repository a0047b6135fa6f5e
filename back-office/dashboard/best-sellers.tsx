import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { countText } from '../../domain/numbers.ts'
import { comparisonTexts, dashboardTexts } from '../../domain/texts/en/back-office/dashboard.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { officeHref } from '../office-href.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { AddressTabs } from './address-tabs.tsx'
import { comparison } from './comparison.ts'
import { Drawing } from './drawing.tsx'
import { FigureLink, soldOrders } from './figure-link.tsx'
import { type BestSeller, bestSellersQuery } from './queries.ts'
import { Section } from './section.tsx'

/** What sold most in the period that the URL names. */
export function BestSellers() {
  const { bestSellers: texts, periods } = useOfficeTexts(dashboardTexts)
  const { query } = useListAddress()
  const { period = 'WEEK' } = query
  const sellers = useQuery({ ...bestSellersQuery({ period }), placeholderData: keepPreviousData })
  return (
    <Section title={texts.title} remark={texts.remark}>
      <AddressTabs
        label={texts.period}
        name="period"
        chosen={period}
        tabs={Object.entries(periods).map(([name, { now }]) => [name, now])}
      />
      {sellers.error && <Failed list={sellers} />}
      {sellers.isPending && <Spinner />}
      {sellers.data && (
        <div
          aria-busy={sellers.isPlaceholderData}
          className="grid items-start gap-5 xl:grid-cols-2"
        >
          <Ranking kind="product" rows={sellers.data.products} span={sellers.data} />
          <Ranking kind="package" rows={sellers.data.packages} span={sellers.data} />
        </div>
      )}
    </Section>
  )
}

type Span = { from: string; before: string }

type RankingProps = {
  kind: 'product' | 'package'
  rows: BestSeller[]
  span: Span & { earlier: Span }
}

function Ranking({ kind, rows, span }: RankingProps) {
  const texts = useOfficeTexts(dashboardTexts).bestSellers
  const comparisons = useOfficeTexts(comparisonTexts)
  const { header, caption, none } = texts[kind]
  const pageOf = (id: number) =>
    kind === 'product'
      ? officeHref('/products/:productId', { productId: id })
      : officeHref('/packages/:packageId', { packageId: id })
  const ordersWith = (id: number, within: Span) => soldOrders(within, { [`${kind}Id`]: String(id) })
  const columns: Column<BestSeller>[] = [
    {
      header,
      cell: ({ id, name, earlierUnits, pictures }) => (
        <>
          <Link to={pageOf(id)} className="text-link wrap-anywhere">
            {unbrokenUnits(name)}
          </Link>
          <Drawing svg={pictures.units} className="mt-1.5 h-2 w-full" />
          {earlierUnits > 0 && (
            <Drawing svg={pictures.earlierUnits} className="mt-0.5 h-1.5 w-full" />
          )}
        </>
      ),
    },
    {
      header: texts.columns.units,
      isNumber: true,
      cell: ({ id, units }) => (
        <FigureLink to={ordersWith(id, span)}>{countText(units)}</FigureLink>
      ),
    },
    {
      header: texts.columns.orders,
      isNumber: true,
      cell: ({ id, orders }) => (
        <FigureLink to={ordersWith(id, span)}>{countText(orders)}</FigureLink>
      ),
    },
    {
      header: texts.columns.earlierUnits,
      isNumber: true,
      cell: ({ id, units, earlierUnits }) => (
        <>
          <FigureLink to={ordersWith(id, span.earlier)}>{countText(earlierUnits)}</FigureLink>
          {earlierUnits > 0 && (
            <span className="block text-label whitespace-normal text-husk-700">
              {comparison(units, earlierUnits, comparisons)}
            </span>
          )}
        </>
      ),
    },
  ]
  if (rows.length === 0) return <p className="panel">{none}</p>
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      keepsColumns
    />
  )
}
