import { undoMinutes } from '../../domain/limits.ts'
import { historyTexts } from '../../domain/texts/en/back-office/history.ts'
import { minuteMs } from '../../domain/time.ts'
import { type Actor, recordChange } from '../audit-log/index.ts'
import { refusal } from '../http/refusal.ts'
import { appendEvents } from '../order-history/index.ts'
import { carryOutReturn, editOrders, lockOrders } from '../orders/index.ts'
import type { Shop } from '../shop.ts'
import { type Destination, isOrder, selectDestinations } from './destinations.ts'
import { requireMyRun } from './my-runs.ts'
import { hasSteps, lockRuns, selectStops, updateRuns } from './store.ts'

/**
 * The van has not left after all, as after a slip of the finger: only while nobody has been told, and before the first
 * door. Its orders are in the store again.
 */
export async function undoStart(shop: Shop, driver: Actor, runId: number): Promise<void> {
  const at = shop.now()
  await shop.database.transaction(async (tx) => {
    await requireMyRun(tx, shop, driver, runId)
    const planned = await selectStops(tx, [runId])
    const locked = await lockOrders(
      tx,
      planned.map(({ orderId }) => orderId),
    )
    const [run] = await lockRuns(tx, [runId])
    const startedAt = run?.startedAt
    if (!startedAt) return
    const stops = await selectStops(tx, [runId])
    const loads = [...(await selectDestinations(tx, stops)).values()]
    const idsOfOrders = (own: readonly Destination[]) =>
      own.filter(isOrder).map(({ orderId }) => orderId)
    // Those that were out before have left the store earlier.
    const left = loads.filter(({ leftAt }) => leftAt?.getTime() === startedAt.getTime())
    const ids = idsOfOrders(left)
    // The job that mails may have come first while this waited for the orders.
    const isTold =
      at.getTime() - startedAt.getTime() >= undoMinutes * minuteMs ||
      locked.some(({ id, completionMailAt }) => ids.includes(id) && completionMailAt === null)
    if (isTold || stops.some(({ result }) => result) || (await hasSteps(tx, stops))) {
      throw refusal('tooLateToUndo')
    }
    await editOrders(tx, idsOfOrders(loads), { completionMailAt: null })
    await editOrders(tx, ids, { completedAt: null })
    const cause = historyTexts.notLeft(driver.email)
    await appendEvents(tx, ids, { kind: 'COMPLETION_UNDONE', cause, at })
    const again = idsOfOrders(loads.filter((load) => !left.includes(load)))
    await appendEvents(tx, again, { kind: 'OUT_AGAIN_UNDONE', cause, at })
    await carryOutReturn(
      tx,
      loads.flatMap((load) =>
        load.replacementId === null
          ? []
          : [{ id: load.replacementId, orderId: load.orderId, isFirst: left.includes(load) }],
      ),
      { at, cause },
    )
    await updateRuns(tx, [runId], { startedAt: null })
    await recordChange(tx, driver, {
      action: 'undo start of run',
      subject: { kind: 'run', id: runId },
      before: { orders: loads.length },
      after: { orders: 0 },
    })
  })
}
