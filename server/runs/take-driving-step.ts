import type { BackOfficeInput } from '../../contract/back-office/index.ts'
import { happenedAt } from '../../domain/runs/happened-at.ts'
import { isOpenStop } from '../../domain/runs/stop-results.ts'
import { historyTexts } from '../../domain/texts/en/back-office/history.ts'
import type { Actor } from '../audit-log/index.ts'
import type { Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import { appendEvents } from '../order-history/index.ts'
import {
  isHandedOver,
  leaveOtherRuns,
  lockOrder,
  noteDelivery,
  noteHandedOver,
  type OrderRow,
  setCompletionMail,
  updateReplacements,
} from '../orders/index.ts'
import type { Shop } from '../shop.ts'
import { requireMyStartedRun, showMyRuns } from './my-runs.ts'
import { findStop, insertStep, type StopRow, updateStops } from './store.ts'
import { tellPeople } from './tell-people.ts'

type Step = BackOfficeInput<'POST /admin/driving/stops/{stopId}/results'>['body']

/**
 * Stores what became of a stop. A repeated step changes nothing. What the driver did at a door is a fact: it also
 * counts if the office has cancelled the order or called it back in the meantime.
 */
export async function takeDrivingStep(
  shop: Shop,
  driver: Actor,
  stopId: number,
  step: Step,
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const { order, stop, run } = await lockStop(tx, shop, driver, stopId)
    const { opId, result, bags } = step
    const isNew = await insertStep(tx, {
      ...{ opId, stopId, kind: 'RESULT', body: { result, bags }, byOperator: driver.email },
    })
    if (!isNew) return
    // It may have been called back, planned again and handed over by somebody else.
    if (!isOpenStop(stop) || (await isHandedOver(tx, stop))) {
      throw refusal('stopDone', { current: await showMyRuns(shop, driver, tx) })
    }
    const at = happenedAt(step, { startedAt: run.startedAt, now: shop.now() })
    const isDelivered = result === 'DELIVERED'
    await updateStops(tx, [stopId], doneStop(step, order, at))
    await appendEvents(tx, [order.id], {
      kind: isDelivered ? 'DELIVERED' : 'NOT_DELIVERED',
      cause: historyTexts.stops[result](driver.email),
      at,
    })
    if (isDelivered) await noteDelivered(tx, order, stop, at)
    // What was called back may be on its way with another van.
    else if (stop.result === null) await cancelMail(tx, stop)
    const isAgain = stop.replacementId !== null
    await tellPeople(tx, shop, order, { ...step, at, isAgain })
  })
}

function doneStop({ result, receivedBy, note, bags }: Step, order: OrderRow, at: Date) {
  const isDelivered = result === 'DELIVERED'
  // A door has an address, unless the customer was erased since the order was called back.
  const isErased = order.streetAddress === ''
  return {
    result,
    doneAt: at,
    receivedBy: (isDelivered && !isErased && receivedBy) || null,
    note: (!isErased && note) || null,
    bags: isDelivered ? bags : null,
  }
}

async function noteDelivered(
  tx: Transaction,
  order: OrderRow,
  stop: StopRow,
  at: Date,
): Promise<void> {
  await leaveOtherRuns(tx, stop, at)
  if (stop.replacementId !== null) return noteHandedOver(tx, stop.replacementId, at)
  await noteDelivery(tx, order, at)
  await cancelMail(tx, stop)
}

/** Cancels the mail that it is on its way, which would come too late now. */
async function cancelMail(
  tx: Transaction,
  { orderId, replacementId }: Pick<StopRow, 'orderId' | 'replacementId'>,
): Promise<void> {
  if (replacementId === null) await setCompletionMail(tx, [orderId], null)
  else await updateReplacements(tx, [replacementId], { mailAt: null })
}

type Locked = { order: OrderRow; stop: StopRow; run: { startedAt: Date } }

/** A stop of the driver's own run that has left the store, with its order, locked. */
export async function lockStop(
  tx: Transaction,
  shop: Pick<Shop, 'now'>,
  driver: Actor,
  stopId: number,
): Promise<Locked> {
  const found = await findStop(tx, stopId)
  if (!found) throw refusal('notFound')
  const order = await lockOrder(tx, found.orderId)
  // Once it is locked: another step may have been waited for, or the start have been taken back.
  const run = await requireMyStartedRun(tx, shop, driver, found.runId)
  const stop = await findStop(tx, stopId)
  if (!stop) throw refusal('notFound')
  return { order, stop, run }
}
