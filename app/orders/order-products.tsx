import { rupees } from '../../domain/money/money.ts'
import { lineTotalCents } from '../../domain/money/priced-line.ts'
import type { OrderLine } from '../../domain/orders/order.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { Money } from '../../ui/money.tsx'
import { useTexts } from '../../ui/texts.ts'
import { unbrokenUnits } from '../../ui/unit-text.ts'
import { useLangOf } from '../../ui/use-lang-of.ts'
import { ProductTile } from '../catalogue/product-tile.tsx'

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
        <li
          key={line.id}
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-3.5"
        >
          {line.contents.map((product) => (
            <ProductTile
              key={product.productId}
              product={product}
              className="row-span-2 w-14 md:w-18"
            />
          ))}
          <h3
            lang={langOf(line.name)}
            className="self-end font-text text-body leading-snug font-semibold max-sm:col-span-2"
          >
            {unbrokenUnits(line.name)}
          </h3>
          <p className="col-start-2 row-start-2 self-start text-small text-husk-700">
            × {line.quantity}
          </p>
          {/* On a phone beside the quantity, so that every amount has its place, however long the name. */}
          <Money
            rupees={rupees(lineTotalCents(line))}
            precise
            className="stencil col-start-3 text-[1.25rem] max-sm:row-start-2 sm:row-span-2 sm:row-start-1"
          />
        </li>
      ))}
    </ul>
  )
}
