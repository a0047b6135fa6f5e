import type { OrderItem } from '../../contract/index.ts'
import { packageName } from '../../domain/orders/orders.ts'
import { Money } from '../../ui/money.tsx'
import { ItemPicture } from './order-picture.tsx'

/** An ordered package in one row: its picture and name, how many, and what they come to. */
export function PackageAmounts({ item }: { item: OrderItem }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4.5 gap-y-2">
      <ItemPicture item={item} className="w-24 flex-none md:w-33" />
      <div className="min-w-32 flex-1">
        <h3>{packageName(item)}</h3>
        <p className="text-small text-husk-700">
          {item.quantity} × <Money rupees={item.unitPrice} precise />
        </p>
      </div>
      <Money rupees={item.subtotal} precise className="stencil ml-auto text-price" />
    </div>
  )
}
