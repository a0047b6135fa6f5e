import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { charitiesTexts } from '../../domain/texts/en/back-office/charities.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { api } from '../api/back-office-api.ts'
import { officeHref } from '../office-href.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { PublicationState } from '../ui/publication.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import type { OfficeCharity } from './charity-queries.ts'

type Headers = (typeof charitiesTexts)['columns']

const columnsOf = (headers: Headers): Column<OfficeCharity>[] => [
  {
    header: headers.charity,
    cell: ({ charityId, name }) => (
      <Link to={officeHref('/charities/:charityId', { charityId })} className="text-link">
        {name}
      </Link>
    ),
  },
  { header: headers.subName, stacked: 'line', cell: ({ subName }) => subName },
  { header: headers.pictures, isNumber: true, cell: ({ pictures }) => pictures.length },
  {
    header: headers.state,
    cell: ({ isPublished }) => <PublicationState isPublished={isPublished} />,
  },
]

/** Every charity, published or not. */
export function Component() {
  const texts = useOfficeTexts(charitiesTexts)
  const { query } = useListAddress()
  const list = useQuery({
    queryKey: ['charities', query],
    queryFn: async () => (await api('GET /admin/charities', { query })).body,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageTitle title={texts.title}>
        <ButtonLink to={officeHref('/charities/new')} size="small">
          {texts.add}
        </ButtonLink>
      </PageTitle>
      <ListPage list={list} counted="charities">
        {(charities) => (
          <DataTable
            caption={texts.title}
            columns={columnsOf(texts.columns)}
            rows={charities}
            keyOf={({ charityId }) => charityId}
          />
        )}
      </ListPage>
    </>
  )
}
