import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { cents, exactAmount } from '../../domain/money/money.ts'
import { countText } from '../../domain/numbers.ts'
import { gatewayDifferenceTexts } from '../../domain/texts/en/back-office/dashboard.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useTexts } from '../../ui/texts.ts'
import { officeHref } from '../office-href.ts'
import { May } from '../session/operator.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import { useListAddress } from '../ui/use-list-address.ts'
import { AddressTabs } from './address-tabs.tsx'
import { type Difference, type DifferenceState, differencesQuery } from './queries.ts'
import { SettleButton, Settled } from './refused-payment.tsx'
import { Section } from './section.tsx'

type Texts = typeof gatewayDifferenceTexts & { formats: typeof formats }

const facts = ({ columns, kinds, noOrder, noPayment, ...texts }: Texts): Column<Difference>[] => [
  {
    header: columns.order,
    cell: ({ orderId }) =>
      orderId ? (
        <Link to={officeHref('/orders/:orderId', { orderId })} className="text-link">
          {`#${orderId}`}
        </Link>
      ) : (
        noOrder
      ),
  },
  {
    header: columns.kind,
    stacked: 'line',
    cell: ({ kind }) => <p className="xl:min-w-48">{kinds[kind]}</p>,
  },
  {
    header: columns.amount,
    stacked: 'beside',
    isNumber: true,
    cell: ({ amount, currency }) => `${currency}\u00a0${exactAmount(cents(amount), texts.formats)}`,
  },
  { header: columns.payment, cell: ({ paymentId }) => paymentId || noPayment },
  { header: columns.since, cell: ({ at }) => <ShopDate value={at} /> },
]

const columnsOf = (state: DifferenceState, texts: Texts): Column<Difference>[] => [
  ...facts(texts),
  {
    header: texts.columns.settlement,
    stacked: 'last',
    cell: ({ paymentId, refusedPayment }) => {
      if (!refusedPayment) return null
      const Settlement = state === 'OPEN' ? SettleButton : Settled
      return (
        <May right="payments.settle">
          <Settlement paymentId={paymentId} payment={refusedPayment} />
        </May>
      )
    },
  },
]

/** Where the records of the gateway and of the shop differ. */
export function GatewayDifferences() {
  const texts = { ...useOfficeTexts(gatewayDifferenceTexts), formats: useTexts(formats) }
  const { query } = useListAddress()
  const state = query.gateway === 'SETTLED' ? 'SETTLED' : 'OPEN'
  const differences = useQuery(differencesQuery(state))
  const { data } = differences
  return (
    <div id="gateway" className="grid min-w-0 scroll-mt-20">
      <Section
        title={texts.title}
        remark={data && <Sentence parts={texts.remark(<ShopDate value={data.since} />)} />}
      >
        <AddressTabs
          label={texts.state}
          name="gateway"
          chosen={state}
          tabs={Object.entries(texts.states)}
        />
        {differences.error && <Failed list={differences} />}
        {differences.isPending && <Spinner />}
        {data?.total === 0 && <p>{texts.none[state]}</p>}
        {data && data.total > 0 && (
          <>
            <DataTable
              caption={texts.caption}
              columns={columnsOf(state, texts)}
              rows={data.items}
              keyOf={({ kind, orderId, paymentId }) => `${kind} ${orderId} ${paymentId}`}
            />
            {data.total > data.items.length && (
              <p>{texts.latest(data.items.length, countText(data.total))}</p>
            )}
          </>
        )}
      </Section>
    </div>
  )
}
