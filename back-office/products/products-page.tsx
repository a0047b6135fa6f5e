import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { productsTexts } from '../../domain/texts/en/back-office/products.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ShopDate } from '../../ui/date.tsx'
import { Money } from '../../ui/money.tsx'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { CsvLinks } from '../csv/csv-links.tsx'
import { officeHref } from '../office-href.ts'
import { May } from '../session/operator.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { PicturedName } from '../ui/pictured-name.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { ProductFilters } from './product-filters.tsx'
import { productListQuery } from './product-list.ts'
import type { OfficeProduct } from './product-queries.ts'
import { stateText } from './product-state.ts'

type Texts = typeof productsTexts

const columnsOf = ({ columns, state }: Texts): Column<OfficeProduct>[] => [
  {
    header: columns.product,
    sort: 'name',
    cell: ({ productId, name, imageUrl }) => (
      <PicturedName pictures={[imageUrl]}>
        <Link to={officeHref('/products/:productId', { productId })} className="text-link">
          {unbrokenUnits(name)}
        </Link>
      </PicturedName>
    ),
  },
  { header: columns.category, cell: ({ categoryName }) => categoryName },
  {
    header: columns.price,
    stacked: 'beside',
    sort: 'price',
    isNumber: true,
    cell: ({ price }) => <Money rupees={price} precise />,
  },
  {
    header: columns.stock,
    sort: 'stock',
    isNumber: true,
    cell: ({ stockQuantity }) => stockQuantity,
  },
  { header: columns.state, cell: (product) => stateText(product, state) },
  {
    header: columns.updated,
    sort: 'updated',
    cell: ({ updatedAt }) => <ShopDate value={updatedAt} />,
  },
]

/** Every product, published or not. */
export function Component() {
  const texts = useOfficeTexts(productsTexts)
  const { query } = useListAddress()
  const list = useQuery({ ...productListQuery(query), placeholderData: keepPreviousData })
  return (
    <>
      <PageTitle title={texts.title}>
        <CsvLinks kind="products" />
        <May right="goods.edit">
          <ButtonLink to={officeHref('/products/new')} size="small">
            {texts.add}
          </ButtonLink>
        </May>
      </PageTitle>
      <ProductFilters />
      <ListPage list={list} counted="products">
        {(products) => (
          <DataTable
            caption={texts.title}
            columns={columnsOf(texts)}
            rows={products}
            keyOf={({ productId }) => productId}
            defaultSort="name"
          />
        )}
      </ListPage>
    </>
  )
}
