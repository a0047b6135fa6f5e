import { eq, sql } from 'drizzle-orm'
import { type Actor, recordChange } from '../audit-log/index.ts'
import { requireVersion } from '../back-office/require-version.ts'
import type { Transaction } from '../database/connect.ts'
import { refusedPayments } from '../database/schema.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { findRefusedPayment } from './differences.ts'
import { presentDifference } from './present-difference.ts'

/** The note says what was done; null reopens the payment. */
type Settlement = { refusedPaymentId: number; version: number; note: string | null }

/** Marks a payment that could not be booked as dealt with, or reopens it. */
export function settleRefusedPayment(shop: Shop, operator: Actor, wanted: Settlement) {
  const { refusedPaymentId: id, version, note } = wanted
  return shop.database.transaction(async (tx) => {
    const before = await lockRefusedPayment(tx, id)
    if (!before) throw refusal('notFound')
    const current = await presented(tx, id)
    requireVersion(before, version, () => current)
    if (before.settlementNote === note) return current
    await tx
      .update(refusedPayments)
      .set({
        settledAt: note === null ? null : shop.now(),
        settledBy: note === null ? null : operator.email,
        settlementNote: note,
        version: sql`${refusedPayments.version} + 1`,
      })
      .where(eq(refusedPayments.id, id))
    // Without the note, which may contain personal data of the customer.
    await recordChange(tx, operator, {
      action: note === null ? 'reopen refused payment' : 'settle refused payment',
      subject: { kind: 'refused payment', id },
      before: { isSettled: before.settledAt !== null },
      after: { isSettled: note !== null },
    })
    return presented(tx, id)
  })
}

async function lockRefusedPayment(tx: Transaction, id: number) {
  const [payment] = await tx
    .select()
    .from(refusedPayments)
    .where(eq(refusedPayments.id, id))
    .for('update')
  return payment
}

async function presented(tx: Transaction, id: number) {
  const found = await findRefusedPayment(tx, id)
  if (!found) throw refusal('notFound')
  return presentDifference(found)
}
