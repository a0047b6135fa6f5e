import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { packagesTexts } from '../../domain/texts/en/back-office/packages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { CsvLinks } from '../csv/csv-links.tsx'
import { officeHref } from '../office-href.ts'
import { May } from '../session/operator.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Filters, SelectFilter, TextFilter } from '../ui/filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { PicturedName } from '../ui/pictured-name.tsx'
import { PublicationState } from '../ui/publication.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { packageListQuery } from './package-list.ts'
import type { OfficePackage } from './package-queries.ts'

type Headers = (typeof packagesTexts)['columns']

/** Without a picture of its own a package shows what is in it, as in the shop. */
function picturesOf(contents: OfficePackage['contents']) {
  return [...new Set(contents.map(({ imageUrl }) => imageUrl))].slice(0, 3)
}

const columnsOf = (headers: Headers): Column<OfficePackage>[] => [
  {
    header: headers.package,
    sort: 'name',
    cell: ({ packageId, name, imageUrl, contents }) => (
      <PicturedName pictures={imageUrl ? [imageUrl] : picturesOf(contents)}>
        <Link to={officeHref('/packages/:packageId', { packageId })} className="text-link">
          {name}
        </Link>
      </PicturedName>
    ),
  },
  {
    header: headers.price,
    stacked: 'beside',
    sort: 'price',
    isNumber: true,
    cell: ({ price }) => <Money rupees={price} precise />,
  },
  {
    header: headers.discount,
    isNumber: true,
    cell: ({ discount }) => <Money rupees={discount} precise />,
  },
  { header: headers.products, isNumber: true, cell: ({ contents }) => contents.length },
  { header: headers.canBeMade, isNumber: true, cell: ({ canBeMade }) => canBeMade },
  {
    header: headers.state,
    cell: ({ isPublished }) => <PublicationState isPublished={isPublished} />,
  },
]

/** Every ready-made package, published or not. */
export function Component() {
  const texts = useOfficeTexts(packagesTexts)
  const states = [['', texts.allStates], ...Object.entries(texts.states)] as const
  const { query } = useListAddress()
  const list = useQuery({ ...packageListQuery(query), placeholderData: keepPreviousData })
  return (
    <>
      <PageTitle title={texts.title}>
        <CsvLinks kind="packages" />
        <May right="goods.edit">
          <ButtonLink to={officeHref('/packages/new')} size="small">
            {texts.add}
          </ButtonLink>
        </May>
      </PageTitle>
      <Filters>
        <TextFilter name="search" label={texts.search} />
        <SelectFilter name="state" label={texts.state} options={states} />
      </Filters>
      <ListPage list={list} counted="packages">
        {(packages) => (
          <DataTable
            caption={texts.title}
            columns={columnsOf(texts.columns)}
            rows={packages}
            keyOf={({ packageId }) => packageId}
            defaultSort="name"
          />
        )}
      </ListPage>
    </>
  )
}
