import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { noCents } from '../../../domain/money/money.ts'
import { cents, createdAt } from './columns.ts'

/** Payments at the sandbox gateway. Only the gateway reads this table; the shop asks the gateway. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    paymentId: text().primaryKey(),
    reference: text().notNull(),
    description: text().notNull(),
    amount: text().notNull(),
    currency: text().notNull(),
    method: text().notNull(),
    status: text().notNull().default('RECEIVED'),
    /** Parts that were refunded; the status changes with the last one. */
    refundedCents: cents().notNull().default(noCents),
    paidAt: createdAt(),
  },
  (row) => [index('sandbox_payments_reference').on(row.reference)],
)
