import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { withQuery } from '../../contract/pages.ts'
import { countText } from '../../domain/numbers.ts'
import { dashboardTexts } from '../../domain/texts/en/back-office/dashboard.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { officeHref } from '../office-href.ts'
import { useMay } from '../session/operator.tsx'
import { countOf } from '../ui/counts.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { FigureLink } from './figure-link.tsx'
import { lowStockPage } from './low-stock-page.ts'
import { type LowProduct, lowStockQuery } from './queries.ts'
import { Section } from './section.tsx'

type Headers = (typeof dashboardTexts)['low']['columns']

const columnsOf = (headers: Headers): Column<LowProduct>[] => [
  {
    header: headers.product,
    cell: ({ productId, name }) => (
      <Link to={officeHref('/products/:productId', { productId })} className="text-link">
        {unbrokenUnits(name)}
      </Link>
    ),
  },
  {
    header: headers.stock,
    isNumber: true,
    cell: ({ productId, stockQuantity }) => (
      <FigureLink to={officeHref('/products/:productId', { productId })}>
        {countText(stockQuantity)}
      </FigureLink>
    ),
  },
  {
    header: headers.held,
    isNumber: true,
    cell: ({ productId, heldUnits }) => (
      <FigureLink to={withQuery(officeHref('/orders'), { status: 'HELD', productId })}>
        {countText(heldUnits)}
      </FigureLink>
    ),
  },
]

/** The products to reorder. */
export function LowStock() {
  const texts = useOfficeTexts(dashboardTexts).low
  const may = useMay()
  const low = useQuery(lowStockQuery)
  return (
    <Section title={texts.title} remark={low.data && texts.remark(low.data.limit)}>
      {low.error && <Failed list={low} />}
      {low.isPending && <Spinner />}
      {low.data?.total === 0 && <p>{texts.none}</p>}
      {low.data && low.data.total > 0 && (
        <>
          <DataTable
            caption={texts.caption}
            columns={columnsOf(texts.columns)}
            rows={low.data.items}
            keyOf={({ productId }) => productId}
            keepsColumns
          />
          <p>
            <Link to={lowStockPage(may)} className="text-link">
              {countOf(low.data.total, texts.all)}
            </Link>
          </p>
        </>
      )}
    </Section>
  )
}
