import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { inboxTexts } from '../../domain/texts/en/back-office/inbox.ts'
import { Badge } from '../../ui/badge.tsx'
import { ShopDate } from '../../ui/date.tsx'
import { api } from '../api/back-office-api.ts'
import { officeHref } from '../office-href.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { SearchAndState } from '../ui/filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { AnsweredButton } from './answered-button.tsx'
import { InboxTitle } from './inbox-title.tsx'
import { messagesKey } from './message-query.ts'
import { MessageState } from './message-state.tsx'

type Message = BackOfficeAnswer<'GET /admin/contact-messages'>['items'][number]

type MessageTexts = (typeof inboxTexts)['messages']

const columnsIn = ({ columns, feedback }: MessageTexts): Column<Message>[] => [
  {
    header: columns.from,
    cell: ({ messageId, name, email, phone, isFeedback }) => (
      <span className="grid xl:min-w-44 wrap-anywhere">
        <Link to={officeHref('/inbox/messages/:messageId', { messageId })} className="text-link">
          {name}
        </Link>
        <span className="text-label font-normal">{email}</span>
        {phone && <span className="text-label font-normal">{phone}</span>}
        {isFeedback && (
          <span>
            <Badge tone="husk">{feedback}</Badge>
          </span>
        )}
      </span>
    ),
  },
  {
    header: columns.message,
    stacked: 'line',
    cell: ({ message }) => (
      <p className="line-clamp-4 max-w-prose min-w-48 xl:min-w-64 whitespace-pre-line wrap-anywhere">
        {message}
      </p>
    ),
  },
  { header: columns.sent, cell: ({ sentAt }) => <ShopDate value={sentAt} /> },
  {
    header: columns.state,
    stacked: 'beside',
    cell: ({ answer }) => <MessageState answer={answer} />,
  },
  {
    header: columns.change,
    stacked: 'last',
    cell: (message) => <AnsweredButton message={message} />,
  },
]

/** The messages from the contact form, and feedback that is answered: first what is open. */
export function Component() {
  const texts = useOfficeTexts(inboxTexts)
  const { messages: words, parts } = texts
  const { query } = useListAddress()
  const list = useQuery({
    queryKey: [...messagesKey, query],
    queryFn: async () => (await api('GET /admin/contact-messages', { query })).body,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <InboxTitle part="messages" />
      <SearchAndState search={words.search} texts={texts} states={words.states} />
      <ListPage list={list} counted="messages">
        {(messages) => (
          <DataTable
            caption={parts.messages}
            columns={columnsIn(words)}
            rows={messages}
            keyOf={({ messageId }) => messageId}
          />
        )}
      </ListPage>
    </>
  )
}
