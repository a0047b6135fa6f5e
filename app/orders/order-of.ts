import type {
  OrderItem as ApiItem,
  Order as ApiOrder,
  OrderProduct as ApiProduct,
} from '../../contract/index.ts'
import { amountOf } from '../../domain/money/amount.ts'
import { cents, minus, noCents, sum, wholeCents } from '../../domain/money/money.ts'
import type { Order, OrderedContent, OrderLine } from '../../domain/orders/order.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { priceOfPackage } from '../cart/items.ts'

type WithLines = Pick<
  ApiOrder,
  'orderId' | 'totalAmount' | 'deliveryFee' | 'items' | 'orderProducts'
>

/** An order of the signed-in customer. */
export type CustomerOrder = Omit<ApiOrder, keyof WithLines> & Order

type Names = Pick<Texts['orderTexts'], 'unnamedPackage' | 'unnamedCustomPackage'>

/** The API's order in the form that the shop's rules use; its other fields stay as they are. */
export function orderOf<Answer extends WithLines>(answer: Answer, names: Names) {
  const { items, orderProducts, totalAmount, deliveryFee = 0, ...facts } = answer
  const lines = [
    ...items.flatMap((item) => packageLine(item, names)),
    ...orderProducts.map(productLine),
  ]
  const { discountCents } = amountOf(lines)
  const deliveryFeeCents = cents(deliveryFee)
  const goodsCents = minus(sum([cents(totalAmount), discountCents]), deliveryFeeCents)
  const amount = { goodsCents, discountCents, deliveryFeeCents }
  return { ...facts, lines, amount }
}

/** Leaves out entries without an order id. */
export function ordersOf(answer: readonly ApiOrder[], names: Names): CustomerOrder[] {
  return answer.filter((each) => each?.orderId).map((each) => orderOf(each, names))
}

function packageLine(answer: ApiItem, names: Names): OrderLine[] {
  const { packageId: ready, customPackageId: custom, ...item } = answer
  const facts = {
    unitPriceCents: cents(item.unitPrice),
    quantity: item.quantity,
    cartProductId: null,
    missing: item.missing,
  }
  if (custom) {
    return [
      {
        ...facts,
        kind: 'customPackage',
        id: custom.id,
        name: custom.packageName || names.unnamedCustomPackage,
        imageUrl: '',
        discountCents: noCents,
        contents: custom.packageItems.map((content) => contentOf(content, content)),
      },
    ]
  }
  if (!ready) return []
  return [
    {
      ...facts,
      kind: 'package',
      id: ready.packageId,
      name: ready.name || names.unnamedPackage,
      imageUrl: ready.imageUrl,
      discountCents: priceOfPackage(ready).discountCents,
      contents: ready.products.map((content) => contentOf(content, content.productId)),
    },
  ]
}

type InPackage = { productName: string; imageUrl: string; quantity: number }

function contentOf(
  { productName: name, imageUrl, quantity }: InPackage,
  { productId, categoryId }: { productId: number; categoryId: number },
): OrderedContent {
  return { productId, name, imageUrl, categoryId, quantity }
}

function productLine({ productId: product, ...line }: ApiProduct): OrderLine {
  const { productId, name, imageUrl, categoryId } = product
  return {
    kind: 'product',
    id: productId,
    name,
    imageUrl,
    // Exact: a line's amount is its unit price times its quantity.
    unitPriceCents: wholeCents(cents(line.totalAmount) / line.quantity),
    discountCents: noCents,
    quantity: line.quantity,
    contents: [{ productId, name, imageUrl, categoryId, quantity: 1 }],
    cartProductId: line.cartProductId,
    missing: line.missing,
  }
}
