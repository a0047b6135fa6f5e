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

/**
 * The driver's own runs of today, with no more of each order than the way to the door needs; and those that left in the
 * days before and still have doors to go to: a run of the evening does not end at midnight.
 */
export async function showMyRuns(
  shop: Pick<Shop, 'database' | 'delivery' | 'now'>,
  driver: Driver,
  database: Readable = shop.database,
) {
  const date = dayInColombo(shop.now())
  const all = await selectRuns(database, { first: oldestDay(shop), last: date })
  const runs = [...Map.groupBy(all, (run) => run.date).values()]
    .flatMap(withRounds)
    .filter(({ driverEmail }) => driverEmail === driver.email)
    .filter((run) => run.date === date || run.startedAt !== null)
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
  const isUnderWay = ({ id }: RunRow) =>
    stopsOf.get(id)?.some((stop) => {
      const order = destinations.get(loadName(stop))
      return stop.result === null && order?.cancelledAt === null
    })
  return {
    date,
    runs: runs
      .filter((run) => run.date === date || isUnderWay(run))
      .map(({ id, van, round, startedAt }) => ({
        runId: id,
        van,
        round,
        startedAt: startedAt?.toISOString() ?? null,
        stops: (stopsOf.get(id) ?? []).flatMap(presentStop),
      })),
  }
}

/** The runs of a day, with which run of its van each is. */
function withRounds(runs: readonly RunRow[]) {
  const rounds = roundsOf(runs)
  return runs.map((run, place) => ({ ...run, round: rounds[place] ?? 1 }))
}

/** A phone may have been without a connection since that day. */
function oldestDay({ now }: Pick<Shop, 'now'>): string {
  return dayInColombo(plusDays(now(), -lateDays))
}

/** The driver's own run of today, or one that has left before midnight. Those of others are not there. */
export async function requireMyRun(
  database: Readable,
  { now }: Pick<Shop, 'now'>,
  driver: Driver,
  runId: number,
): Promise<RunRow> {
  const run = await findRun(database, runId)
  const isOwn = run?.driverEmail === driver.email
  if (!isOwn || !(run.startedAt || run.date === dayInColombo(now()))) throw refusal('notFound')
  return run
}

/**
 * The driver's own run that has left the store, today or some days ago: a phone may have been without a connection since.
 * It is also the own run of those who drove it before the office gave it to somebody else.
 */
export async function requireMyStartedRun(
  database: Readable,
  shop: Pick<Shop, 'now'>,
  driver: Driver,
  runId: number,
): Promise<RunRow & { startedAt: Date }> {
  const run = await findRun(database, runId)
  if (!run || run.date < oldestDay(shop)) throw refusal('notFound')
  const { driverEmail, startedAt } = run
  const isOwn =
    driverEmail === driver.email || (startedAt && (await hasDriven(database, runId, driver.email)))
  if (!isOwn) throw refusal('notFound')
  if (!startedAt) throw refusal(run.date < dayInColombo(shop.now()) ? 'notFound' : 'runNotStarted')
  return { ...run, startedAt }
}
