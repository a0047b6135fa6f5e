import { refundStateOf } from '../../../domain/payments/refund-state.ts'
import { historyTexts } from '../../../domain/texts/en/back-office/history.ts'
import { type Actor, recordChange } from '../../audit-log/index.ts'
import { refusal } from '../../http/refusal.ts'
import { appendEvents } from '../../order-history/index.ts'
import {
  approveRefund,
  isStillOpen,
  lockRefund,
  repeatRefund,
  settleRefund,
} from '../../payments/index.ts'
import type { Shop } from '../../shop.ts'
import { takeStockThereIs } from '../../stock/index.ts'
import { requireNotBeingPicked } from '../consignments.ts'
import { mailCustomerOf } from '../mail-customer.ts'
import { refundedLetter } from '../refund-letters.ts'
import { selectMissing } from '../store.ts'
import {
  deleteShortages,
  insertNote,
  isRepeated,
  lockOpenOrder,
  lockOrder,
  raiseVersion,
} from './store.ts'

/** Adds a note that only operators see; two operators can do so at once. Sent again just after, it counts once. */
export async function addNote(shop: Shop, operator: Actor, orderId: number, text: string) {
  await shop.database.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const note = { orderId, operatorEmail: operator.email, text, at: shop.now() }
    if (await isRepeated(tx, note)) return
    await insertNote(tx, note)
    // Without the text, which may contain personal data of the customer.
    await recordChange(tx, operator, {
      action: 'add note',
      subject: { kind: 'order', id: orderId },
    })
  })
}

/** Records that a refund was made by hand, with its reference. */
export async function noteRefund(shop: Shop, operator: Actor, refundId: number, reference: string) {
  const at = shop.now()
  await shop.database.transaction(async (tx) => {
    const refund = await lockRefund(tx, refundId)
    if (!refund) throw refusal('notFound')
    if (refund.waitingOf === operator.id) throw refusal('secondPersonNeeded')
    if (refund.settledAt) throw refusal('refundIsMade')
    if (!(await isStillOpen(tx, refundId))) throw refusal('nothingToRefund')
    await settleRefund(tx, refundId, { at, reference })
    const cause = historyTexts.refundedByHand(operator.email, reference)
    await appendEvents(tx, [refund.orderId], { kind: 'REFUNDED', cause, at })
    await mailCustomerOf(tx, shop, refund.orderId, (language) =>
      refundedLetter(shop.config, language, refund),
    )
    await recordChange(tx, operator, {
      action: 'settle refund',
      subject: { kind: 'order', id: refund.orderId },
      before: { settled: false },
      after: { settled: true },
    })
  })
}

/** Agrees to a refund for which the shop wants two people; never to one's own. */
export async function agreeToRefund(shop: Shop, operator: Actor, refundId: number) {
  await shop.database.transaction(async (tx) => {
    const refund = await lockRefund(tx, refundId)
    if (!refund) throw refusal('notFound')
    if (refundStateOf(refund) !== 'WAITING') throw refusal('notWaiting')
    if (refund.waitingOf === operator.id) throw refusal('secondPersonNeeded')
    await approveRefund(tx, shop, refund)
    const cause = historyTexts.refundAgreed(operator.email)
    await appendEvents(tx, [refund.orderId], { kind: 'REFUND_REQUESTED', cause, at: shop.now() })
    await recordChange(tx, operator, {
      action: 'agree to refund',
      subject: { kind: 'order', id: refund.orderId },
      after: { refundCents: refund.amountCents },
    })
  })
}

/** Has the gateway asked once more for a refund that it refused, or that its portal does not show. */
export async function sendRefundAgain(shop: Shop, operator: Actor, refundId: number) {
  await shop.database.transaction(async (tx) => {
    const refund = await lockRefund(tx, refundId)
    if (!refund) throw refusal('notFound')
    if (!(await repeatRefund(tx, shop, refund))) throw refusal('notToRepeat')
    const cause = historyTexts.refundSentAgain(operator.email)
    await appendEvents(tx, [refund.orderId], { kind: 'REFUND_REQUESTED', cause, at: shop.now() })
    await recordChange(tx, operator, {
      action: 'repeat refund',
      subject: { kind: 'order', id: refund.orderId },
    })
  })
}

/** Takes the stock that was missing when a late payment arrived; refuses while it is still missing. */
export async function supplyShortage(
  shop: Shop,
  operator: Actor,
  orderId: number,
  version: number,
): Promise<void> {
  const at = shop.now()
  await shop.database.transaction(async (tx) => {
    await lockOpenOrder(tx, orderId, version)
    await requireNotBeingPicked(tx, orderId)
    const missing = await selectMissing(tx, { orderIds: [orderId] })
    if (missing.length === 0) throw refusal('editedElsewhere')
    const cause = historyTexts.supplied(operator.email)
    // Even of a product that is no longer sold: it was when this order was paid.
    const stillMissing = await takeStockThereIs(tx, missing, cause)
    if (stillMissing.size > 0) throw refusal('stillMissing')
    await deleteShortages(tx, orderId)
    await raiseVersion(tx, [orderId])
    await appendEvents(tx, [orderId], { kind: 'STOCK_SUPPLIED', cause, at })
    const units = missing.reduce((sum, { quantity }) => sum + quantity, 0)
    await recordChange(tx, operator, {
      action: 'supply shortage',
      subject: { kind: 'order', id: orderId },
      before: { missingUnits: units },
      after: { missingUnits: 0 },
    })
  })
}
