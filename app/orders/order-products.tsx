import { rupees } from '../../domain/money/money.ts'
import { lineTotalCents } from '../../domain/money/priced-line.ts'
import type { OrderLine } from '../../domain/orders/order.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { Money } from '../../ui/money.tsx'
import { useTexts } from '../../ui/texts.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { ProductPicture } from './order-picture.tsx'

/** The single products of an order. */
export function OrderProducts({ lines }: { lines: readonly OrderLine[] }) {
  const { productLines } = useTexts(orderTexts)
  if (lines.length === 0) return null
  return (
    <section className="rounded-reed border border-husk-200 bg-white p-4 md:p-7">
      <h2 className="border-b border-husk-200 pb-3.5">{productLines}</h2>
      <ProductLines lines={lines} />
    </section>
  )
}

/** Picture, name, quantity and the line's amount. */
export function ProductLines({ lines }: { lines: readonly OrderLine[] }) {
  const langOf = useLangOf()
  return (
    <ul className="divide-y divide-husk-200">
      {lines.map((line) => (
        <li key={line.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3.5">
          <ProductPicture source={line.imageUrl} className="w-14 flex-none md:w-18" />
          <div className="flex-1 basis-28">
            <h3 lang={langOf(line.name)} className="font-text text-body leading-snug font-semibold">
              {unbrokenUnits(line.name)}
            </h3>
            <p className="text-small text-husk-700">× {line.quantity}</p>
          </div>
          <Money
            rupees={rupees(lineTotalCents(line))}
            precise
            className="stencil ml-auto text-[1.25rem]"
          />
        </li>
      ))}
    </ul>
  )
}
