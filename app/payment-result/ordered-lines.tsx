import { totalOf } from '../../domain/money/amount.ts'
import { rupees } from '../../domain/money/money.ts'
import { type OrderLine, packagesOf, productsOf } from '../../domain/orders/order.ts'
import { orderTexts } from '../../domain/texts/en/orders.ts'
import { paymentResultTexts } from '../../domain/texts/en/payment-result.ts'
import { Money } from '../../ui/money.tsx'
import { useTexts } from '../../ui/texts.ts'
import { WideProductTile } from '../catalogue/product-tile.tsx'
import type { CustomerOrder } from '../orders/order-of.ts'
import { ProductLines } from '../orders/order-products.tsx'
import { PackageAmounts } from '../orders/package-amounts.tsx'
import { PackageTile } from '../packages/package-tile.tsx'

/** Everything that was ordered, and its total. */
export function OrderedLines({ order }: { order: CustomerOrder }) {
  const texts = useTexts(paymentResultTexts)
  const { deliveryFee } = useTexts(orderTexts)
  const packages = packagesOf(order)
  const products = productsOf(order)
  return (
    <div className="grid gap-8 rounded-reed border border-husk-200 bg-white p-4 md:p-7">
      {packages.length > 0 && (
        <section>
          <h2 className="border-b border-husk-200 pb-3.5">{texts.packages(packages.length)}</h2>
          <ul className="divide-y divide-husk-200">
            {packages.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change
              <li key={index} className="py-4.5">
                <PackageAmounts line={line} picture={<LinePicture line={line} />} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {products.length > 0 && (
        <section>
          <h2 className="border-b border-husk-200 pb-3.5">{texts.products(products.length)}</h2>
          <ProductLines lines={products} />
        </section>
      )}
      {order.amount.deliveryFeeCents > 0 && (
        <p className="flex flex-wrap items-baseline justify-between gap-4">
          <span>{deliveryFee}</span>
          <Money rupees={rupees(order.amount.deliveryFeeCents)} precise />
        </p>
      )}
      <p className="flex flex-wrap items-baseline justify-between gap-4 border-t-2 border-ink pt-4">
        <span className="font-semibold">{texts.totalAmount}</span>
        <Money rupees={rupees(totalOf(order.amount))} precise className="stencil text-[1.75rem]" />
      </p>
    </div>
  )
}

/** A custom package is shown as the first of its items. */
function LinePicture({ line }: { line: OrderLine }) {
  if (line.kind === 'package') return <PackageTile item={line} className="w-full" />
  const [first] = line.contents
  return <WideProductTile product={first && { ...first, name: line.name }} className="w-full" />
}
