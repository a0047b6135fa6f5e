import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { ShopDate } from '../../ui/date.tsx'
import { Money } from '../../ui/money.tsx'
import { CsvLinks } from '../csv/csv-links.tsx'
import { officeHref } from '../office-href.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { useListAddress } from '../ui/use-list-address.ts'
import { ProductFilters } from './product-filters.tsx'
import { productListQuery } from './product-list.ts'
import type { OfficeProduct } from './product-queries.ts'
import { stateText } from './product-state.ts'

const columns: Column<OfficeProduct>[] = [
  {
    header: 'Product',
    sort: 'name',
    cell: ({ productId, name }) => (
      <Link to={officeHref('/products/:productId', { productId })} className="text-link">
        {name}
      </Link>
    ),
  },
  { header: 'Category', cell: ({ categoryName }) => categoryName },
  {
    header: 'Price',
    sort: 'price',
    isNumber: true,
    cell: ({ price }) => <Money rupees={price} precise />,
  },
  { header: 'Stock', sort: 'stock', isNumber: true, cell: ({ stockQuantity }) => stockQuantity },
  { header: 'State', cell: stateText },
  {
    header: 'Changed',
    sort: 'updated',
    cell: ({ updatedAt }) => <ShopDate value={updatedAt} />,
  },
]

/** Every product, published or not. */
export function Component() {
  const { query } = useListAddress()
  const list = useQuery({ ...productListQuery(query), placeholderData: keepPreviousData })
  return (
    <>
      <PageTitle title="Products">
        <CsvLinks kind="products" />
        <ButtonLink to={officeHref('/products/new')} size="small">
          Add product
        </ButtonLink>
      </PageTitle>
      <ProductFilters />
      <ListPage list={list} counted="products">
        {(products) => (
          <DataTable
            caption="Products"
            columns={columns}
            rows={products}
            keyOf={({ productId }) => productId}
            defaultSort="name"
          />
        )}
      </ListPage>
    </>
  )
}
