import type { UseQueryResult } from '@tanstack/react-query'
import { staffOrderTexts } from '../../domain/texts/en/back-office/staff-orders.ts'
import { Money } from '../../ui/money.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { Failed } from '../ui/list-page.tsx'
import { useOfficeTexts } from '../ui/texts.ts'
import type { Quote } from './queries.ts'

/** What the order costs now, to be read to the customer. */
export function Bill({ quote }: { quote: UseQueryResult<Quote> }) {
  const texts = useOfficeTexts(staffOrderTexts).bill
  return (
    <section aria-labelledby="sum" className="panel grid gap-3">
      <h2 id="sum">{texts.title}</h2>
      {!quote.isEnabled && <p>{texts.first}</p>}
      {quote.isLoading && <Spinner />}
      {quote.error && <Failed list={quote} />}
      {quote.isEnabled && quote.data && <Sums {...quote.data} />}
    </section>
  )
}

function Sums({ lines, discount, deliveryFee, missing, total }: Quote) {
  const texts = useOfficeTexts(staffOrderTexts).bill
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5">
        {lines.map(({ name, quantity, amount }) => (
          <Amount key={name} label={`${quantity} × ${unbrokenUnits(name)}`} rupees={amount} />
        ))}
        {discount > 0 && <Amount label={texts.discount} rupees={discount} />}
        {deliveryFee > 0 && <Amount label={texts.deliveryFee} rupees={deliveryFee} />}
        <Amount label={texts.total} rupees={total} />
      </dl>
      {missing > 0 && (
        <p role="alert">
          <Sentence parts={texts.missing(<Money rupees={missing} precise />)} />
        </p>
      )}
    </>
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
