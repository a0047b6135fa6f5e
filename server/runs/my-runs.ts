import { dayInColombo, plusDays } from '../../domain/days.ts'
import { lateDays } from '../../domain/limits.ts'
import { loadName } from '../../domain/runs/loads.ts'
import { roundsOf } from '../../domain/runs/rounds.ts'
import type { Readable } from '../database/connect.ts'
import { refusal } from '../http/refusal.ts'
import type { Shop } from '../shop.ts'
import { presentDestination, selectDestinations } from './destinations.ts'
import { presentOutcome } from './show-runs.ts'
import {
  findRun,
  hasDriven,
  photosOf,
  type RunRow,
  type StopRow,
  selectRuns,
  selectStops,
} from './store.ts'

type Driver = { email: string }

/** The driver's own runs of today, with no more of each order than the way to the door needs. */
export async function showMyRuns(
  shop: Pick<Shop, 'database' | 'delivery' | 'now'>,
  driver: Driver,
  database: Readable = shop.database,
) {
  const date = dayInColombo(shop.now())
  const all = await selectRuns(database, date)
  const rounds = roundsOf(all)
  const runs = all
    .map((run, place) => ({ ...run, round: rounds[place] ?? 1 }))
    .filter(({ driverEmail }) => driverEmail === driver.email)
  const stops = await selectStops(
    database,
    runs.map(({ id }) => id),
  )
  const destinations = await selectDestinations(database, stops)
  const photos = await photosOf(
    database,
    stops.map(({ id }) => id),
    shop.now(),
  )
  const stopsOf = Map.groupBy(stops, ({ runId }) => runId)
  const presentStop = (stop: StopRow) => {
    const order = destinations.get(loadName(stop))
    if (!order) return []
    const shown = { ...presentDestination(shop, order), ...presentOutcome(stop) }
    const isCancelled = order.cancelledAt !== null
    return [{ ...shown, isCancelled, photoCount: photos.get(stop.id)?.length ?? 0 }]
  }
  return {
    date,
    runs: runs.map(({ id, van, round, startedAt }) => ({
      runId: id,
      van,
      round,
      startedAt: startedAt?.toISOString() ?? null,
      stops: (stopsOf.get(id) ?? []).flatMap(presentStop),
    })),
  }
}

/** The driver's own run of today. Those of others, and those of other days, are not there. */
export async function requireMyRun(
  database: Readable,
  { now }: Pick<Shop, 'now'>,
  driver: Driver,
  runId: number,
): Promise<RunRow> {
  const run = await findRun(database, runId)
  if (run?.driverEmail !== driver.email || run.date !== dayInColombo(now())) {
    throw refusal('notFound')
  }
  return run
}

/**
 * The driver's own run that has left the store, today or some days ago: a phone may have been without a connection since.
 * It is also the own run of those who drove it before the office gave it to somebody else.
 */
export async function requireMyStartedRun(
  database: Readable,
  { now }: Pick<Shop, 'now'>,
  driver: Driver,
  runId: number,
): Promise<RunRow & { startedAt: Date }> {
  const run = await findRun(database, runId)
  const oldest = dayInColombo(plusDays(now(), -lateDays))
  if (!run || run.date < oldest) throw refusal('notFound')
  const { driverEmail, startedAt } = run
  const isOwn =
    driverEmail === driver.email || (startedAt && (await hasDriven(database, runId, driver.email)))
  if (!isOwn) throw refusal('notFound')
  if (!startedAt) throw refusal(run.date < dayInColombo(now()) ? 'notFound' : 'runNotStarted')
  return { ...run, startedAt }
}
