import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { fullDate } from '../../domain/dates.ts'
import { shop } from '../../domain/shop.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { Badge } from '../../ui/badge.tsx'
import { ShopDate } from '../../ui/date.tsx'
import { api } from '../api/back-office-api.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Filters, SelectFilter, TextFilter } from '../ui/filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { RowChange } from '../ui/row-change.tsx'
import { useListAddress } from '../ui/use-list-address.ts'
import { InboxTitle } from './inbox-title.tsx'

type Message = BackOfficeAnswer<'GET /admin/contact-messages'>['items'][number]

const messagesKey = ['contact messages']
const states = [
  ['', 'All'],
  ['OPEN', 'Open'],
  ['ANSWERED', 'Answered'],
] as const

const columns: Column<Message>[] = [
  {
    header: 'From',
    cell: ({ name, email, phone }) => (
      <span className="grid min-w-44 wrap-anywhere">
        {name}
        <span className="text-label font-normal">{email}</span>
        {phone && <span className="text-label font-normal">{phone}</span>}
      </span>
    ),
  },
  {
    header: 'Message',
    cell: ({ message }) => <p className="max-w-prose min-w-64 whitespace-pre-line">{message}</p>,
  },
  { header: 'Sent', cell: ({ sentAt }) => <ShopDate value={sentAt} /> },
  {
    header: 'State',
    cell: ({ answer }) =>
      answer ? (
        <>
          <Badge tone="leaf">Answered</Badge>
          <p className="mt-1 text-label">
            {answer.operatorEmail}, <ShopDate value={answer.at} />
          </p>
        </>
      ) : (
        <Badge tone="turmeric">Open</Badge>
      ),
  },
  {
    header: 'Answer',
    cell: (message) => (
      <div className="grid justify-items-start gap-2">
        <a href={mailTo(message)} className="text-link">
          Answer by mail<span className="sr-only"> to {message.name}</span>
        </a>
        <AnsweredButton message={message} />
      </div>
    ),
  },
]

/** What was sent through the contact form. */
export function Component() {
  const { query } = useListAddress()
  const list = useQuery({
    queryKey: [...messagesKey, query],
    queryFn: async () => (await api('GET /admin/contact-messages', { query })).body,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <InboxTitle title="Messages" />
      <Filters>
        <TextFilter name="search" label="Name, email or words" className="w-64" />
        <SelectFilter name="state" label="State" options={states} />
      </Filters>
      <ListPage list={list} counted="messages">
        {(messages) => (
          <DataTable
            caption="Messages"
            columns={columns}
            rows={messages}
            keyOf={({ messageId }) => messageId}
          />
        )}
      </ListPage>
    </>
  )
}

function AnsweredButton({ message }: { message: Message }) {
  const { messageId, version, answer, name } = message
  const isAnswered = answer === null
  return (
    <RowChange
      queryKey={messagesKey}
      send={() =>
        api('PUT /admin/contact-messages/{messageId}/answer', {
          params: { messageId: String(messageId) },
          body: { isAnswered, version },
        })
      }
    >
      {isAnswered ? 'Mark as answered' : 'Open again'}
      <span className="sr-only"> what {name} wrote</span>
    </RowChange>
  )
}

/** Opens the operator's own mail program with everything but the answer filled in. */
function mailTo({ email, sentAt }: Message): string {
  const subject = `Your message to ${shop.name} of ${fullDate(sentAt, formats)}`
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`
}
