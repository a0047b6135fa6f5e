import { openedToProducts } from '../goods/contents.ts'
import type { Order } from './order.ts'

type Product = { productId: number; name: string; quantity: number }

/** A line of an order as it is packed: single products, or a package with all units of its contents. */
export type PackedLine = { name: string; quantity: number; contents: readonly Product[] }

export function packedLines({ lines }: Pick<Order, 'lines'>): PackedLine[] {
  return lines.map((line) => {
    const { name, quantity } = line
    return { name, quantity, contents: openedToProducts(line) }
  })
}

export type Picking = Product & { perOrder: { orderId: number; quantity: number }[] }

/** What to fetch from the shelves for all the orders together, by product, with the share of each order. */
export function pickingSheet(orders: readonly Pick<Order, 'orderId' | 'lines'>[]): Picking[] {
  const sheet = new Map<number, Picking>()
  for (const order of orders) {
    for (const { productId, name, quantity } of order.lines.flatMap(openedToProducts)) {
      const picking = sheet.get(productId) ?? { productId, name, quantity: 0, perOrder: [] }
      sheet.set(productId, picking)
      picking.quantity += quantity
      const own = picking.perOrder.find(({ orderId }) => orderId === order.orderId)
      if (own) own.quantity += quantity
      else picking.perOrder.push({ orderId: order.orderId, quantity })
    }
  }
  return [...sheet.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
