import type { ProductQuantity } from '../../domain/goods/contents.ts'
import { rupees } from '../../domain/money/money.ts'
import { lineTotalCents } from '../../domain/money/priced-line.ts'
import type { OrderLine } from '../../domain/orders/order.ts'

type Line = Pick<
  OrderLine,
  'kind' | 'id' | 'unitPriceCents' | 'quantity' | 'cartProductId' | 'missing'
> & {
  /** What the customer has seen in one package; undefined where nothing is to be compared. */
  contentsSeen?: ProductQuantity[] | undefined
}

/** The lines of an order as requests to place and to pay it send them: packages and single products apart. */
export function requestLines(lines: readonly Line[]) {
  return {
    items: lines.filter(({ kind }) => kind !== 'product').map(itemOf),
    orderProducts: lines.filter(({ kind }) => kind === 'product').map(orderProductOf),
  }
}

function itemOf(line: Line) {
  const { kind, id, unitPriceCents, quantity, missing, contentsSeen: contents } = line
  return {
    customPackageId: kind === 'customPackage' ? id : null,
    packageId: kind === 'package' ? id : null,
    quantity,
    unitPrice: rupees(unitPriceCents),
    subtotal: rupees(lineTotalCents(line)),
    missing,
    contents,
  }
}

function orderProductOf(line: Line) {
  const { cartProductId, id: productId, quantity, missing } = line
  return { cartProductId, productId, quantity, totalAmount: rupees(lineTotalCents(line)), missing }
}
