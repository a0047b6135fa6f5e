import { and, asc, between, eq, gt, isNull, max, sql } from 'drizzle-orm'
import type { Load } from '../../domain/runs/loads.ts'
import { isOneOf } from '../database/conditions.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import {
  auditLog,
  deliveryRuns,
  deliveryStops,
  drivingSteps,
  privatePictures,
} from '../database/schema.ts'

export type RunRow = typeof deliveryRuns.$inferSelect
export type StopRow = typeof deliveryStops.$inferSelect

/** The runs of some days, of each day in the order in which they were planned. */
export function selectRuns(
  database: Readable,
  { first, last }: { first: string; last: string },
): Promise<RunRow[]> {
  return database
    .select()
    .from(deliveryRuns)
    .where(between(deliveryRuns.date, first, last))
    .orderBy(asc(deliveryRuns.date), asc(deliveryRuns.id))
}

export function selectStops(database: Readable, runIds: readonly number[]): Promise<StopRow[]> {
  return database
    .select()
    .from(deliveryStops)
    .where(isOneOf(deliveryStops.runId, runIds))
    .orderBy(asc(deliveryStops.runId), asc(deliveryStops.place), asc(deliveryStops.id))
}

/** The photographs of stops that are still kept, by the id of the stop. */
export async function photosOf(database: Readable, stopIds: readonly number[], at: Date) {
  const found = await database
    .select({ id: privatePictures.id, stopId: privatePictures.stopId })
    .from(privatePictures)
    .where(and(isOneOf(privatePictures.stopId, stopIds), gt(privatePictures.deleteAfter, at)))
    .orderBy(asc(privatePictures.id))
  return new Map(
    [...Map.groupBy(found, ({ stopId }) => stopId)].map(([stopId, own]) => [
      stopId,
      own.map(({ id }) => id),
    ]),
  )
}

export async function findRun(database: Readable, id: number): Promise<RunRow | undefined> {
  const [found] = await database.select().from(deliveryRuns).where(eq(deliveryRuns.id, id))
  return found
}

/** Whether somebody has driven a run since it left, until the office gave it to somebody else: the audit log knows. */
export async function hasDriven(
  database: Readable,
  runId: number,
  driverEmail: string,
): Promise<boolean> {
  const ofRun = and(eq(auditLog.subjectKind, 'run'), eq(auditLog.subjectId, String(runId)))
  const lastStart = database
    .select({ id: max(auditLog.id) })
    .from(auditLog)
    .where(and(ofRun, eq(auditLog.action, 'start run')))
  const handingOn = and(
    ofRun,
    gt(auditLog.id, lastStart),
    sql`${auditLog.before} ->> 'driver' = ${driverEmail}`,
  )
  return (await database.$count(auditLog, handingOn)) > 0
}

export async function findStop(database: Readable, id: number): Promise<StopRow | undefined> {
  const [found] = await database.select().from(deliveryStops).where(eq(deliveryStops.id, id))
  return found
}

/** Runs by their ids, locked until the transaction ends; orders are locked before. */
export function lockRuns(tx: Transaction, ids: Iterable<number>): Promise<RunRow[]> {
  return tx
    .select()
    .from(deliveryRuns)
    .where(isOneOf(deliveryRuns.id, ids))
    .orderBy(asc(deliveryRuns.id))
    .for('update')
}

export async function insertRun(
  tx: Transaction,
  run: Pick<RunRow, 'date' | 'van' | 'driverEmail'>,
): Promise<number> {
  const [inserted] = await tx.insert(deliveryRuns).values(run).returning({ id: deliveryRuns.id })
  if (!inserted) throw new Error('The run was not inserted')
  return inserted.id
}

/** Changes locked runs, which raises their version. */
export async function updateRuns(
  tx: Transaction,
  ids: Iterable<number>,
  change: Partial<Pick<RunRow, 'van' | 'driverEmail' | 'startedAt'>>,
) {
  await tx
    .update(deliveryRuns)
    .set({ ...change, version: sql`${deliveryRuns.version} + 1` })
    .where(isOneOf(deliveryRuns.id, ids))
}

export async function deleteRun(tx: Transaction, id: number) {
  await tx.delete(deliveryStops).where(eq(deliveryStops.runId, id))
  await tx.delete(deliveryRuns).where(eq(deliveryRuns.id, id))
}

/** The stops of orders, and of what is sent again of them, at which nothing has happened yet. */
export function selectOpenStops(database: Readable, orderIds: readonly number[]) {
  return database
    .select({
      id: deliveryStops.id,
      orderId: deliveryStops.orderId,
      replacementId: deliveryStops.replacementId,
      runId: deliveryStops.runId,
    })
    .from(deliveryStops)
    .where(and(isOneOf(deliveryStops.orderId, orderIds), isNull(deliveryStops.result)))
}

/** The stops of a run become these, in this order. It has not begun. */
export async function replaceStops(tx: Transaction, runId: number, loads: readonly Load[]) {
  await tx.delete(deliveryStops).where(eq(deliveryStops.runId, runId))
  const stops = loads.map(({ orderId, replacementId }, index) => ({
    ...{ runId, orderId, replacementId },
    place: index + 1,
  }))
  if (stops.length > 0) await tx.insert(deliveryStops).values(stops)
}

export async function deleteStops(tx: Transaction, ids: readonly number[]) {
  if (ids.length > 0) await tx.delete(deliveryStops).where(isOneOf(deliveryStops.id, ids))
}

export async function updateStops(
  tx: Transaction,
  ids: readonly number[],
  change: Partial<Omit<StopRow, 'id' | 'runId' | 'orderId' | 'replacementId' | 'place'>>,
) {
  if (ids.length > 0)
    await tx.update(deliveryStops).set(change).where(isOneOf(deliveryStops.id, ids))
}

/** Whether a driver's phone has sent anything of these stops, also a photograph before its result. */
export async function hasSteps(tx: Transaction, stops: readonly StopRow[]): Promise<boolean> {
  const ids = stops.map(({ id }) => id)
  return (await tx.$count(drivingSteps, isOneOf(drivingSteps.stopId, ids))) > 0
}

/** Stores a step; false if it was stored before. */
export async function insertStep(
  tx: Transaction,
  step: typeof drivingSteps.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(drivingSteps)
    .values(step)
    .onConflictDoNothing()
    .returning({ opId: drivingSteps.opId })
  return inserted.length > 0
}
