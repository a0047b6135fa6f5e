import type { Order } from '../../domain/orders/order.ts'
import { WideProductTile } from '../catalogue/product-tile.tsx'
import { PackageTile } from '../packages/package-tile.tsx'

/** The picture of an order's first line, which stands for the whole order. */
export function OrderPreview({ order, className }: { order: Order; className: string }) {
  const [first] = order.lines
  if (first && first.kind !== 'product') {
    return <PackageTile item={first} isNamed className={className} />
  }
  return <WideProductTile product={first?.contents[0]} className={className} />
}
