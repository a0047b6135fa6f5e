import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { documentKinds } from '../../../domain/billing/documents.ts'
import { atLeast, cents, createdAt, id, isAmong } from './columns.ts'
import { orderCredits } from './credits.ts'
import { orders } from './orders.ts'

const documentKind = () => text({ enum: documentKinds }).notNull()

/** The last number of each kind of document in each month. Its row is locked from a number's drawing to the commit. */
export const documentNumbers = pgTable(
  'document_numbers',
  { kind: documentKind(), period: text().notNull(), last: integer().notNull() },
  (row) => [
    primaryKey({ columns: [row.kind, row.period] }),
    atLeast('document_numbers_last', row.last, 1),
  ],
)

/** The business that a tax invoice is for. */
export type TaxedBuyer = { name: string; address: string; phone: string; vatNumber: string }

/**
 * The numbered invoices, credit notes and debit notes, with everything about them that the shop can change later; the lines and
 * the customer are the order's own. A trigger of the migration "billing_documents" refuses every change.
 */
export const billingDocuments = pgTable(
  'billing_documents',
  {
    id: id(),
    kind: documentKind(),
    /** The month and the number in it: domain/billing/documents.ts. */
    period: text().notNull(),
    sequence: integer().notNull(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Of a credit note, and of the debit note that takes it back; null for the cancellation of the order. */
    creditId: integer().references(() => orderCredits.id),
    issuedAt: createdAt(),
    sellerName: text().notNull(),
    sellerAddress: text().notNull(),
    sellerPhone: text().notNull(),
    /** Null if the seller was not registered for VAT. */
    sellerVatNumber: text(),
    vatPercent: integer(),
    /** The products of the order that were exempt from VAT. */
    exemptProductIds: integer().array().notNull().default([]),
    taxedCents: cents().notNull(),
    exemptCents: cents().notNull(),
    /** The part of `taxedCents` that is VAT. */
    vatCents: cents().notNull(),
    totalCents: cents()
      .notNull()
      .generatedAlwaysAs(
        (): ReturnType<typeof sql> =>
          sql`${billingDocuments.taxedCents} + ${billingDocuments.exemptCents}`,
      ),
    /** Of a tax invoice. */
    buyer: jsonb().$type<TaxedBuyer>(),
  },
  (row) => {
    const once = (name: string, kind: (typeof documentKinds)[number], column: AnyPgColumn) =>
      uniqueIndex(name)
        .on(column)
        .where(sql`${row.kind} = ${sql.raw(`'${kind}'`)}`)
    return [
      isAmong('billing_documents_kind', row.kind, documentKinds),
      unique('billing_documents_number').on(row.kind, row.period, row.sequence),
      once('billing_documents_invoice', 'INVOICE', row.orderId),
      once('billing_documents_tax_invoice', 'TAX_INVOICE', row.orderId),
      once('billing_documents_credit_note', 'CREDIT_NOTE', row.creditId),
      once('billing_documents_debit_note', 'DEBIT_NOTE', row.creditId),
      check(
        'billing_documents_vat',
        sql`num_nonnulls(${row.sellerVatNumber}, ${row.vatPercent}) in (0, 2)`,
      ),
      check(
        'billing_documents_buyer',
        sql`(${row.kind} = 'TAX_INVOICE') = (${row.buyer} is not null)`,
      ),
      atLeast('billing_documents_taxed', row.taxedCents, 0),
      atLeast('billing_documents_exempt', row.exemptCents, 0),
      atLeast('billing_documents_total', row.totalCents, 1),
      index('billing_documents_order').on(row.orderId),
    ]
  },
)
