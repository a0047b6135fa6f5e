import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { withQuery } from '../../contract/pages.ts'
import { amountText } from '../../domain/money/money.ts'
import { countText } from '../../domain/numbers.ts'
import { unusualHolds } from '../../domain/orders/fair-share.ts'
import { dashboardTexts } from '../../domain/texts/en/back-office/dashboard.ts'
import { formats as englishFormats } from '../../domain/texts/en/formats.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Money } from '../../ui/money.tsx'
import { useTexts } from '../../ui/texts.ts'
import { officeHref } from '../office-href.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { FigureLink } from './figure-link.tsx'
import { type UnusualHold, unusualHoldsQuery } from './queries.ts'
import { Section } from './section.tsx'

type Headers = (typeof dashboardTexts)['holds']['columns']

const columnsOf = (headers: Headers): Column<UnusualHold>[] => [
  {
    header: headers.customer,
    cell: ({ customerId, name }) => (
      <Link to={officeHref('/customers/:customerId', { customerId })} className="text-link">
        {name}
      </Link>
    ),
  },
  {
    header: headers.orders,
    isNumber: true,
    cell: ({ customerId, orders }) => (
      <FigureLink
        to={withQuery(officeHref('/orders'), { status: 'HELD', customer: String(customerId) })}
      >
        {countText(orders)}
      </FigureLink>
    ),
  },
  {
    header: headers.amount,
    isNumber: true,
    cell: ({ amount }) => <Money rupees={amount} precise />,
  },
  { header: headers.products, isNumber: true, cell: ({ products }) => countText(products) },
  { header: headers.until, cell: ({ until }) => <ShopDate value={until} /> },
]

/** Who keeps much from others with unpaid orders. Nothing at all while nobody does. */
export function UnusualHolds() {
  const texts = useOfficeTexts(dashboardTexts).holds
  const formats = useTexts(englishFormats)
  const holds = useQuery(unusualHoldsQuery)
  const { oneIn, amountCents } = unusualHolds.account
  if (holds.error && !holds.data) return <Failed list={holds} />
  if (!holds.data) return null
  const { items, total, newcomers } = holds.data
  // One account that holds so much is in the table.
  const areMany = newcomers.accounts > 1
  if (total === 0 && !areMany) return null
  return (
    <Section title={texts.title} remark={texts.remark(oneIn, amountText(amountCents, formats))}>
      {areMany && (
        <p className="font-semibold">{texts.newcomers(newcomers.products, newcomers.accounts)}</p>
      )}
      {total > 0 && (
        <DataTable
          caption={texts.caption}
          columns={columnsOf(texts.columns)}
          rows={items}
          keyOf={({ customerId }) => customerId}
        />
      )}
      {total > items.length && <p>{texts.most(items.length, total)}</p>}
    </Section>
  )
}
