import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { api } from '../api/back-office-api.ts'
import { officeHref } from '../office-href.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { PublicationState } from '../ui/publication.tsx'
import { useListAddress } from '../ui/use-list-address.ts'
import type { OfficeCharity } from './charity-queries.ts'

const columns: Column<OfficeCharity>[] = [
  {
    header: 'Charity',
    cell: ({ charityId, name }) => (
      <Link to={officeHref('/charities/:charityId', { charityId })} className="text-link">
        {name}
      </Link>
    ),
  },
  { header: 'In short', cell: ({ subName }) => subName },
  { header: 'Pictures', isNumber: true, cell: ({ pictures }) => pictures.length },
  { header: 'State', cell: ({ isPublished }) => <PublicationState isPublished={isPublished} /> },
]

/** Every charity, published or not. */
export function Component() {
  const { query } = useListAddress()
  const list = useQuery({
    queryKey: ['charities', query],
    queryFn: async () => (await api('GET /admin/charities', { query })).body,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageTitle title="Charities">
        <ButtonLink to={officeHref('/charities/new')} size="small">
          Add charity
        </ButtonLink>
      </PageTitle>
      <ListPage list={list} counted="charities">
        {(charities) => (
          <DataTable
            caption="Charities"
            columns={columns}
            rows={charities}
            keyOf={({ charityId }) => charityId}
          />
        )}
      </ListPage>
    </>
  )
}
