import { and, asc, eq } from 'drizzle-orm'
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
    /** False when there is no such payment, or it was refunded before. */
    refund: async (paymentId: string): Promise<boolean> => {
      const refunded = await database
        .update(sandboxPayments)
        .set({ status: 'REFUNDED' })
        .where(
          and(eq(sandboxPayments.paymentId, paymentId), eq(sandboxPayments.status, 'RECEIVED')),
        )
        .returning({ paymentId: sandboxPayments.paymentId })
      return refunded.length > 0
    },
    find: (reference: string): Promise<SandboxPayment[]> =>
      database
        .select()
        .from(sandboxPayments)
        .where(eq(sandboxPayments.reference, reference))
        .orderBy(asc(sandboxPayments.paidAt), asc(sandboxPayments.paymentId)),
  }
}
