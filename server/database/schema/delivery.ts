import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { type AreaNames, areaKinds } from '../../../domain/delivery/areas.ts'
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
