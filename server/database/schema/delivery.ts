import { isNull, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { type AreaNames, areaKinds } from '../../../domain/delivery/areas.ts'
import { closedDayKinds } from '../../../domain/delivery/slots.ts'
import { noCents } from '../../../domain/money/money.ts'
import { atLeast, cents, id, isAmong, moment, version } from './columns.ts'

/**
 * Where the shop delivers and what that costs; none while the owner has set none. The trigger
 * `delivery_areas_news` of the migration "delivery_areas" notifies every instance of a change.
 */
export const deliveryAreas = pgTable(
  'delivery_areas',
  {
    id: id(),
    kind: text({ enum: areaKinds }).notNull(),
    /** In English. */
    name: text().notNull(),
    /** In other languages, where it has another name there. */
    translatedNames: jsonb().$type<AreaNames>().notNull().default({}),
    feeCents: cents().notNull().default(noCents),
    /** Goods for this much after discount are delivered for no fee; null: the fee is always charged. */
    freeFromCents: cents(),
    /** The least that is delivered, in goods after discount. */
    minimumCents: cents().notNull().default(noCents),
    isServed: boolean().notNull().default(true),
    /** Its ranges of postal codes as one text, as no index spans the two tables. */
    codesText: text().notNull().default(''),
    /** Orders still refer to an area that was removed. */
    removedAt: moment(),
    version: version(),
  },
  (row) => [
    isAmong('delivery_areas_kind', row.kind, areaKinds),
    atLeast('delivery_areas_fee', row.feeCents, 0),
    atLeast('delivery_areas_free_from', row.freeFromCents, 0),
    atLeast('delivery_areas_minimum', row.minimumCents, 0),
    uniqueIndex('delivery_areas_elsewhere')
      .on(row.kind)
      .where(sql`${row.kind} = 'ELSEWHERE' and ${row.removedAt} is null`),
    // Hashed, as 500 ranges are too long for an index.
    uniqueIndex('delivery_areas_once')
      .on(row.kind, sql`lower(${row.name})`, sql`md5(${row.codesText})`)
      .where(isNull(row.removedAt)),
  ],
)

/** The postal codes of an area: five digits as text, which compares as numbers do. */
export const deliveryAreaCodes = pgTable(
  'delivery_area_codes',
  {
    areaId: integer()
      .notNull()
      .references(() => deliveryAreas.id),
    fromCode: text().notNull(),
    toCode: text().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.areaId, row.fromCode, row.toCode] }),
    check(
      'delivery_area_codes_range',
      sql`${row.fromCode} ~ '^[0-9]{5}$' and ${row.toCode} ~ '^[0-9]{5}$' and ${row.fromCode} <= ${row.toCode}`,
    ),
  ],
)

/** The weekly times of delivery. Only capacity and the end of orders ever change. */
export const deliveryWindows = pgTable(
  'delivery_windows',
  {
    id: id(),
    /** Null: in every area that is delivered to. */
    areaId: integer().references(() => deliveryAreas.id),
    /** 0 for Sunday. */
    weekday: integer().notNull(),
    /** In minutes after midnight in Colombo. */
    fromMinutes: integer().notNull(),
    toMinutes: integer().notNull(),
    capacity: integer().notNull(),
    /** How long before its start orders for it end. */
    cutoffMinutes: integer().notNull(),
    /** Orders still refer to a window that was removed. */
    removedAt: moment(),
    version: version(),
  },
  (row) => [
    check('delivery_windows_weekday', sql`${row.weekday} between 0 and 6`),
    check(
      'delivery_windows_hours',
      sql`0 <= ${row.fromMinutes} and ${row.fromMinutes} < ${row.toMinutes} and ${row.toMinutes} <= 1440`,
    ),
    atLeast('delivery_windows_capacity', row.capacity, 1),
    atLeast('delivery_windows_cutoff', row.cutoffMinutes, 0),
    // Twice the same time would be twice the room.
    uniqueIndex('delivery_windows_once')
      .on(sql`coalesce(${row.areaId}, 0)`, row.weekday, row.fromMinutes, row.toMinutes)
      .where(isNull(row.removedAt)),
  ],
)

/**
 * A window on a day, stored once something differs from the window: an order has chosen it, or an operator has changed
 * it. How many orders are in it is counted, not stored.
 */
export const deliverySlots = pgTable(
  'delivery_slots',
  {
    id: id(),
    windowId: integer()
      .notNull()
      .references(() => deliveryWindows.id),
    date: date({ mode: 'string' }).notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    cutoffAt: moment().notNull(),
    capacity: integer().notNull(),
    /** Set while no further orders are let in; a day that is closed has a row of its own in `closed_days`. */
    closedAt: moment(),
  },
  (row) => [
    unique('delivery_slots_window').on(row.windowId, row.date),
    atLeast('delivery_slots_capacity', row.capacity, 0),
  ],
)

/** Days on which nothing is delivered, or not all goods; `domain/delivery/proposed-days.ts` has holidays to take over. */
export const closedDays = pgTable(
  'closed_days',
  {
    date: date({ mode: 'string' }).primaryKey(),
    name: text().notNull(),
    kind: text({ enum: closedDayKinds }).notNull(),
    closesDelivery: boolean().notNull(),
    /** Categories of goods that may not be sold on this day. */
    barredCategoryIds: integer().array().notNull(),
    changedBy: text().notNull(),
    version: version(),
  },
  (row) => [isAmong('closed_days_kind', row.kind, closedDayKinds)],
)
