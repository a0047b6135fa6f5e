import { orderMoneyTexts } from '../../domain/texts/en/back-office/order-money.ts'
import { ShopDate } from '../../ui/date.tsx'
import { Money } from '../../ui/money.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useOfficeTexts } from '../ui/texts.ts'
import type { OrderDetail } from './queries.ts'

/** What was given back of an order, and why. */
export function Credits({ credits = [] }: Pick<OrderDetail, 'credits'>) {
  const { credit, credits: texts } = useOfficeTexts(orderMoneyTexts)
  if (credits.length === 0) return null
  return (
    <section aria-labelledby="credits" className="panel grid gap-4">
      <h2 id="credits">{texts.title}</h2>
      {credits.map(({ number, at, kind, reason, amount, lines }) => (
        <div key={number}>
          <p>
            <Sentence
              parts={texts.about(
                <Money rupees={amount} precise />,
                number,
                credit.kinds[kind],
                <ShopDate value={at} />,
              )}
            />
          </p>
          {reason && <p className="text-husk-700">{reason}</p>}
          <ul className="ml-5 list-disc">
            {lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a credit never change
              <li key={place}>
                {line.quantity > 0 && `${line.quantity} × `}
                {unbrokenUnits(line.name)}, <Money rupees={line.amount} precise />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
