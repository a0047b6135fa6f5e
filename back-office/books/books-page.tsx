import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { monthPattern } from '../../domain/billing/month.ts'
import { dayInColombo } from '../../domain/days.ts'
import { booksTexts } from '../../domain/texts/en/back-office/books.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FileLink } from '../ui/file-link.tsx'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { type MonthOfBooks, monthQuery } from './month-query.ts'

/** What a bookkeeper needs of the month that the URL names, or of this one: its sums, and the file with every line of them. */
export function Component() {
  const texts = useOfficeTexts(booksTexts)
  const { query, addressWith } = useListAddress()
  const thisMonth = dayInColombo(new Date()).slice(0, 7)
  const month = query.month && monthPattern.test(query.month) ? query.month : thisMonth
  const books = useQuery(monthQuery(month))
  return (
    <>
      <PageTitle title={texts.titleOf(monthInWords(month))}>
        <Link to={addressWith({ month: monthFrom(month, -1) })} className={linkStyle}>
          {texts.previous}
        </Link>
        {month < thisMonth && (
          <Link to={addressWith({ month: monthFrom(month, 1) })} className={linkStyle}>
            {texts.next}
          </Link>
        )}
        <FileLink path={`/admin/books/${month}/file`}>{texts.download}</FileLink>
      </PageTitle>
      <p className="mb-4 max-w-4xl text-pretty">{texts.text}</p>
      {books.error && !books.data && <Failed list={books} />}
      {books.isPending && <Spinner />}
      {books.data && (
        <div className="grid max-w-4xl gap-5">
          <Charged books={books.data} />
          <Moved gateways={books.data.gateways} />
          <Balance books={books.data} isOver={month < thisMonth} />
        </div>
      )}
    </>
  )
}

const linkStyle = buttonClass({ variant: 'outline', size: 'small' })

const inWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
})

/** "November 2026". */
function monthInWords(month: string): string {
  return inWords.format(new Date(`${month}-01T00:00:00Z`))
}

/** "2026-12" is one month from "2026-11". */
function monthFrom(month: string, change: number): string {
  const [year = 0, ofYear = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, ofYear - 1 + change)).toISOString().slice(0, 7)
}

function Charged({ books }: { books: MonthOfBooks }) {
  const texts = useOfficeTexts(booksTexts)
  return (
    <Panel id="charged" title={texts.charged}>
      <Amount label={texts.invoiced} rupees={books.invoiced} />
      <Amount label={texts.credited} rupees={-books.credited} />
      {books.takenBack > 0 && <Amount label={texts.takenBack} rupees={books.takenBack} />}
      {books.vat !== null && <Amount label={texts.vat} rupees={books.vat} />}
    </Panel>
  )
}

function Balance({ books, isOver }: { books: MonthOfBooks; isOver: boolean }) {
  const texts = useOfficeTexts(booksTexts)
  return (
    <Panel id="balance" title={texts.balance} hint={texts.balanceHint}>
      <Amount label={texts.opening} rupees={books.openingBalance} />
      <Amount label={isOver ? texts.closing : texts.closingSoFar} rupees={books.closingBalance} />
    </Panel>
  )
}

type Gateway = MonthOfBooks['gateways'][number]

function Moved({ gateways }: { gateways: readonly Gateway[] }) {
  const texts = useOfficeTexts(booksTexts)
  const { gateway, received, refunded, chargedBack } = texts.gateways
  const amount = (header: string, name: 'received' | 'refunded' | 'chargedBack') => ({
    header,
    isNumber: true,
    cell: (row: Gateway) => <Money rupees={row[name]} precise />,
  })
  const columns: Column<Gateway>[] = [
    { header: gateway, cell: (row) => row.name },
    amount(received, 'received'),
    amount(refunded, 'refunded'),
    amount(chargedBack, 'chargedBack'),
  ]
  return (
    <section aria-labelledby="moved" className="panel grid min-w-0 gap-2">
      <h2 id="moved">{texts.moved}</h2>
      {gateways.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <DataTable
          caption={texts.gateways.caption}
          columns={columns}
          rows={gateways}
          keyOf={(row) => row.gateway}
        />
      )}
    </section>
  )
}

type PanelProps = { id: string; title: string; hint?: string; children: ReactNode }

function Panel({ id, title, hint, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className="panel">
      <h2 id={id} className="mb-2">
        {title}
      </h2>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5">{children}</dl>
      {hint && <p className="mt-2 text-label text-husk-700">{hint}</p>}
    </section>
  )
}

function Amount({ label, rupees }: { label: string; rupees: number }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="text-right whitespace-nowrap">
        <Money rupees={rupees} precise />
      </dd>
    </>
  )
}
