import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { inboxTexts } from '../../domain/texts/en/back-office/inbox.ts'
import { Badge } from '../../ui/badge.tsx'
import { ShopDate } from '../../ui/date.tsx'
import { starNumbers } from '../../ui/stars.tsx'
import { api } from '../api/back-office-api.ts'
import { ExportLink } from '../csv/csv-links.tsx'
import { officeHref } from '../office-href.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { SearchAndState } from '../ui/filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { RowChange } from '../ui/row-change.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { InboxTitle } from './inbox-title.tsx'
import { messagesKey } from './message-query.ts'

type Feedback = BackOfficeAnswer<'GET /admin/feedback'>['items'][number]

const feedbackKey = ['feedback']
type FeedbackTexts = (typeof inboxTexts)['feedback']

const columnsIn = ({ columns, states, rating }: FeedbackTexts): Column<Feedback>[] => [
  { header: columns.from, cell: ({ name }) => name },
  {
    header: columns.rating,
    isNumber: true,
    cell: ({ feedbackCount }) => rating(feedbackCount, starNumbers.length),
  },
  {
    header: columns.message,
    stacked: 'line',
    cell: ({ message }) => (
      <p className="max-w-prose min-w-48 whitespace-pre-line wrap-anywhere">{message}</p>
    ),
  },
  { header: columns.given, cell: ({ givenAt }) => <ShopDate value={givenAt} /> },
  {
    header: columns.state,
    stacked: 'beside',
    cell: ({ isShown }) =>
      isShown ? (
        <Badge tone="leaf">{states.SHOWN}</Badge>
      ) : (
        <Badge tone="husk">{states.HIDDEN}</Badge>
      ),
  },
  {
    header: columns.change,
    stacked: 'last',
    cell: (feedback) => (
      <div className="grid justify-items-start gap-2">
        <VisibilityButton feedback={feedback} />
        {feedback.customerId !== null && <AnswerButton feedback={feedback} />}
      </div>
    ),
  },
]

/** Customers' feedback. What is hidden disappears from the storefront at once. */
export function Component() {
  const texts = useOfficeTexts(inboxTexts)
  const { feedback: words, parts } = texts
  const { query } = useListAddress()
  const list = useQuery({
    queryKey: [...feedbackKey, query],
    queryFn: async () => (await api('GET /admin/feedback', { query })).body,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <InboxTitle part="feedback">
        <ExportLink list="feedback" />
      </InboxTitle>
      <SearchAndState search={words.search} texts={texts} states={words.states} />
      <ListPage list={list} counted="reviews">
        {(feedback) => (
          <DataTable
            caption={parts.feedback}
            columns={columnsIn(words)}
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
  const texts = useOfficeTexts(inboxTexts).feedback
  return (
    <RowChange
      queryKey={feedbackKey}
      label={isShown ? texts.hideOf(name) : texts.showOf(name)}
      send={() =>
        api('PUT /admin/feedback/{feedbackId}/visibility', {
          params: { feedbackId: String(feedbackId) },
          body: { isShown: !isShown, version },
        })
      }
    >
      {isShown ? texts.hide : texts.show}
    </RowChange>
  )
}

/** Opens the message in which the feedback is answered by mail. */
function AnswerButton({ feedback: { feedbackId, name } }: { feedback: Feedback }) {
  const texts = useOfficeTexts(inboxTexts).feedback
  const navigate = useNavigate()
  return (
    <RowChange
      queryKey={messagesKey}
      label={texts.answerTo(name)}
      send={async () => {
        const params = { feedbackId: String(feedbackId) }
        const { body } = await api('POST /admin/feedback/{feedbackId}/talk', { params })
        await navigate(officeHref('/inbox/messages/:messageId', body))
      }}
    >
      {texts.answer}
    </RowChange>
  )
}
