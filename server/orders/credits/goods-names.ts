import type { GoodsKey } from '../../../domain/orders/order-goods.ts'
import type { ReadOrder } from '../read-orders.ts'
import { shownName } from '../shown-name.ts'

/** What a line of goods and the package that it was in are called: in English, and as the customer saw it. */
type GoodsName = {
  english: string
  shown: string
  packageName: string | null
  shownPackageName: string | null
  /** Null for a package of the customer's own, too. */
  packageId: number | null
}

const noPackage = { packageName: null, shownPackageName: null, packageId: null }

/** The names of an order's goods. */
export function namesOfGoods({
  items,
  products,
  sent = [],
}: Pick<ReadOrder, 'items' | 'products' | 'sent'>): Map<GoodsKey, GoodsName> {
  return new Map([
    ...items.flatMap((item) =>
      item.contents.map((content): [GoodsKey, GoodsName] => [
        `content-${content.id}`,
        {
          english: content.name,
          shown: shownName(content),
          packageName: item.name,
          shownPackageName: shownName(item),
          packageId: item.packageId,
        },
      ]),
    ),
    ...products.map((line): [GoodsKey, GoodsName] => [
      `product-${line.id}`,
      { english: line.name, shown: shownName(line), ...noPackage },
    ]),
    ...sent.map((substitute): [GoodsKey, GoodsName] => [
      `substitute-${substitute.id}`,
      { english: substitute.name, shown: shownName(substitute), ...noPackage },
    ]),
  ])
}
