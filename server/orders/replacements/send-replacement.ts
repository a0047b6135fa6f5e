import { undoMinutes } from '../../../domain/limits.ts'
import { historyTexts } from '../../../domain/texts/en/back-office/history.ts'
import { plusMinutes } from '../../../domain/time.ts'
import { type Actor, recordChange } from '../../audit-log/index.ts'
import type { Transaction } from '../../database/connect.ts'
import { refusal } from '../../http/refusal.ts'
import { replacementMailQueue } from '../../jobs/queues.ts'
import { appendEvents } from '../../order-history/index.ts'
import type { Shop } from '../../shop.ts'
import { raiseVersion } from '../back-office/store.ts'
import { takeStopsBack } from '../stops.ts'
import type { ReplacementToMail } from './mail-replacement.ts'
import { lockReplacement } from './pack-replacement.ts'
import { updateReplacement } from './store.ts'

type Happened = { at: Date; cause: string }

/** What is sent again leaves the store. Its customer is mailed some minutes later. */
export async function sendReplacement(shop: Shop, operator: Actor, id: number): Promise<void> {
  const at = shop.now()
  await shop.database.transaction(async (tx) => {
    const { order, replacement } = await lockReplacement(tx, id)
    if (replacement.leftAt) return
    if (!replacement.packedAt) throw refusal('stillOpen')
    const cause = historyTexts.completed(operator.email)
    await carryOutSending(tx, shop, [replacement], { at, cause })
    await recordChange(tx, operator, {
      action: 'send replacement',
      subject: { kind: 'order', id: order.id },
      after: { replacementId: id },
    })
  })
}

/** Lets what is sent again leave the store, for the first time or again. Its orders are locked, and it is packed. */
export async function carryOutSending(
  tx: Transaction,
  shop: Pick<Shop, 'jobs'>,
  replacements: readonly { id: number; orderId: number; leftAt: Date | null }[],
  { at, cause }: Happened,
): Promise<void> {
  const mailAt = plusMinutes(at, undoMinutes)
  for (const { id, orderId, leftAt } of replacements) {
    await updateReplacement(tx, id, { leftAt: leftAt ?? at, mailAt })
    await raiseVersion(tx, [orderId])
    const kind = leftAt ? 'OUT_AGAIN' : 'REPLACEMENT_LEFT'
    await appendEvents(tx, [orderId], { kind, cause, at })
    const toMail: ReplacementToMail = { replacementId: id, due: mailAt.toISOString() }
    await shop.jobs.enqueue(tx, replacementMailQueue.name, [toMail], mailAt)
  }
}

/** It has not left after all. Refused once its customer was mailed. */
export async function undoSending(shop: Shop, operator: Actor, id: number): Promise<void> {
  const at = shop.now()
  await shop.database.transaction(async (tx) => {
    const { order, replacement } = await lockReplacement(tx, id)
    if (!replacement.leftAt) return
    if (!replacement.mailAt) throw refusal('replacementMailed')
    const cause = historyTexts.pickedBy(operator.email)
    await carryOutReturn(tx, [{ id, orderId: order.id, isFirst: true }], { at, cause })
    await takeStopsBack(tx, { orderId: order.id, replacementId: id }, at)
    await recordChange(tx, operator, {
      action: 'undo sending of replacement',
      subject: { kind: 'order', id: order.id },
      after: { replacementId: id },
    })
  })
}

/** What is sent again has not left the store after all; nobody is mailed. What was out before has left it earlier. */
export async function carryOutReturn(
  tx: Transaction,
  replacements: readonly { id: number; orderId: number; isFirst: boolean }[],
  { at, cause }: Happened,
): Promise<void> {
  for (const { id, orderId, isFirst } of replacements) {
    await updateReplacement(tx, id, { mailAt: null, ...(isFirst && { leftAt: null }) })
    await raiseVersion(tx, [orderId])
    const kind = isFirst ? 'REPLACEMENT_BACK' : 'OUT_AGAIN_UNDONE'
    await appendEvents(tx, [orderId], { kind, cause, at })
  }
}
