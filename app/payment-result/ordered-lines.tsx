import type { Order, OrderItem } from '../../contract/index.ts'
import { packageName } from '../../domain/orders.ts'
import { ItemPicture } from '../orders/order-picture.tsx'
import { ProductLines } from '../orders/order-products.tsx'
import { Money } from '../ui/money.tsx'

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
              <PackageLine key={index} item={item} />
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

function PackageLine({ item }: { item: OrderItem }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4.5 gap-y-2 py-4.5">
      <ItemPicture item={item} className="w-24 flex-none md:w-33" />
      <div className="min-w-32 flex-1">
        <h3>{packageName(item)}</h3>
        <p className="text-small text-husk-700">
          {item.quantity} × <Money rupees={item.unitPrice} precise />
        </p>
      </div>
      <Money rupees={item.subtotal} precise className="stencil ml-auto text-price" />
    </li>
  )
}
