import type { Order, OrderItem, OrderProduct } from '../../contract/index.ts'
import { promisedDay } from '../../domain/delivery/promise.ts'
import { packagePrice } from '../../domain/goods/price.ts'
import { rupees } from '../../domain/money/money.ts'
import { lineTotalCents } from '../../domain/money/priced-line.ts'
import { orderStatusOf, paymentStatusOf } from '../../domain/orders/status.ts'
import { pictureUrl } from '../media/index.ts'
import { booksOf } from './books.ts'
import { presentCredits } from './credits/present-credits.ts'
import { presentInvoice } from './documents/present-documents.ts'
import type { MissingGoods } from './mark-paid.ts'
import type { ReadItem, ReadOrder, ReadProduct } from './read-orders.ts'
import { shownName } from './shown-name.ts'

/** An order for its customer, with names, prices and pictures as they were when it was placed. */
export function presentOrder(order: ReadOrder, now: Date): Omit<Order, 'userId'> {
  const { recipientName, streetAddress, postalCode, country, contact } = order
  const [payment] = order.payments
  return {
    orderId: order.id,
    recipientId: order.recipientId,
    orderDate: order.placedAt.toISOString(),
    promisedBy: promisedDay(order, now),
    ...presentSlot(order),
    ...(order.collectAt && { collectAt: order.collectAt }),
    paidAt: order.paidAt?.toISOString() ?? null,
    orderStatus: orderStatusOf(order),
    paymentStatus: paymentStatusOf(order),
    paymentMethod: payment?.method ?? null,
    transactionId: payment?.gatewayPaymentId || order.lastReference,
    totalAmount: rupees(order.totalCents),
    ...(order.deliveryFeeCents > 0 && { deliveryFee: rupees(order.deliveryFeeCents) }),
    ...presentMoneyBack(order),
    ...presentInvoice(order),
    ...presentCredits(order),
    ...(order.missing.length > 0 && { missing: order.missing.map(presentMissing) }),
    ...(order.missingItems && { missingItems: order.missingItems }),
    ...(order.tellRecipient !== null && { tellRecipient: order.tellRecipient }),
    notes: order.notes,
    deliverTo: { recipientName, streetAddress, postalCode, country, contact },
    billedTo: presentBilled(order),
    items: order.items.map(presentItem),
    orderProducts: order.products.map(presentProductLine),
  }
}

function presentSlot(order: ReadOrder): Pick<Order, 'slot'> {
  const { slotId, deliveryAreaId: areaId, promisedFrom, promisedTo } = order
  if (!promisedFrom || !promisedTo) return {}
  const [from, to] = [promisedFrom.toISOString(), promisedTo.toISOString()]
  return { slot: { from, to, areaId, isLost: slotId === null } }
}

function presentBilled({ billedName, billedEmail, billedTelephone }: ReadOrder): Order['billedTo'] {
  if (billedName === null) return null
  return { name: billedName, email: billedEmail ?? '', telephone: billedTelephone ?? '' }
}

function presentMoneyBack(order: ReadOrder): Pick<Order, 'moneyBack'> {
  const { leftCents, dueCents, owedCents, underWayCents, madeCents } = booksOf(order)
  if (owedCents + underWayCents + madeCents === 0) return {}
  return {
    moneyBack: {
      owed: rupees(owedCents),
      underWay: rupees(underWayCents),
      made: rupees(madeCents),
      isSurplus: dueCents === order.totalCents && leftCents >= dueCents,
    },
  }
}

function presentMissing(missing: MissingGoods) {
  return { name: shownName(missing), quantity: missing.quantity }
}

function presentItem(item: ReadItem): OrderItem {
  const price = { ...packagePrice(item), quantity: item.quantity }
  return {
    packageId: item.packageId ? presentPackage(item, item.packageId) : null,
    customPackageId: item.customPackageId ? presentCustomPackage(item, item.customPackageId) : null,
    quantity: item.quantity,
    unitPrice: rupees(price.unitPriceCents),
    subtotal: rupees(lineTotalCents(price)),
    ...presentChoice(item),
  }
}

function presentPackage(item: ReadItem, packageId: number): OrderItem['packageId'] {
  return {
    packageId,
    name: shownName(item),
    description: item.description,
    price: rupees(item.priceCents),
    discountPrice: rupees(item.discountCents),
    imageUrl: pictureUrl(item.pictureHash),
    products: item.contents.map((content) => {
      const imageUrl = pictureUrl(content.pictureHash)
      return {
        packageProductId: content.id,
        quantity: content.quantity,
        unitPrice: rupees(content.unitPriceCents),
        productId: {
          productId: content.productId,
          name: shownName(content),
          description: content.description,
          price: rupees(content.unitPriceCents),
          categoryId: content.categoryId,
          imageUrl,
        },
        productName: shownName(content),
        imageUrl,
        totalPrice: rupees(lineTotalCents(content)),
      }
    }),
  }
}

function presentCustomPackage(item: ReadItem, id: number): OrderItem['customPackageId'] {
  return {
    id,
    packageName: item.name,
    description: item.description,
    packageItems: item.contents.map((content) => ({
      productId: content.productId,
      productName: shownName(content),
      quantity: content.quantity,
      unitPrice: rupees(content.unitPriceCents),
      totalPrice: rupees(lineTotalCents(content)),
      categoryId: content.categoryId,
      imageUrl: pictureUrl(content.pictureHash),
    })),
  }
}

function presentProductLine(line: ReadProduct): OrderProduct {
  return {
    cartProductId: line.cartProductId,
    productId: {
      productId: line.productId,
      name: shownName(line),
      description: line.description,
      categoryId: line.categoryId,
      imageUrl: pictureUrl(line.pictureHash),
    },
    quantity: line.quantity,
    totalAmount: rupees(lineTotalCents(line)),
    ...presentChoice(line),
  }
}

/** What the customer wants if the line is missing, where it was chosen. */
function presentChoice({ missing }: ReadItem | ReadProduct): Pick<OrderItem, 'missing'> {
  return missing ? { missing } : {}
}
