import { undoMinutes } from '../../../domain/limits.ts'
import { historyTexts } from '../../../domain/texts/en/back-office/history.ts'
import { type Actor, recordChange } from '../../audit-log/index.ts'
import { refusal } from '../../http/refusal.ts'
import { replacementMailQueue } from '../../jobs/queues.ts'
import { appendEvents } from '../../order-history/index.ts'
import type { Shop } from '../../shop.ts'
import { editOrders } from '../back-office/store.ts'
import type { ReplacementToMail } from './mail-replacement.ts'
import { lockReplacement } from './pack-replacement.ts'
import { updateReplacement } from './store.ts'

/** What is sent again leaves the store. Its customer is mailed some minutes later. */
export async function sendReplacement(shop: Shop, operator: Actor, id: number): Promise<void> {
  const at = shop.now()
  const mailAt = new Date(at.getTime() + undoMinutes * 60_000)
  await shop.database.transaction(async (tx) => {
    const { order, replacement } = await lockReplacement(tx, id)
    if (replacement.leftAt) return
    if (!replacement.packedAt) throw refusal('stillOpen')
    await updateReplacement(tx, id, { leftAt: at, mailAt })
    await editOrders(tx, [order.id], {})
    const cause = historyTexts.completed(operator.email)
    await appendEvents(tx, [order.id], { kind: 'REPLACEMENT_LEFT', cause, at })
    await recordChange(tx, operator, {
      action: 'send replacement',
      subject: { kind: 'order', id: order.id },
      after: { replacementId: id },
    })
    const toMail: ReplacementToMail = { replacementId: id, due: mailAt.toISOString() }
    await shop.jobs.enqueue(tx, replacementMailQueue.name, [toMail], mailAt)
  })
}

/** It has not left after all. Refused once its customer was mailed. */
export async function undoSending(shop: Shop, operator: Actor, id: number): Promise<void> {
  const at = shop.now()
  await shop.database.transaction(async (tx) => {
    const { order, replacement } = await lockReplacement(tx, id)
    if (!replacement.leftAt) return
    if (!replacement.mailAt) throw refusal('replacementMailed')
    await updateReplacement(tx, id, { leftAt: null, mailAt: null })
    await editOrders(tx, [order.id], {})
    const cause = historyTexts.pickedBy(operator.email)
    await appendEvents(tx, [order.id], { kind: 'REPLACEMENT_BACK', cause, at })
    await recordChange(tx, operator, {
      action: 'undo sending of replacement',
      subject: { kind: 'order', id: order.id },
      after: { replacementId: id },
    })
  })
}
