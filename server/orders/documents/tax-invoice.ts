import { recordChange } from '../../audit-log/index.ts'
import type { Actor } from '../../back-office/actor.ts'
import { type BillingDocument, documentsOf, issueTaxInvoice } from '../../billing/index.ts'
import type { TaxedBuyer } from '../../database/schema.ts'
import { refusal } from '../../http/refusal.ts'
import type { Shop } from '../../shop.ts'
import { lockOrder } from '../back-office/store.ts'

/** Issues the tax invoice of an order for a buyer who is registered for VAT. The audit log names no buyer. */
export function taxInvoiceFor(
  shop: Shop,
  operator: Actor,
  orderId: number,
  buyer: TaxedBuyer,
): Promise<BillingDocument> {
  const at = shop.now()
  return shop.database.transaction(async (tx) => {
    const { cancelledAt } = await lockOrder(tx, orderId)
    const documents = await documentsOf(tx, [orderId])
    const invoice = documents.find(({ kind }) => kind === 'INVOICE')
    if (cancelledAt || !invoice?.sellerVatNumber) throw refusal('noTaxInvoice')
    if (documents.some(({ kind }) => kind === 'TAX_INVOICE')) throw refusal('taxInvoiceIssued')
    const issued = await issueTaxInvoice(tx, invoice, buyer, at)
    await recordChange(tx, operator, {
      action: 'issue tax invoice',
      subject: { kind: 'order', id: orderId },
      after: { number: issued.number },
    })
    return issued
  })
}
