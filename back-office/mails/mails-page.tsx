import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { keptFor } from '../../domain/privacy/retention.ts'
import { inboxTexts } from '../../domain/texts/en/back-office/inbox.ts'
import { mailsTexts } from '../../domain/texts/en/back-office/mails.ts'
import { ShopDate } from '../../ui/date.tsx'
import { InboxTitle } from '../inbox/inbox-title.tsx'
import { officeHref } from '../office-href.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { SearchAndState } from '../ui/filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { type ListedMail, mailsQuery } from './mail-query.ts'
import { MailState } from './mail-state.tsx'

const columnsIn = ({ columns }: typeof mailsTexts): Column<ListedMail>[] => [
  {
    header: columns.subject,
    cell: ({ mailId, subject }) => (
      <Link to={officeHref('/inbox/mails/:mailId', { mailId })} className="text-link">
        {subject}
      </Link>
    ),
  },
  {
    header: columns.to,
    stacked: 'line',
    cell: ({ to }) => (
      <span className="grid xl:min-w-44 wrap-anywhere">
        {to.name}
        <span className="text-label">{to.address}</span>
      </span>
    ),
  },
  {
    header: columns.order,
    cell: ({ orderId }) =>
      orderId !== null && (
        <Link to={officeHref('/orders/:orderId', { orderId })} className="text-link">
          #{orderId}
        </Link>
      ),
  },
  { header: columns.written, cell: ({ writtenAt }) => <ShopDate value={writtenAt} /> },
  { header: columns.state, stacked: 'beside', cell: (mail) => <MailState {...mail} /> },
]

/** The mails of the last weeks, and what became of them. */
export function Component() {
  const texts = useOfficeTexts(mailsTexts)
  const { mails } = useOfficeTexts(inboxTexts).parts
  const { query } = useListAddress()
  const list = useQuery({ ...mailsQuery(query), placeholderData: keepPreviousData })
  return (
    <>
      <InboxTitle part="mails" />
      <p className="mb-4 max-w-prose">{texts.kept(keptFor.mailRecords.days)}</p>
      <SearchAndState search={texts.search} texts={texts} states={texts.states} />
      <ListPage list={list} counted="mails">
        {(rows) => (
          <DataTable
            caption={mails}
            columns={columnsIn(texts)}
            rows={rows}
            keyOf={({ mailId }) => mailId}
          />
        )}
      </ListPage>
    </>
  )
}
