import {
  sumOfTaxes,
  type Taxes,
  taxesOf,
  taxesOfCredit,
  type Vat,
} from '../../domain/billing/vat.ts'
import type { Cents } from '../../domain/money/money.ts'
import type { Transaction } from '../database/connect.ts'
import type { TaxedBuyer } from '../database/schema.ts'
import type { Shop } from '../shop.ts'
import {
  type BillingDocument,
  documentsOf,
  insertDocument,
  markNumbered,
  selectExempt,
} from './store.ts'

type Goods = { productId: number; cents: Cents }
type OrderToBill = { id: number; totalCents: Cents; goods: readonly Goods[] }

/** Issues the invoice of a locked order that is paid now, if the shop numbers its invoices. */
export async function issueInvoice(
  tx: Transaction,
  shop: Shop,
  order: OrderToBill,
  issuedAt: Date,
): Promise<void> {
  const { settings } = shop
  const vat = await vatOf(tx, shop, order.goods)
  await markNumbered(tx, order.id)
  await insertDocument(tx, {
    kind: 'INVOICE',
    orderId: order.id,
    issuedAt,
    sellerName: settings.get('invoices.seller') || settings.get('shop.name'),
    sellerAddress: settings.get('invoices.address') || settings.get('shop.location').en,
    sellerPhone: settings.get('shop.phone'),
    sellerVatNumber: vat ? settings.get('invoices.vatNumber') : null,
    vatPercent: vat?.percent ?? null,
    exemptProductIds: [...(vat?.exemptProductIds ?? [])],
    ...taxesOf(order.totalCents, order.goods, vat),
  })
}

async function vatOf(tx: Transaction, shop: Shop, goods: readonly Goods[]): Promise<Vat> {
  const { settings } = shop
  if (!settings.get('invoices.vatNumber')) return undefined
  const ids = goods.map(({ productId }) => productId)
  return {
    percent: settings.get('invoices.vatPercent'),
    exemptProductIds: await selectExempt(tx, ids),
  }
}

type CreditToNote = {
  /** Undefined for the cancellation of the order, which credits all that is left. */
  creditId?: number
  amountCents: Cents
  goods: readonly Goods[]
}

/** Issues the credit note for a part of a locked order, which names the seller as its invoice does. */
export async function issueCreditNote(
  tx: Transaction,
  orderId: number,
  { creditId, amountCents, goods }: CreditToNote,
  issuedAt: Date,
): Promise<BillingDocument> {
  const documents = await documentsOf(tx, [orderId])
  const invoice = invoiceAmong(documents)
  const vat = invoice.vatPercent === null ? undefined : { ...invoice, percent: invoice.vatPercent }
  const before = creditedBy(documents)
  return insertDocument(tx, {
    ...factsOf(invoice),
    kind: 'CREDIT_NOTE',
    creditId: creditId ?? null,
    issuedAt,
    ...taxesOfCredit(amountCents, goods, { invoice, before, vat }),
  })
}

/** Takes the credit notes of these credits of a locked order back. */
export async function issueDebitNotes(
  tx: Transaction,
  orderId: number,
  creditIds: readonly number[],
  issuedAt: Date,
): Promise<void> {
  const documents = await documentsOf(tx, [orderId])
  for (const note of documents) {
    if (note.kind !== 'CREDIT_NOTE' || !creditIds.includes(note.creditId ?? 0)) continue
    const { taxedCents, exemptCents, vatCents, creditId } = note
    const taxes = { taxedCents, exemptCents, vatCents }
    await insertDocument(tx, {
      ...factsOf(note),
      kind: 'DEBIT_NOTE',
      creditId,
      issuedAt,
      ...taxes,
    })
  }
}

/** Issues the tax invoice of a locked order, of the same amounts as its invoice, for a buyer who is registered for VAT. */
export function issueTaxInvoice(
  tx: Transaction,
  invoice: BillingDocument,
  buyer: TaxedBuyer,
  issuedAt: Date,
): Promise<BillingDocument> {
  const { taxedCents, exemptCents, vatCents } = invoice
  const taxes = { taxedCents, exemptCents, vatCents }
  return insertDocument(tx, {
    ...factsOf(invoice),
    kind: 'TAX_INVOICE',
    issuedAt,
    buyer,
    ...taxes,
  })
}

/** The numbered invoice of an order that has one. */
function invoiceAmong(documents: readonly BillingDocument[]): BillingDocument {
  const invoice = documents.find(({ kind }) => kind === 'INVOICE')
  if (!invoice) throw new Error('The order has no numbered invoice')
  return invoice
}

function creditedBy(documents: readonly BillingDocument[]): Taxes {
  const notes = documents.filter(({ kind }) => kind === 'CREDIT_NOTE' || kind === 'DEBIT_NOTE')
  return sumOfTaxes(notes.map((note) => ({ ...note, isTakenBack: note.kind === 'DEBIT_NOTE' })))
}

/** What a document has in common with the one that it follows. */
function factsOf({
  orderId,
  sellerName,
  sellerAddress,
  sellerPhone,
  sellerVatNumber,
  vatPercent,
  exemptProductIds,
}: BillingDocument) {
  const seller = { sellerName, sellerAddress, sellerPhone, sellerVatNumber }
  return { orderId, ...seller, vatPercent, exemptProductIds }
}
