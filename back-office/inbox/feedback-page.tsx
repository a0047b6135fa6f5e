import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { Badge } from '../../ui/badge.tsx'
import { ShopDate } from '../../ui/date.tsx'
import { api } from '../api/back-office-api.ts'
import { ExportLink } from '../csv/csv-links.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Filters, SelectFilter, TextFilter } from '../ui/filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { RowChange } from '../ui/row-change.tsx'
import { useListAddress } from '../ui/use-list-address.ts'
import { InboxTitle } from './inbox-title.tsx'

type Feedback = BackOfficeAnswer<'GET /admin/feedback'>['items'][number]

const feedbackKey = ['feedback']
const states = [
  ['', 'All'],
  ['SHOWN', 'Shown'],
  ['HIDDEN', 'Hidden'],
] as const

const columns: Column<Feedback>[] = [
  { header: 'From', cell: ({ name }) => name },
  { header: 'Rating', isNumber: true, cell: ({ feedbackCount }) => `${feedbackCount} of 5` },
  {
    header: 'What they say',
    cell: ({ message }) => <p className="max-w-prose min-w-48 whitespace-pre-line">{message}</p>,
  },
  { header: 'Given', cell: ({ givenAt }) => <ShopDate value={givenAt} /> },
  {
    header: 'State',
    cell: ({ isShown }) =>
      isShown ? <Badge tone="leaf">Shown</Badge> : <Badge tone="husk">Hidden</Badge>,
  },
  { header: 'Change', cell: (feedback) => <VisibilityButton feedback={feedback} /> },
]

/** What customers say of the shop; what is hidden leaves the storefront at once. */
export function Component() {
  const { query } = useListAddress()
  const list = useQuery({
    queryKey: [...feedbackKey, query],
    queryFn: async () => (await api('GET /admin/feedback', { query })).body,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <InboxTitle title="Feedback">
        <ExportLink list="feedback" />
      </InboxTitle>
      <Filters>
        <TextFilter name="search" label="Name or words" className="w-64" />
        <SelectFilter name="state" label="State" options={states} />
      </Filters>
      <ListPage list={list} counted="reviews">
        {(feedback) => (
          <DataTable
            caption="Feedback"
            columns={columns}
            rows={feedback}
            keyOf={({ feedbackId }) => feedbackId}
          />
        )}
      </ListPage>
    </>
  )
}

function VisibilityButton({ feedback }: { feedback: Feedback }) {
  const { feedbackId, version, isShown, name } = feedback
  return (
    <RowChange
      queryKey={feedbackKey}
      send={() =>
        api('PUT /admin/feedback/{feedbackId}/visibility', {
          params: { feedbackId: String(feedbackId) },
          body: { isShown: !isShown, version },
        })
      }
    >
      {isShown ? 'Hide' : 'Show'}
      <span className="sr-only"> what {name} says</span>
    </RowChange>
  )
}
