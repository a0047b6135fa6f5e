import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { api } from '../api/back-office-api.ts'
import { CsvLinks } from '../csv/csv-links.tsx'
import { officeHref } from '../office-href.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Filters, SelectFilter, TextFilter } from '../ui/filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { PublicationState } from '../ui/publication.tsx'
import { useListAddress } from '../ui/use-list-address.ts'
import type { OfficePackage } from './package-queries.ts'

const columns: Column<OfficePackage>[] = [
  {
    header: 'Package',
    sort: 'name',
    cell: ({ packageId, name }) => (
      <Link to={officeHref('/packages/:packageId', { packageId })} className="text-link">
        {name}
      </Link>
    ),
  },
  {
    header: 'Price',
    sort: 'price',
    isNumber: true,
    cell: ({ price }) => <Money rupees={price} precise />,
  },
  {
    header: 'Discount',
    isNumber: true,
    cell: ({ discount }) => <Money rupees={discount} precise />,
  },
  { header: 'Products', isNumber: true, cell: ({ contents }) => contents.length },
  { header: 'Can be made', isNumber: true, cell: ({ canBeMade }) => canBeMade },
  {
    header: 'State',
    cell: ({ isPublished }) => <PublicationState isPublished={isPublished} />,
  },
]

const states = [
  ['', 'All'],
  ['PUBLISHED', 'Published'],
  ['WITHDRAWN', 'Not published'],
] as const

/** Every ready-made package, published or not. */
export function Component() {
  const { query } = useListAddress()
  const list = useQuery({
    queryKey: ['packages', query],
    queryFn: async () => (await api('GET /admin/packages', { query })).body,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageTitle title="Packages">
        <CsvLinks kind="packages" />
        <ButtonLink to={officeHref('/packages/new')} size="small">
          Add package
        </ButtonLink>
      </PageTitle>
      <Filters>
        <TextFilter name="search" label="Search" />
        <SelectFilter name="state" label="State" options={states} />
      </Filters>
      <ListPage list={list} counted="packages">
        {(packages) => (
          <DataTable
            caption="Packages"
            columns={columns}
            rows={packages}
            keyOf={({ packageId }) => packageId}
            defaultSort="name"
          />
        )}
      </ListPage>
    </>
  )
}
