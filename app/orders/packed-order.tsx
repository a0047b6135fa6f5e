import { amountText, cents } from '../../domain/money/money.ts'
import { isPackedAsOrdered } from '../../domain/orders/packed-goods.ts'
import { formats } from '../../domain/texts/en/formats.ts'
import { packedOrderTexts } from '../../domain/texts/en/packed-order.ts'
import { ShopDate } from '../../ui/date.tsx'
import { useTexts } from '../../ui/texts.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import type { CustomerOrder } from './order-of.ts'

type Packed = NonNullable<CustomerOrder['packed']>
type PackedOrderProps = { packed: Packed; credits: CustomerOrder['credits'] }

/** When an order was packed, and what differs from what was ordered. */
export default function PackedOrder({ packed, credits }: PackedOrderProps) {
  const texts = useTexts(packedOrderTexts)
  const { at, changes } = packed
  return (
    <section
      aria-labelledby="packed"
      className="rounded-reed border border-husk-200 bg-white p-4 md:p-7"
    >
      <h2 id="packed" className="text-card">
        {texts.heading}
      </h2>
      <p className="mt-1.5 text-small text-husk-700">
        <ShopDate value={at} />
      </p>
      {isPackedAsOrdered({ packed, credits }) && <p className="mt-1.5">{texts.asOrdered}</p>}
      <ul>
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is packed stays as it is
          <Change key={index} change={change} />
        ))}
      </ul>
    </section>
  )
}

/** A line that was not packed as it was ordered, as the mail says it. */
function Change({ change }: { change: Packed['changes'][number] }) {
  const texts = useTexts(packedOrderTexts)
  const amounts = useTexts(formats)
  const langOf = useLangOf()
  const { name, leftOut, substitutes } = change
  const ordered = (units: number) => (
    <span className="block font-semibold" lang={langOf(name)}>
      {units} × {unbrokenUnits(name)}
    </span>
  )
  const item = 'border-b border-husk-200 py-2 last:border-0 wrap-anywhere'
  return (
    <>
      {leftOut > 0 && (
        <li className={item}>
          {ordered(leftOut)}
          {texts.leftOut}
        </li>
      )}
      {substitutes.map(({ name, units, forUnits, charged }) => (
        <li key={name} className={item}>
          {ordered(forUnits)}
          {texts.replaced(`${units} × ${name}`, amountText(cents(charged), amounts))}
        </li>
      ))}
    </>
  )
}
