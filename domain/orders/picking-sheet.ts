import { openedToProducts, type ProductQuantity } from '../goods/contents.ts'
import type { Hindrance } from './hindrances.ts'
import type { Order, OrderLine } from './order.ts'

type Product = ProductQuantity & { name: string }

/** A line of an order as it is packed: single products, or a package with all units of its contents. */
export type PackedLine = Pick<OrderLine, 'kind' | 'id' | 'name' | 'quantity'> & {
  contents: readonly Product[]
}

export function packedLines({ lines }: Pick<Order, 'lines'>): PackedLine[] {
  return lines.map((line) => {
    const { kind, id, name, quantity } = line
    return { kind, id, name, quantity, contents: openedToProducts(line) }
  })
}

type Category = { categoryId: number; name: string }

export type Picking = Product & {
  category: Category
  perOrder: { orderId: number; quantity: number }[]
}

const noCategory: Category = { categoryId: 0, name: '' }

type Packable = Pick<Order, 'orderId' | 'lines'> & {
  /** The units of products that are missing for the order, because it was paid when they were sold out. */
  shortages: readonly ProductQuantity[]
  /** The units whose money was given back, because they were not there or are no longer wanted. */
  notSent: readonly ProductQuantity[]
  /** The category of each product. */
  categories: readonly (Category & { productId: number })[]
}

type ToPack = { hindrance: Hindrance | null; packed?: object | undefined }

/** Whether the goods of an order are to be fetched: it is paid, has not left the store, and was not packed on a phone. */
export function isToPack({ hindrance, packed }: ToPack): boolean {
  return !packed && (hindrance === null || hindrance === 'SHORT' || hindrance === 'PICKING')
}

/**
 * What to fetch from the shelves for all the orders together, by category and product, with the share of each
 * order. Units that are missing for an order, or whose money was given back, are left out.
 */
export function pickingSheet(orders: readonly Packable[]): Picking[] {
  const sheet = new Map<number, Picking>()
  for (const { orderId, lines, shortages, notSent, categories } of orders) {
    const categoryOf = new Map(
      categories.map(({ productId, ...category }) => [productId, category]),
    )
    const absent = Map.groupBy([...shortages, ...notSent], ({ productId }) => productId)
    for (const { productId, name, quantity } of summed(lines.flatMap(openedToProducts))) {
      const present = quantity - unitsOf(absent.get(productId) ?? [])
      if (present <= 0) continue
      const category = categoryOf.get(productId) ?? noCategory
      const picking = sheet.get(productId) ?? {
        productId,
        name,
        category,
        quantity: 0,
        perOrder: [],
      }
      sheet.set(productId, picking)
      picking.quantity += present
      picking.perOrder.push({ orderId, quantity: present })
    }
  }
  return [...sheet.values()].sort(
    (one, other) =>
      one.category.name.localeCompare(other.category.name, 'en') ||
      one.name.localeCompare(other.name, 'en'),
  )
}

/** Each product once, with all its units. */
function summed(products: readonly Product[]): Product[] {
  return [...Map.groupBy(products, ({ productId }) => productId).values()].flatMap(
    ([first, ...others]) => (first ? { ...first, quantity: first.quantity + unitsOf(others) } : []),
  )
}

function unitsOf(products: readonly ProductQuantity[]): number {
  return products.reduce((units, { quantity }) => units + quantity, 0)
}
