import type { BackOfficeInput } from '../../contract/back-office/index.ts'
import { dayInColombo } from '../../domain/days.ts'
import { type Load, loadName } from '../../domain/runs/loads.ts'
import { type Actor, findAddition, recordChange, recordEdit } from '../audit-log/index.ts'
import { requireVersion } from '../back-office/require-version.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import { lockOrders } from '../orders/index.ts'
import type { Shop } from '../shop.ts'
import { selectToDeliver } from './destinations.ts'
import { selectDrivers } from './show-runs.ts'
import {
  deleteRun,
  deleteStops,
  insertRun,
  lockRuns,
  type RunRow,
  replaceStops,
  selectOpenStops,
  selectStops,
  updateRuns,
  updateStops,
} from './store.ts'

type Wanted = BackOfficeInput<'POST /admin/runs'>['body']

/** Adds a run, once for each request key. */
export async function addRun(
  shop: Shop,
  operator: Actor,
  { date, van, driver, requestKey }: Wanted,
): Promise<number> {
  requireRuns(shop)
  return shop.database.transaction(async (tx) => {
    const earlier = await findAddition(tx, operator, { kind: 'run', requestKey })
    if (earlier) return earlier
    await requireDriver(tx, driver)
    const id = await insertRun(tx, { date, van, driverEmail: driver })
    await recordChange(tx, operator, {
      action: 'add run',
      subject: { kind: 'run', id },
      after: { date, van, driver },
      requestKey,
    })
    return id
  })
}

/** Changes the van or the driver; the driver also while the run is under way, as when somebody falls ill. */
export async function editRun(
  shop: Shop,
  operator: Actor,
  runId: number,
  { van, driver, version }: { van: string; driver: string | null; version: number },
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const run = await lockRun(tx, runId)
    requireVersion(run, version)
    await requireDriver(tx, driver)
    if (run.startedAt && driver === null) throw refusal('runStarted')
    await updateRuns(tx, [runId], { van, driverEmail: driver })
    await recordEdit(tx, operator, {
      subject: { kind: 'run', id: runId },
      before: { van: run.van, driver: run.driverEmail },
      after: { van, driver },
    })
  })
}

/** Removes a run as the planner has seen it: somebody else may have put orders into it. */
export async function removeRun(
  shop: Shop,
  operator: Actor,
  runId: number,
  { version }: { version: number },
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const run = await lockRun(tx, runId)
    const { date, van, startedAt } = run
    if (startedAt) throw refusal('runStarted')
    requireVersion(run, version)
    await deleteRun(tx, runId)
    await recordChange(tx, operator, {
      action: 'remove run',
      subject: { kind: 'run', id: runId },
      before: { date, van },
    })
  })
}

/**
 * Says which orders, and what is sent again of orders, are in a run that has not begun, in the order of its stops. Those
 * that were in another such run move to this one, also from the van of an earlier day; those that are on their way, or
 * cannot be delivered, are refused.
 */
export async function setStops(
  shop: Shop,
  operator: Actor,
  runId: number,
  { stops, version }: { stops: readonly Load[]; version: number },
): Promise<void> {
  requireRuns(shop)
  const wanted = [...new Map(stops.map((load) => [loadName(load), load])).values()]
  const names = wanted.map(loadName)
  await shop.database.transaction(async (tx) => {
    const orderIds = idsOf(wanted)
    await lockOrders(tx, orderIds)
    const elsewhere = (await selectOpenStops(tx, orderIds)).filter(
      (stop) => stop.runId !== runId && names.includes(loadName(stop)),
    )
    const locked = await lockRuns(tx, new Set([runId, ...elsewhere.map((stop) => stop.runId)]))
    const run = locked.find(({ id }) => id === runId)
    if (!run) throw refusal('unknownRun')
    requireVersion(run, version)
    if (run.startedAt) throw refusal('runStarted')
    const started = new Map(locked.filter((each) => each.startedAt).map((each) => [each.id, each]))
    const taken = elsewhere.filter((stop) => started.has(stop.runId))
    const now = shop.now()
    const isToday = ({ runId: id }: { runId: number }) =>
      (started.get(id)?.date ?? '') >= dayInColombo(now)
    const onTheWay = taken.filter(isToday)
    if (onTheWay.length > 0) throw refusal('onTheWay', { orders: idsOf(onTheWay) })
    const before = (await selectStops(tx, [runId])).map(loadName)
    const known = new Set(before)
    const deliverable = await selectToDeliver(tx, wanted)
    // One that is in the run already may have been cancelled since: the driver leaves it behind.
    const wrong = wanted.filter((load) => {
      const name = loadName(load)
      return !deliverable.has(name) && !known.has(name)
    })
    if (wrong.length > 0) throw refusal('notToDeliver', { orders: idsOf(wrong) })
    // Their driver has not said on the day what became of them.
    await updateStops(tx, stopIdsOf(taken), { result: 'TAKEN_BACK', doneAt: now })
    await deleteStops(tx, stopIdsOf(elsewhere.filter((stop) => !taken.includes(stop))))
    await replaceStops(tx, runId, wanted)
    await updateRuns(tx, new Set([runId, ...elsewhere.map((stop) => stop.runId)]), {})
    await recordEdit(tx, operator, {
      subject: { kind: 'run', id: runId },
      before: { orders: before.join(', ') },
      after: { orders: names.join(', ') },
    })
  })
}

function idsOf(loads: readonly Load[]): number[] {
  return [...new Set(loads.map(({ orderId }) => orderId))]
}

function stopIdsOf(stops: readonly { id: number }[]): number[] {
  return stops.map(({ id }) => id)
}

async function lockRun(tx: Transaction, runId: number): Promise<RunRow> {
  const [run] = await lockRuns(tx, [runId])
  if (!run) throw refusal('unknownRun')
  return run
}

/** With the setting off nothing is planned. What was begun can be finished. */
function requireRuns({ settings }: Pick<Shop, 'settings'>): void {
  if (!settings.get('delivery.runs')) throw refusal('noRuns')
}

async function requireDriver(database: Readable, driver: string | null): Promise<void> {
  if (driver === null) return
  const drivers = await selectDrivers(database)
  if (!drivers.some(({ email }) => email === driver)) throw refusal('unknownDriver')
}
