import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { rupees, wholeCents } from '../../domain/money/money.ts'
import { auditLogTexts } from '../../domain/texts/en/back-office/audit-log.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Money } from '../../ui/money.tsx'
import { api } from '../api/back-office-api.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Filters, SelectFilter, TextFilter } from '../ui/filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useListAddress } from '../ui/use-list-address.ts'

type Entry = BackOfficeAnswer<'GET /admin/audit-log'>['items'][number]
type Fact = NonNullable<Entry['before']>[string]

type Texts = typeof auditLogTexts

const columnsIn = ({ columns, none }: Texts): Column<Entry>[] => [
  { header: columns.at, cell: ({ at }) => <ShopDate value={at} /> },
  {
    header: columns.operator,
    cell: ({ operatorEmail }) => <span className="wrap-anywhere">{operatorEmail}</span>,
  },
  { header: columns.action, cell: ({ action }) => action },
  { header: columns.subject, cell: ({ subjectKind, subjectId }) => `${subjectKind} ${subjectId}` },
  {
    header: columns.before,
    stacked: 'line',
    cell: ({ before }) => <Facts facts={before} none={none} />,
  },
  {
    header: columns.after,
    stacked: 'line',
    cell: ({ after }) => <Facts facts={after} none={none} />,
  },
]

/** Who changed what, the latest first. */
export function Component() {
  const texts = useOfficeTexts(auditLogTexts)
  const { filters } = texts
  const kinds = [['', texts.allKinds], ...Object.entries(texts.kinds)] as const
  const { query } = useListAddress()
  const list = useQuery({
    queryKey: ['audit log', query],
    queryFn: async () => (await api('GET /admin/audit-log', { query })).body,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageTitle title={texts.title} />
      <Filters>
        <TextFilter name="operator" label={filters.operator} />
        <SelectFilter name="subjectKind" label={filters.kind} options={kinds} />
        <TextFilter name="subjectId" label={filters.id} className="w-28" />
        <TextFilter name="from" label={filters.from} type="date" />
        <TextFilter name="to" label={filters.to} type="date" />
      </Filters>
      <ListPage list={list} counted="entries">
        {(entries) => (
          <DataTable
            caption={texts.title}
            columns={columnsIn(texts)}
            rows={entries}
            keyOf={({ id }) => id}
          />
        )}
      </ListPage>
    </>
  )
}

/** Ends the names of amounts that are recorded in cents. */
const inCents = /Cents$/

function Facts({ facts, none }: { facts: Entry['before']; none: string }) {
  if (!facts) return null
  return (
    <dl>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-husk-700">{name.replace(inCents, '')}:</dt>
          <dd className="wrap-anywhere">{factIn(name, value) ?? none}</dd>
        </div>
      ))}
    </dl>
  )
}

function factIn(name: string, value: Fact): ReactNode {
  if (typeof value === 'number' && inCents.test(name)) {
    return <Money rupees={rupees(wholeCents(value))} precise />
  }
  if (Array.isArray(value)) return value.join(', ')
  return value === null ? null : String(value)
}
