import { undoMinutes } from '../../domain/limits.ts'
import { noCents, sum } from '../../domain/money/money.ts'
import type { CreditLine } from '../../domain/orders/plan-credit.ts'
import { planRefunds } from '../../domain/payments/plan-refunds.ts'
import { isAllDecided, isAsOrdered, isNothingLeft } from '../../domain/picking/line.ts'
import { historyTexts } from '../../domain/texts/en/back-office/history.ts'
import { packedOrderTexts } from '../../domain/texts/en/packed-order.ts'
import { translation } from '../../domain/texts/translation.ts'
import { plusMinutes } from '../../domain/time.ts'
import { type Actor, recordChange } from '../audit-log/index.ts'
import type { Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import { packingMailQueue } from '../jobs/queues.ts'
import { appendEvents } from '../order-history/index.ts'
import {
  carryOutCancellation,
  causeOf,
  customerOf,
  deleteShortages,
  insertCredit,
  owedOf,
  plannedFor,
  raiseVersion,
  sumOfPlanned,
} from '../orders/index.ts'
import { canRefund, requestRefunds } from '../payments/index.ts'
import type { Shop } from '../shop.ts'
import type { PackingToMail } from './mail-packing.ts'
import { correctStock, lockShelvesOf, removeNotFound } from './not-found.ts'
import {
  type Line,
  linesOf,
  lockPicking,
  type Picking,
  requireMine,
  requireToPick,
} from './read-picking.ts'
import { settle } from './show-picking.ts'
import { updateConsignment } from './store.ts'

/**
 * Finishes picking: gives money back for what was left out and for what is cheaper, and tells the customer if
 * anything differs. Both wait for some minutes, in which it can be undone as if nothing had happened. An order of which
 * nothing was found is cancelled.
 */
export async function packOrder(
  shop: Shop,
  operator: Actor,
  orderId: number,
  bags: number,
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const picking = await lockPicking(tx, orderId)
    requireToPick(picking.row)
    const { consignment: before, order } = picking
    // Sent again, because its answer was lost.
    if (before?.packedAt && before.pickerEmail === operator.email && before.bags === bags) return
    const consignment = requireMine(picking, operator)
    const lines = await linesOf(tx, order, consignment)
    if (!isAllDecided(lines)) throw refusal('stillOpen')
    if (isNothingLeft(lines)) return cancelAll(tx, shop, operator, picking, lines)

    const at = shop.now()
    await removeNotFound(tx, order, lines)
    await deleteShortages(tx, orderId)
    const credited = await creditDifferences(tx, operator, picking, lines, at)
    const { payments, owedCents } = await owedOf(tx, order)
    const planned = planRefunds(payments, owedCents)
    const wanted = canRefund(shop.gateways, planned) ? 'GATEWAY' : 'BY_HAND'
    await raiseVersion(tx, [orderId])
    const undoneUntil = plusMinutes(at, undoMinutes)
    const mailAt = isAsOrdered(lines) ? null : undoneUntil
    await updateConsignment(tx, consignment.id, { packedAt: at, bags, mailAt })
    const packed = historyTexts.packedBy(operator.email, bags)
    await appendEvents(tx, [orderId], { kind: 'PACKED', cause: packed, at })
    const cause = causeOf(operator.email, wanted)
    await requestRefunds(tx, shop, planned, {
      orderId,
      way: wanted,
      at,
      cause,
      by: operator,
      sendFrom: undoneUntil,
    })
    const refundCents = sumOfPlanned(planned)
    await recordChange(tx, operator, {
      action: 'pack order',
      subject: { kind: 'order', id: orderId },
      after: { bags, creditCents: credited, refundCents },
    })
    if (!mailAt) return
    const due = mailAt.toISOString()
    const toMail: PackingToMail = { orderId, due }
    await shop.jobs.enqueue(tx, packingMailQueue.name, [toMail], mailAt)
  })
}

/** Stores the credits for what was left out and for what is cheaper. Returns what they come to. */
async function creditDifferences(
  tx: Transaction,
  operator: Actor,
  { order }: Picking,
  lines: readonly Line[],
  at: Date,
) {
  const { notSupplied, cheaper } = settle(order, lines)
  const customer = await customerOf(tx, order.id)
  const { causes } = translation(packedOrderTexts, customer?.language ?? 'en')
  const credit = async (kind: 'NOT_SUPPLIED' | 'CHEAPER', creditLines: readonly CreditLine[]) => {
    const amountCents = sum(creditLines.map((line) => line.amountCents))
    // What was given for nothing gives nothing back.
    if (amountCents === 0) return noCents
    const facts = { decidedBy: operator.email, requestKey: crypto.randomUUID(), at }
    await insertCredit(tx, order, { kind, amountCents, cause: causes[kind], ...facts }, creditLines)
    return amountCents
  }
  return sum([await credit('NOT_SUPPLIED', notSupplied), await credit('CHEAPER', cheaper)])
}

/** Nothing of the order was there: it is cancelled, and all of its money goes back. */
async function cancelAll(
  tx: Transaction,
  shop: Shop,
  operator: Actor,
  { row, order }: Picking,
  lines: readonly Line[],
): Promise<void> {
  const at = shop.now()
  const orderId = row.id
  // The cancellation locks only those to which something goes back.
  await lockShelvesOf(tx, order, lines)
  const planned = await plannedFor(tx, { ...row, cancelledAt: at })
  const way = canRefund(shop.gateways, planned) ? 'GATEWAY' : 'BY_HAND'
  const refundCents = await carryOutCancellation(tx, shop, row, {
    at,
    by: operator.email,
    operator,
    cause: historyTexts.nothingFound(operator.email),
    planned,
    way,
    reason: (language) => translation(packedOrderTexts, language).nothingFound,
  })
  // The cancellation has returned what the order had taken, which is not there.
  await correctStock(tx, order, lines)
  await recordChange(tx, operator, {
    action: 'cancel order',
    subject: { kind: 'order', id: orderId },
    before: { status: 'PAID' },
    after: { status: 'CANCELLED', refundCents, refundWay: refundCents > 0 ? way : null },
  })
}
