import type { Order } from '../../contract/index.ts'
import { Money } from '../../ui/money.tsx'
import { ProductLines } from '../orders/order-products.tsx'
import { PackageAmounts } from '../orders/package-amounts.tsx'

/** Everything that was ordered, and what it comes to. */
export function OrderedLines({ order }: { order: Order }) {
  const { items, orderProducts } = order
  return (
    <div className="grid gap-8 rounded-reed border border-husk-200 bg-white p-4 md:p-7">
      {items.length > 0 && (
        <section>
          <h2 className="border-b border-husk-200 pb-3.5">Packages ({items.length})</h2>
          <ul className="divide-y divide-husk-200">
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change
              <li key={index} className="py-4.5">
                <PackageAmounts item={item} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {orderProducts.length > 0 && (
        <section>
          <h2 className="border-b border-husk-200 pb-3.5">Products ({orderProducts.length})</h2>
          <ProductLines lines={orderProducts} />
        </section>
      )}
      <p className="flex flex-wrap items-baseline justify-between gap-4 border-t-2 border-ink pt-4">
        <span className="font-semibold">Total Amount</span>
        <Money rupees={order.totalAmount} precise className="stencil text-[1.75rem]" />
      </p>
    </div>
  )
}
