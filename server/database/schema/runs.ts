import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { stopResults } from '../../../domain/runs/stop-results.ts'
import { atLeast, createdAt, id, isAmong, moment, version } from './columns.ts'
import { orders } from './orders.ts'
import { consignments } from './picking.ts'

/** What one van delivers on one day, in one go. */
export const deliveryRuns = pgTable(
  'delivery_runs',
  {
    id: id(),
    /** In Colombo. */
    date: date({ mode: 'string' }).notNull(),
    /** As the store calls the van. */
    van: text().notNull(),
    /** The email address of the operator who drives it; null while nobody does. */
    driverEmail: text(),
    /** The orders left the store in it; from now on it is not planned any more. */
    startedAt: moment(),
    version: version(),
  },
  (row) => [
    index('delivery_runs_date').on(row.date, row.id),
    check('delivery_runs_driver', sql`${row.startedAt} is null or ${row.driverEmail} is not null`),
  ],
)

/** What a stop brings. In an index, nulls would differ from one another. */
const loadOf = ({ orderId, replacementId }: { orderId: AnyPgColumn; replacementId: AnyPgColumn }) =>
  [orderId, sql`coalesce(${replacementId}, 0)`] as const

/**
 * An order in a run, or what is sent again of it, and what became of it at the door. What was not delivered gets another
 * stop, in another run.
 */
export const deliveryStops = pgTable(
  'delivery_stops',
  {
    id: id(),
    runId: integer()
      .notNull()
      .references(() => deliveryRuns.id),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Of what is sent again after a claim; null for the order itself. */
    replacementId: integer().references(() => consignments.id),
    /** In the order of the stops, from 1. */
    place: integer().notNull(),
    result: text({ enum: stopResults }),
    /** When it happened, by the shop's clock. */
    doneAt: moment(),
    /** Who took it, in the driver's words. */
    receivedBy: text(),
    note: text(),
    /** How many bags or boxes were handed over, as the driver counted them. */
    bags: integer(),
  },
  (row) => [
    isAmong('delivery_stops_result', row.result, stopResults),
    check('delivery_stops_done', sql`(${row.result} is null) = (${row.doneAt} is null)`),
    check(
      'delivery_stops_received',
      sql`coalesce(${row.result}, '') = 'DELIVERED' or num_nonnulls(${row.receivedBy}, ${row.bags}) = 0`,
    ),
    atLeast('delivery_stops_bags', row.bags, 1),
    index('delivery_stops_run').on(row.runId, row.place),
    index('delivery_stops_order').on(row.orderId, row.id),
    index('delivery_stops_replacement')
      .on(row.replacementId)
      .where(sql`${row.replacementId} is not null`),
    uniqueIndex('delivery_stops_open')
      .on(...loadOf(row))
      .where(sql`${row.result} is null`),
    uniqueIndex('delivery_stops_delivered')
      .on(...loadOf(row))
      .where(sql`${row.result} = 'DELIVERED'`),
  ],
)

/**
 * Everything that a driver's phone has sent, named by the phone, so that what is sent twice counts once. Only ever
 * appended to.
 */
export const drivingSteps = pgTable(
  'driving_steps',
  {
    opId: uuid().primaryKey(),
    stopId: integer()
      .notNull()
      .references(() => deliveryStops.id),
    kind: text({ enum: ['RESULT', 'PHOTO'] }).notNull(),
    /** Without what is personal, which is in the stop. */
    body: jsonb().notNull(),
    byOperator: text().notNull(),
    at: createdAt(),
  },
  (row) => [index('driving_steps_stop').on(row.stopId)],
)
