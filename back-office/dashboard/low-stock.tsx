import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { withQuery } from '../../contract/pages.ts'
import { lowStock } from '../../domain/limits.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { officeHref } from '../office-href.ts'
import { countText } from '../ui/counts.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Failed } from '../ui/list-page.tsx'
import { FigureLink } from './figure-link.tsx'
import { type LowProduct, lowStockQuery } from './queries.ts'
import { Section } from './section.tsx'

const columns: Column<LowProduct>[] = [
  {
    header: 'Product',
    cell: ({ productId, name }) => (
      <Link to={officeHref('/products/:productId', { productId })} className="text-link">
        {name}
      </Link>
    ),
  },
  {
    header: 'On the shelf',
    isNumber: true,
    cell: ({ productId, stockQuantity }) => (
      <FigureLink to={officeHref('/products/:productId', { productId })}>
        {countText(stockQuantity)}
      </FigureLink>
    ),
  },
  {
    header: 'Held by unpaid orders',
    isNumber: true,
    cell: ({ productId, heldUnits }) => (
      <FigureLink to={withQuery(officeHref('/orders'), { status: 'HELD', productId })}>
        {countText(heldUnits)}
      </FigureLink>
    ),
  },
]

/** What has to be bought. */
export function LowStock() {
  const low = useQuery(lowStockQuery)
  return (
    <Section
      title="Running out"
      remark={`Published products of which ${lowStock} or fewer are on the shelf. What unpaid orders hold is off it already, and comes back when they lapse.`}
    >
      {low.error && <Failed list={low} />}
      {low.isPending && <Spinner />}
      {low.data?.total === 0 && <p>Nothing runs out.</p>}
      {low.data && low.data.total > 0 && (
        <>
          <DataTable
            caption="Products running out"
            columns={columns}
            rows={low.data.items}
            keyOf={({ productId }) => productId}
          />
          <p>
            <Link
              to={withQuery(officeHref('/stock'), { state: 'LOW', sort: 'stock' })}
              className="text-link"
            >
              {low.data.total === 1 ? 'The one product' : `All ${countText(low.data.total)}`} in
              prices and stock
            </Link>
          </p>
        </>
      )}
    </Section>
  )
}
