import { and, asc, eq, sql } from 'drizzle-orm'
import type { Cents } from '../../../domain/money/money.ts'
import type { Database } from '../../database/connect.ts'
import { sandboxPayments } from '../../database/schema.ts'

type NewPayment = typeof sandboxPayments.$inferInsert
export type SandboxPayment = typeof sandboxPayments.$inferSelect

/** The sandbox's own record of payments, shared by all instances. */
export type Ledger = ReturnType<typeof openLedger>

/** Uses no table but the sandbox's own. */
export function openLedger(database: Database) {
  return {
    /** Stores a payment; a repeated one is stored once. */
    write: async (payment: NewPayment): Promise<void> => {
      await database.insert(sandboxPayments).values(payment).onConflictDoNothing()
    },
    /** Refunds a part, or what is left. False when there is no such payment, or less of it is left. */
    refund: async (paymentId: string, part?: Cents): Promise<boolean> => {
      const paid = sql`(${sandboxPayments.amount}::numeric * 100)::int`
      const refunded = sql`${sandboxPayments.refundedCents} + ${part ?? sql`${paid} - ${sandboxPayments.refundedCents}`}`
      const changed = await database
        .update(sandboxPayments)
        .set({
          refundedCents: refunded,
          status: sql`case when ${refunded} = ${paid} then 'REFUNDED' else 'RECEIVED' end`,
        })
        .where(
          and(
            eq(sandboxPayments.paymentId, paymentId),
            eq(sandboxPayments.status, 'RECEIVED'),
            sql`${refunded} <= ${paid}`,
          ),
        )
        .returning({ paymentId: sandboxPayments.paymentId })
      return changed.length > 0
    },
    find: (reference: string): Promise<SandboxPayment[]> =>
      database
        .select()
        .from(sandboxPayments)
        .where(eq(sandboxPayments.reference, reference))
        .orderBy(asc(sandboxPayments.paidAt), asc(sandboxPayments.paymentId)),
  }
}
