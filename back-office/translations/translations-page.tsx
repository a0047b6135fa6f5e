import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { withQuery } from '../../contract/pages.ts'
import { translationsTexts } from '../../domain/texts/en/back-office/translations.ts'
import { translatedLanguages } from '../../domain/translations/translated-things.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { api } from '../api/back-office-api.ts'
import { CsvLinks } from '../csv/csv-links.tsx'
import { officeHref } from '../office-href.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Filters, SelectFilter, TextFilter } from '../ui/filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { PublicationState } from '../ui/publication.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { countsQuery, type Listed } from './translation-queries.ts'

type Texts = typeof translationsTexts
type Counted = NonNullable<Awaited<ReturnType<NonNullable<typeof countsQuery.queryFn>>>>[number]

const columnsOf = ({ columns, languages, states }: Texts): Column<Listed>[] => [
  {
    header: columns.name,
    cell: ({ kind, id, name }) => (
      <Link to={officeHref('/translations/:kind/:id', { kind, id })} className="text-link">
        {unbrokenUnits(name)}
      </Link>
    ),
  },
  ...translatedLanguages.map((language) => ({
    header: languages[language],
    cell: (row: Listed) => states[row.states[language]],
  })),
  {
    header: columns.published,
    cell: ({ isPublished }) => <PublicationState isPublished={isPublished} />,
  },
]

/** What is missing and outdated, with links that filter the list below. */
const countColumnsOf = ({ open, kinds, languages }: Texts): Column<Counted>[] => [
  { header: open.kind, cell: ({ kind }) => kinds[kind] },
  ...translatedLanguages.flatMap((language) =>
    (['missing', 'outdated'] as const).map((state) => {
      const header = open[state](languages[language])
      return {
        header,
        isNumber: true,
        stacked: 'line' as const,
        cell: (row: Counted) => (
          <Link
            to={withQuery(officeHref('/translations'), { kind: row.kind, language, state })}
            className="text-link"
          >
            {row[language][state]}
            <span className="sr-only">{open.ofKind(kinds[row.kind], header)}</span>
          </Link>
        ),
      }
    }),
  ),
]

/** Everything of the catalogue that customers read, with how far it is translated. */
export function Component() {
  const texts = useOfficeTexts(translationsTexts)
  const { filters, kinds, languages, states } = texts
  const { query } = useListAddress()
  const { data: counts = [] } = useQuery(countsQuery)
  const list = useQuery({
    queryKey: ['translations', query],
    queryFn: async () => (await api('GET /admin/translations', { query })).body,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageTitle title={texts.title}>
        <CsvLinks kind="products" />
      </PageTitle>
      <p className="mb-4 max-w-4xl text-pretty">{texts.text}</p>
      <div className="mb-6">
        <DataTable
          caption={texts.open.caption}
          columns={countColumnsOf(texts)}
          rows={counts}
          keyOf={({ kind }) => kind}
        />
      </div>
      <Filters>
        <TextFilter name="search" label={filters.search} />
        <SelectFilter name="kind" label={filters.kind} options={Object.entries(kinds)} />
        <SelectFilter
          name="language"
          label={filters.language}
          options={[
            ['', filters.anyLanguage],
            ...translatedLanguages.map((language) => [language, languages[language]] as const),
          ]}
        />
        <SelectFilter
          name="state"
          label={filters.state}
          options={[
            ['', filters.anyState],
            ['missing', states.missing],
            ['outdated', states.outdated],
          ]}
        />
      </Filters>
      <ListPage list={list} counted="entries">
        {(rows) => (
          <DataTable
            caption={texts.title}
            columns={columnsOf(texts)}
            rows={rows}
            keyOf={({ id }) => id}
          />
        )}
      </ListPage>
    </>
  )
}
