import { loadName } from '../../domain/runs/loads.ts'
import { historyTexts } from '../../domain/texts/en/back-office/history.ts'
import { type Actor, recordChange } from '../audit-log/index.ts'
import { refusal } from '../http/refusal.ts'
import { appendEvents } from '../order-history/index.ts'
import { carryOutCompletion, carryOutSending, lockOrders, mailSoon } from '../orders/index.ts'
import type { Shop } from '../shop.ts'
import {
  type Destination,
  hindrancesOf,
  isOrder,
  selectDestinations,
  selectToDeliver,
} from './destinations.ts'
import { requireMyRun } from './my-runs.ts'
import { deleteStops, lockRuns, selectStops, updateRuns } from './store.ts'

/**
 * The driver leaves the store: the orders in the van are completed, and their customers are told some minutes later.
 * Refuses while one of them cannot leave, unless it is left behind. What was cancelled, or has left the store without the
 * van, stays behind by itself.
 */
export async function startRun(
  shop: Shop,
  driver: Actor,
  runId: number,
  { without }: { without: readonly number[] },
): Promise<void> {
  const at = shop.now()
  await shop.database.transaction(async (tx) => {
    await requireMyRun(tx, shop, driver, runId)
    const planned = await selectStops(tx, [runId])
    await lockOrders(tx, planned.map(orderIdOf))
    const [run] = await lockRuns(tx, [runId])
    if (!run || run.startedAt) return
    const stops = await selectStops(tx, [runId])
    // The planner was a moment faster: the driver looks again.
    if (idsOf(stops).join() !== idsOf(planned).join()) throw refusal('runChanged')
    const destinations = await selectDestinations(tx, stops)
    const toDeliver = await selectToDeliver(tx, stops)
    const isGoing = ([name, { orderId, cancelledAt, leftAt }]: [string, Destination]) =>
      !without.includes(orderId) && cancelledAt === null && (!leftAt || toDeliver.has(name))
    const going = new Map([...destinations].filter(isGoing))
    if (going.size === 0) throw refusal('emptyRun')
    const hindrances = await hindrancesOf(tx, going.values())
    if (hindrances.size > 0) {
      const hindered = [...hindrances].flatMap(([name, reason]) => {
        const load = going.get(name)
        return load ? [{ orderId: load.orderId, reason }] : []
      })
      throw refusal('cannotLeave', { orders: hindered })
    }
    const behind = stops.filter((stop) => !going.has(loadName(stop)))
    await deleteStops(tx, idsOf(behind))
    const cause = historyTexts.leftWith(driver.email, run.van)
    const loads = [...going.values()]
    const idsOfOrders = (isAgain: boolean) =>
      loads.filter((load) => isOrder(load) && (load.leftAt !== null) === isAgain).map(orderIdOf)
    const again = idsOfOrders(true)
    await carryOutCompletion(tx, shop, driver, { ids: idsOfOrders(false), at, cause })
    await appendEvents(tx, again, { kind: 'OUT_AGAIN', cause, at })
    await mailSoon(tx, shop, again, at)
    await carryOutSending(
      tx,
      shop,
      loads.flatMap(({ replacementId, orderId, leftAt }) =>
        replacementId === null ? [] : [{ id: replacementId, orderId, leftAt }],
      ),
      { at, cause },
    )
    await updateRuns(tx, [runId], { startedAt: at })
    await recordChange(tx, driver, {
      action: 'start run',
      subject: { kind: 'run', id: runId },
      after: { orders: going.size, leftBehind: behind.length },
    })
  })
}

function orderIdOf({ orderId }: { orderId: number }): number {
  return orderId
}

function idsOf(stops: readonly { id: number }[]): number[] {
  return stops.map(({ id }) => id)
}
