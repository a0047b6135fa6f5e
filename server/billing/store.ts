import { and, asc, eq, sql } from 'drizzle-orm'
import { type DocumentKind, documentNumber, periodOf } from '../../domain/billing/documents.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import {
  billingDocuments,
  documentNumbers,
  orderCredits,
  orders,
  products,
} from '../database/schema.ts'

export type DocumentRow = typeof billingDocuments.$inferSelect

/** A numbered document as orders and lists show it. */
export type BillingDocument = DocumentRow & { number: string }

type NewDocument = Omit<
  typeof billingDocuments.$inferInsert,
  'period' | 'sequence' | 'totalCents' | 'issuedAt'
> & { issuedAt: Date }

/**
 * Stores a document under the next number of its month. Until the transaction ends, others wait for their number, so that
 * one that is rolled back leaves no gap: draw it as late as possible.
 */
export async function insertDocument(
  tx: Transaction,
  document: NewDocument,
): Promise<BillingDocument> {
  const period = periodOf(document.issuedAt)
  const sequence = await drawNumber(tx, document.kind, period)
  const [inserted] = await tx
    .insert(billingDocuments)
    .values({ ...document, period, sequence })
    .returning()
  if (!inserted) throw new Error(`No ${document.kind} was stored for order ${document.orderId}`)
  return withNumber(inserted)
}

async function drawNumber(tx: Transaction, kind: DocumentKind, period: string): Promise<number> {
  const [drawn] = await tx
    .insert(documentNumbers)
    .values({ kind, period, last: 1 })
    .onConflictDoUpdate({
      target: [documentNumbers.kind, documentNumbers.period],
      set: { last: sql`${documentNumbers.last} + 1` },
    })
    .returning()
  if (!drawn) throw new Error(`No number for a ${kind} was drawn`)
  return drawn.last
}

function withNumber(row: DocumentRow): BillingDocument {
  return { ...row, number: documentNumber(row) }
}

/** The documents of orders, as they were issued. */
export async function documentsOf(
  database: Readable,
  orderIds: readonly number[],
): Promise<BillingDocument[]> {
  const rows = await database
    .select()
    .from(billingDocuments)
    .where(isOneOf(billingDocuments.orderId, orderIds))
    .orderBy(asc(billingDocuments.id))
  return rows.map(withNumber)
}

/** Those of these products that are sold without VAT. */
export async function selectExempt(
  tx: Transaction,
  productIds: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(isOneOf(products.id, productIds), eq(products.isVatExempt, true)))
    .orderBy(asc(products.id))
  return rows.map(({ id }) => id)
}

/** Notes that a locked order has an invoice with a number. */
export async function markNumbered(tx: Transaction, orderId: number): Promise<void> {
  await tx.update(orders).set({ isNumbered: true }).where(eq(orders.id, orderId))
}

/** The numbers of credits within their orders, by their ids. */
export async function selectCreditNumbers(
  database: Readable,
  creditIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await database
    .select({ id: orderCredits.id, number: orderCredits.number })
    .from(orderCredits)
    .where(isOneOf(orderCredits.id, creditIds))
  return new Map(rows.map(({ id, number }) => [id, number]))
}
