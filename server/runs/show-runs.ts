import { asc, eq } from 'drizzle-orm'
import { dayInColombo } from '../../domain/days.ts'
import { mayWith, type Role } from '../../domain/operators/rights.ts'
import { loadName } from '../../domain/runs/loads.ts'
import type { Readable } from '../database/connect.ts'
import { operatorRoles, users } from '../database/schema.ts'
import type { Shop } from '../shop.ts'
import { hindrancesOf, presentToPlan, selectDestinations, selectWaiting } from './destinations.ts'
import { photosOf, type StopRow, selectRuns, selectStops } from './store.ts'

/** The runs of a day with their stops, what waits to be planned, and who can drive. */
export function showRuns(shop: Shop, date: string) {
  return shop.database.transaction(async (tx) => {
    const runs = await selectRuns(tx, { first: date, last: date })
    const stops = await selectStops(
      tx,
      runs.map(({ id }) => id),
    )
    const planned = await selectDestinations(tx, stops)
    const waiting = await selectWaiting(tx, dayInColombo(shop.now()))
    const hindrances = await hindrancesOf(tx, [...planned.values(), ...waiting])
    const photos = await photosOf(
      tx,
      stops.map(({ id }) => id),
      shop.now(),
    )
    const stopsOf = Map.groupBy(stops, ({ runId }) => runId)
    const presentStop = (stop: StopRow) => {
      const order = planned.get(loadName(stop))
      if (!order) return []
      const photoIds = photos.get(stop.id) ?? []
      return [{ ...presentToPlan(shop, order, hindrances), ...presentOutcome(stop), photoIds }]
    }
    return {
      runs: runs.map(({ id, van, driverEmail, startedAt, version }) => ({
        runId: id,
        van,
        driver: driverEmail,
        startedAt: startedAt?.toISOString() ?? null,
        stops: (stopsOf.get(id) ?? []).flatMap(presentStop),
        version,
      })),
      waiting: waiting.map((order) => presentToPlan(shop, order, hindrances)),
      drivers: await selectDrivers(tx),
    }
  })
}

/** What became of a stop. */
export function presentOutcome({ id, result, doneAt, receivedBy, note, bags }: StopRow) {
  return {
    stopId: id,
    result,
    doneAt: doneAt?.toISOString() ?? null,
    receivedBy,
    note,
    bagsGiven: bags,
  }
}

/** The operators who may drive. */
export async function selectDrivers(database: Readable) {
  const found = await database
    .select({ email: users.email, name: users.name, role: operatorRoles.role })
    .from(operatorRoles)
    .innerJoin(users, eq(users.id, operatorRoles.userId))
    .where(eq(users.role, 'ADMIN'))
    .orderBy(asc(users.name), asc(users.email))
  const byEmail = Map.groupBy(found, ({ email }) => email)
  return [...byEmail].flatMap(([email, own]) => {
    const roles: Role[] = own.map(({ role }) => role)
    return mayWith(roles, 'runs.drive') ? [{ email, name: own[0]?.name ?? email }] : []
  })
}
