import { and, gte, isNotNull, lt, sql } from 'drizzle-orm'
import { type Cents, wholeCents } from '../../domain/money/money.ts'
import type { Span } from '../back-office/periods.ts'
import type { Database } from '../database/connect.ts'
import { billingDocuments } from '../database/schema.ts'

/** The VAT of the invoices of a span, less that of its credit notes; undefined if none of them shows any. */
export async function sumVat(
  database: Database,
  { from, before }: Span,
): Promise<Cents | undefined> {
  const { kind, vatCents, issuedAt, sellerVatNumber } = billingDocuments
  const signed = sql`case ${kind} when 'INVOICE' then ${vatCents} when 'DEBIT_NOTE' then ${vatCents}
    when 'CREDIT_NOTE' then -${vatCents} else 0 end`
  const [found] = await database
    .select({ vat: sql<string | null>`sum(${signed})` })
    .from(billingDocuments)
    .where(and(gte(issuedAt, from), lt(issuedAt, before), isNotNull(sellerVatNumber)))
  return found?.vat == null ? undefined : wholeCents(Number(found.vat))
}
