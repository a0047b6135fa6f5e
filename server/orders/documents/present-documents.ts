import type { BackOfficeAnswer } from '../../../contract/back-office/index.ts'
import type { Order } from '../../../contract/index.ts'
import { rupees } from '../../../domain/money/money.ts'
import type { BillingDocument } from '../../billing/index.ts'
import type { ReadOrder } from '../read-orders.ts'
import { shownName } from '../shown-name.ts'

/** The numbered invoice of an order; absent if it has none. */
export function presentInvoice(order: ReadOrder): Pick<Order, 'invoice'> {
  const invoice = order.documents.find(({ kind }) => kind === 'INVOICE')
  if (!invoice) return {}
  const { number, issuedAt, sellerName, sellerAddress, sellerPhone } = invoice
  const seller = { name: sellerName, address: sellerAddress, phone: sellerPhone }
  const vat = presentVat(invoice, order)
  return { invoice: { number, issuedAt: issuedAt.toISOString(), seller, vat } }
}

function presentVat(
  invoice: BillingDocument,
  { items, products }: ReadOrder,
): NonNullable<Order['invoice']>['vat'] {
  const { sellerVatNumber, vatPercent, taxedCents, exemptCents, vatCents } = invoice
  if (sellerVatNumber === null || vatPercent === null) return null
  const goods = [...items.flatMap(({ contents }) => contents), ...products]
  const exempt = goods.filter(({ productId }) => invoice.exemptProductIds.includes(productId))
  return {
    number: sellerVatNumber,
    percent: vatPercent,
    taxed: rupees(taxedCents),
    amount: rupees(vatCents),
    exempt: rupees(exemptCents),
    exemptGoods: [...new Set(exempt.map(shownName))],
  }
}

type Document = BackOfficeAnswer<'POST /admin/orders/{orderId}/tax-invoice'>

/** A numbered document for operators. */
export function presentBillingDocument(document: BillingDocument): Document {
  const { kind, number, issuedAt, totalCents, vatCents, sellerVatNumber, buyer } = document
  return {
    kind,
    number,
    issuedAt: issuedAt.toISOString(),
    amount: rupees(totalCents),
    vat: sellerVatNumber === null ? null : rupees(vatCents),
    buyer,
  }
}
