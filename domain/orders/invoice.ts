import { type Cents, cents } from '../money/money.ts'
import { packageName, totalSavingsCents } from './orders.ts'

type Content = { name: string; quantity: number }

/** One line of a bill: what one cost after its discount, how many, and what that came to. */
export type InvoiceLine = {
  name: string
  unitPriceCents: Cents
  quantity: number
  amountCents: Cents
  /** What lies in one of it, when it is a package. */
  contents: Content[]
}

export type Invoice = {
  lines: InvoiceLine[]
  /** What it would have cost without discounts. */
  fullCents: Cents
  discountCents: Cents
  totalCents: Cents
}

type BilledOrder = {
  totalAmount: number
  items: readonly {
    quantity: number
    unitPrice: number
    subtotal: number
    packageId: {
      name: string
      price: number
      discountPrice: number
      products: readonly { productName: string; quantity: number }[]
    } | null
    customPackageId: {
      packageName: string
      packageItems: readonly { productName: string; quantity: number }[]
    } | null
  }[]
  orderProducts: readonly {
    productId: { name: string }
    quantity: number
    totalAmount: number
  }[]
}

/** What an order billed, line by line, as it stands on an invoice. */
export function invoiceOf(order: BilledOrder): Invoice {
  const packages = order.items.map((item): InvoiceLine => {
    const { packageId: ready, customPackageId: custom } = item
    const contents = ready?.products ?? custom?.packageItems ?? []
    return {
      name: packageName(item),
      unitPriceCents: cents(item.unitPrice),
      quantity: item.quantity,
      amountCents: cents(item.subtotal),
      contents: contents.map(({ productName: name, quantity }) => ({ name, quantity })),
    }
  })
  const products = order.orderProducts.map(({ productId: product, quantity, totalAmount }) => ({
    name: product.name,
    // Exact: a line's amount is its unit price times its quantity.
    unitPriceCents: cents(totalAmount) / quantity,
    quantity,
    amountCents: cents(totalAmount),
    contents: [],
  }))
  const totalCents = cents(order.totalAmount)
  const discountCents = totalSavingsCents(order)
  const fullCents = totalCents + discountCents
  return { lines: [...packages, ...products], fullCents, discountCents, totalCents }
}
