import type { BackOfficeInput } from '../../contract/back-office/index.ts'
import { happenedAt } from '../../domain/runs/happened-at.ts'
import { isOpenStop } from '../../domain/runs/stop-results.ts'
import { historyTexts } from '../../domain/texts/en/back-office/history.ts'
import type { Actor } from '../audit-log/index.ts'
import type { Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import { appendEvents } from '../order-history/index.ts'
import {
  clockOf,
  deliveredLetter,
  deliveredSms,
  isHandedOver,
  leaveOtherRuns,
  lockOrder,
  mailCustomerOf,
  nobodyHomeLetter,
  nobodyHomeSms,
  noteDelivery,
  noteHandedOver,
  type OrderRow,
  recipientNotHomeSms,
  setCompletionMail,
  textCustomerOf,
  textRecipientOf,
  updateReplacements,
} from '../orders/index.ts'
import type { Shop } from '../shop.ts'
import { requireMyStartedRun, showMyRuns } from './my-runs.ts'
import { findStop, insertStep, type StopRow, updateStops } from './store.ts'

type Happened = { at: Date; isAgain: boolean }
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
    // A door has an address, unless the customer was erased since the order was called back.
    const isErased = order.streetAddress === ''
    await updateStops(tx, [stopId], {
      result,
      doneAt: at,
      receivedBy: (isDelivered && !isErased && step.receivedBy) || null,
      note: (!isErased && step.note) || null,
      bags: isDelivered ? bags : null,
    })
    await appendEvents(tx, [order.id], {
      kind: isDelivered ? 'DELIVERED' : 'NOT_DELIVERED',
      cause: historyTexts.stops[result](driver.email),
      at,
    })
    if (isDelivered) await leaveOtherRuns(tx, stop, at)
    // A mail that it is on its way would come too late now. What was called back may be on its way with another van.
    const isMailLate = isDelivered || stop.result === null
    if (stop.replacementId === null) {
      if (isDelivered) await noteDelivery(tx, order, at)
      if (isMailLate) await setCompletionMail(tx, [order.id], null)
    } else if (isDelivered) {
      await noteHandedOver(tx, stop.replacementId, at)
    } else if (isMailLate) {
      await updateReplacements(tx, [stop.replacementId], { mailAt: null })
    }
    const isAgain = stop.replacementId !== null
    await tellPeople(tx, shop, order, { ...step, at, isAgain })
  })
}

/** Tells the customer what happened at the door, and who else was to get it. Who has refused an order was there. */
async function tellPeople(
  tx: Transaction,
  shop: Shop,
  order: OrderRow,
  { result, receivedBy, at, isAgain }: Pick<Step, 'result' | 'receivedBy'> & Happened,
): Promise<void> {
  if (order.cancelledAt) return
  const atDoor = { at, now: shop.now() }
  if (result === 'NOBODY_HOME') {
    await mailCustomerOf(tx, shop, order.id, (language) =>
      nobodyHomeLetter(shop.config, language, order.id, atDoor),
    )
    const key = `nobody home ${order.id} ${at.toISOString()}`
    await textCustomerOf(tx, shop, order.id, {
      key,
      write: (language) => nobodyHomeSms(shop.config, language, order.id),
    })
    await textRecipientOf(tx, shop, order, {
      key,
      write: (language, customer) => recipientNotHomeSms(shop.config, language, customer),
    })
  }
  if (result === 'DELIVERED') {
    const completedAt = order.completedAt ?? at
    // The clock of claims runs from the order itself.
    const hasClock = shop.settings.get('orders.claims') && !isAgain
    const claimsUntil = hasClock
      ? clockOf({ ...order, completedAt, deliveredAt: at })?.DAMAGED
      : undefined
    await mailCustomerOf(tx, shop, order.id, (language) =>
      deliveredLetter(shop.config, language, order.id, { ...atDoor, receivedBy, claimsUntil }),
    )
    await textCustomerOf(tx, shop, order.id, {
      key: `delivered ${order.id} ${at.toISOString()}`,
      write: (language) => deliveredSms(shop.config, language, order.id, atDoor),
    })
  }
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
