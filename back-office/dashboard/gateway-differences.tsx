import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { cents, exactAmount } from '../../domain/money/money.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { officeHref } from '../office-href.ts'
import { countText } from '../ui/counts.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Failed } from '../ui/list-page.tsx'
import { useListAddress } from '../ui/use-list-address.ts'
import { AddressTabs } from './address-tabs.tsx'
import { type Difference, type DifferenceState, differencesQuery } from './queries.ts'
import { SettleButton, Settled } from './refused-payment.tsx'
import { Section } from './section.tsx'

const words: Record<Difference['kind'], string> = {
  ORDER_WITHOUT_PAYMENT: 'The order is paid, and the gateway told of no payment',
  PAYMENT_WITHOUT_ORDER: 'The gateway told of a payment, and the order is not paid',
  UNKNOWN_ORDER: 'A payment for an order that the shop does not know',
  WRONG_AMOUNT: 'A payment of another amount than was asked for',
  WRONG_CURRENCY: 'A payment in another currency',
  PAID_TOO_MUCH: 'Paid twice, or paid although cancelled, and not given back',
  TAKEN_BACK: 'Charged back or refunded at the gateway, and the order goes on',
  REFUND_OPEN: 'A refund was asked for and is not done',
}

const facts: Column<Difference>[] = [
  {
    header: 'Order',
    cell: ({ orderId }) =>
      orderId ? (
        <Link to={officeHref('/orders/:orderId', { orderId })} className="text-link">
          #{orderId}
        </Link>
      ) : (
        'None'
      ),
  },
  { header: 'What differs', cell: ({ kind }) => <p className="min-w-48">{words[kind]}</p> },
  {
    header: 'Amount',
    isNumber: true,
    cell: ({ amount, currency }) => `${currency}\u00a0${exactAmount(cents(amount), formats)}`,
  },
  { header: 'Payment', cell: ({ paymentId }) => paymentId || 'None' },
  { header: 'Since', cell: ({ at }) => <ShopDate value={at} /> },
]

const columns: Record<DifferenceState, Column<Difference>[]> = {
  OPEN: [
    ...facts,
    {
      header: 'Dealt with',
      cell: (difference) =>
        difference.refusedPayment && (
          <SettleButton paymentId={difference.paymentId} payment={difference.refusedPayment} />
        ),
    },
  ],
  SETTLED: [
    ...facts,
    {
      header: 'Dealt with',
      cell: ({ paymentId, refusedPayment }) =>
        refusedPayment && <Settled paymentId={paymentId} payment={refusedPayment} />,
    },
  ],
}

/** Where the books of the gateway and those of the shop do not say the same. */
export function GatewayDifferences() {
  const { query } = useListAddress()
  const state = query.gateway === 'SETTLED' ? 'SETTLED' : 'OPEN'
  const differences = useQuery(differencesQuery(state))
  const { data } = differences
  return (
    <div id="gateway" className="grid min-w-0 scroll-mt-20">
      <Section
        title="Gateway against orders"
        remark={
          data && (
            <>
              All that was paid since <ShopDate value={data.since} />, every refund that is not
              done, and every payment that the shop could not book until somebody has dealt with it.
            </>
          )
        }
      >
        <AddressTabs
          label="Differences with the gateway"
          name="gateway"
          chosen={state}
          tabs={[
            ['OPEN', 'Open'],
            ['SETTLED', 'Dealt with'],
          ]}
        />
        {differences.error && <Failed list={differences} />}
        {differences.isPending && <Spinner />}
        {data?.total === 0 && <p>{state === 'OPEN' ? 'They agree.' : 'Nothing yet.'}</p>}
        {data && data.total > 0 && (
          <>
            <DataTable
              caption="Differences between the gateway and the orders"
              columns={columns[state]}
              rows={data.items}
              keyOf={({ kind, orderId, paymentId }) => `${kind} ${orderId} ${paymentId}`}
            />
            {data.total > data.items.length && (
              <p>
                The latest {data.items.length} of {countText(data.total)}.
              </p>
            )}
          </>
        )}
      </Section>
    </div>
  )
}
