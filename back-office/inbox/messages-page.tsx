import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { BackOfficeAnswer } from '../../contract/back-office/index.ts'
import { fullDate } from '../../domain/dates.ts'
import { inboxTexts } from '../../domain/texts/en/back-office/inbox.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { Badge } from '../../ui/badge.tsx'
import { ShopDate } from '../../ui/date.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { useTexts } from '../../ui/texts.ts'
import { api } from '../api/back-office-api.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Filters, SelectFilter, TextFilter } from '../ui/filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { RowChange } from '../ui/row-change.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { InboxTitle } from './inbox-title.tsx'

type Message = BackOfficeAnswer<'GET /admin/contact-messages'>['items'][number]

const messagesKey = ['contact messages']
type MessageTexts = (typeof inboxTexts)['messages']

const columnsIn = ({ columns, states }: MessageTexts): Column<Message>[] => [
  {
    header: columns.from,
    cell: ({ name, email, phone }) => (
      <span className="grid min-w-44 wrap-anywhere">
        {name}
        <span className="text-label font-normal">{email}</span>
        {phone && <span className="text-label font-normal">{phone}</span>}
      </span>
    ),
  },
  {
    header: columns.message,
    cell: ({ message }) => <p className="max-w-prose min-w-64 whitespace-pre-line">{message}</p>,
  },
  { header: columns.sent, cell: ({ sentAt }) => <ShopDate value={sentAt} /> },
  {
    header: columns.state,
    cell: ({ answer }) =>
      answer ? (
        <>
          <Badge tone="leaf">{states.ANSWERED}</Badge>
          <p className="mt-1 text-label">
            {answer.operatorEmail}, <ShopDate value={answer.at} />
          </p>
        </>
      ) : (
        <Badge tone="turmeric">{states.OPEN}</Badge>
      ),
  },
  {
    header: columns.answer,
    cell: (message) => (
      <div className="grid justify-items-start gap-2">
        <MailLink message={message} />
        <AnsweredButton message={message} />
      </div>
    ),
  },
]

/** The messages from the contact form. */
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
      <Filters>
        <TextFilter name="search" label={words.search} className="w-64" />
        <SelectFilter
          name="state"
          label={texts.state}
          options={[['', texts.allStates], ...Object.entries(words.states)]}
        />
      </Filters>
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

/** Opens the operator's mail program, with recipient and subject filled in. */
function MailLink({ message: { name, email, sentAt } }: { message: Message }) {
  const texts = useOfficeTexts(inboxTexts).messages
  const subject = texts.subject(useShop().name, fullDate(sentAt, useTexts(formats)))
  return (
    <a
      href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`}
      aria-label={texts.answerByMailTo(name)}
      className="text-link"
    >
      {texts.answerByMail}
    </a>
  )
}

function AnsweredButton({ message }: { message: Message }) {
  const { messageId, version, answer, name } = message
  const texts = useOfficeTexts(inboxTexts).messages
  const isAnswered = answer === null
  return (
    <RowChange
      queryKey={messagesKey}
      label={isAnswered ? texts.markAnsweredOf(name) : texts.reopenOf(name)}
      send={() =>
        api('PUT /admin/contact-messages/{messageId}/answer', {
          params: { messageId: String(messageId) },
          body: { isAnswered, version },
        })
      }
    >
      {isAnswered ? texts.markAnswered : texts.reopen}
    </RowChange>
  )
}
