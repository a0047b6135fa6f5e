import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { ShopDate } from '../../ui/date.tsx'
import { api } from '../api/back-office-api.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Filters, SelectFilter, TextFilter } from '../ui/filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { useListAddress } from '../ui/use-list-address.ts'

type Entry = BackOfficeAnswer<'GET /admin/audit-log'>['items'][number]

const columns: Column<Entry>[] = [
  { header: 'When', cell: ({ at }) => <ShopDate value={at} /> },
  { header: 'Who', cell: ({ operatorEmail }) => operatorEmail },
  { header: 'What', cell: ({ action }) => action },
  { header: 'To what', cell: ({ subjectKind, subjectId }) => `${subjectKind} ${subjectId}` },
  { header: 'Before', cell: ({ before }) => <Facts facts={before} /> },
  { header: 'After', cell: ({ after }) => <Facts facts={after} /> },
]

/** As the calls that record changes name them. */
const kinds = [
  ['', 'All'],
  ['order', 'Orders'],
  ['operator', 'Operators'],
  ['product', 'Products'],
  ['category', 'Categories'],
  ['package', 'Packages'],
  ['charity', 'Charities'],
  ['refused payment', 'Refused payments'],
  ['customer', 'Customers'],
  ['message', 'Messages'],
  ['feedback', 'Feedback'],
  ['subscription', 'Newsletter'],
  ['import', 'Imports'],
  ['export', 'Exports'],
] as const

/** Who changed what, the latest first. */
export function Component() {
  const { query } = useListAddress()
  const list = useQuery({
    queryKey: ['audit log', query],
    queryFn: async () => (await api('GET /admin/audit-log', { query })).body,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageTitle title="Audit log" />
      <Filters>
        <TextFilter name="operator" label="Who" />
        <SelectFilter name="subjectKind" label="Kind" options={kinds} />
        <TextFilter name="subjectId" label="Id" className="w-28" />
        <TextFilter name="from" label="From" type="date" />
        <TextFilter name="to" label="To" type="date" />
      </Filters>
      <ListPage list={list} counted={['entry', 'entries']}>
        {(entries) => (
          <DataTable caption="Audit log" columns={columns} rows={entries} keyOf={({ id }) => id} />
        )}
      </ListPage>
    </>
  )
}

function Facts({ facts }: { facts: Entry['before'] }) {
  if (!facts) return null
  return (
    <dl>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-husk-700">{name}:</dt>
          <dd>{Array.isArray(value) ? value.join(', ') : String(value ?? 'none')}</dd>
        </div>
      ))}
    </dl>
  )
}
