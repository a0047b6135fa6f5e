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
import { updateReplacements } from './store.ts'

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
  const { first = [], again = [] } = Object.groupBy(replacements, ({ leftAt }) =>
    leftAt ? 'again' : 'first',
  )
  await move(tx, first, { leftAt: at, mailAt }, { kind: 'REPLACEMENT_LEFT', cause, at })
  await move(tx, again, { mailAt }, { kind: 'OUT_AGAIN', cause, at })
  const toMail = replacements.map(
    ({ id }): ReplacementToMail => ({ replacementId: id, due: mailAt.toISOString() }),
  )
  await shop.jobs.enqueue(tx, replacementMailQueue.name, toMail, mailAt)
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
  const { first = [], again = [] } = Object.groupBy(replacements, ({ isFirst }) =>
    isFirst ? 'first' : 'again',
  )
  await move(tx, first, { leftAt: null, mailAt: null }, { kind: 'REPLACEMENT_BACK', cause, at })
  await move(tx, again, { mailAt: null }, { kind: 'OUT_AGAIN_UNDONE', cause, at })
}

async function move(
  tx: Transaction,
  replacements: readonly { id: number; orderId: number }[],
  change: Parameters<typeof updateReplacements>[2],
  event: Parameters<typeof appendEvents>[2],
): Promise<void> {
  if (replacements.length === 0) return
  const orderIds = replacements.map(({ orderId }) => orderId)
  await updateReplacements(
    tx,
    replacements.map(({ id }) => id),
    change,
  )
  await raiseVersion(tx, orderIds)
  await appendEvents(tx, orderIds, event)
}
