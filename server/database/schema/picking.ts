import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { claims } from './claims.ts'
import { atLeast, cents, createdAt, id, moment, version } from './columns.ts'
import { orderGoods } from './order-goods.ts'
import { orders } from './orders.ts'

/**
 * What goes to a door in one go: the goods of an order, from when its picking begins for the first time, or what is sent
 * again after a claim. Triggers of the migration "picking" enforce that it is packed only when of none of its goods
 * anything is open, and that nothing of it changes while it is packed.
 */
export const consignments = pgTable(
  'consignments',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** After which claim it is sent again; null for the order itself, of which there is one. */
    claimId: integer().references(() => claims.id),
    /** The email address of the operator who picks it; null if nobody does. */
    pickerEmail: text(),
    pickingStartedAt: moment(),
    packedAt: moment(),
    /** How many bags or boxes it fills. */
    bags: integer(),
    /** When what is sent again has left the store, or nothing of it was found. An order has `completedAt`. */
    leftAt: moment(),
    /** When the customer is mailed what became of it; null if not, or if they were. */
    mailAt: moment(),
  },
  (row) => [
    uniqueIndex('consignments_of_order').on(row.orderId).where(sql`${row.claimId} is null`),
    uniqueIndex('consignments_of_claim')
      .on(row.claimId)
      .where(sql`${row.claimId} is not null and ${row.packedAt} is null`),
    index('consignments_sent_again').on(row.orderId).where(sql`${row.claimId} is not null`),
    index('consignments_being_picked')
      .on(row.orderId)
      .where(sql`${row.pickingStartedAt} is not null and ${row.packedAt} is null`),
    check(
      'consignments_moments',
      sql`${row.packedAt} is null or (${row.pickingStartedAt} is not null and ${row.pickingStartedAt} <= ${row.packedAt})`,
    ),
    check(
      'consignments_picker',
      sql`${row.pickerEmail} is null or ${row.pickingStartedAt} is not null`,
    ),
    check('consignments_bags', sql`(${row.packedAt} is null) = (${row.bags} is null)`),
    atLeast('consignments_bags_count', row.bags, 1),
    check(
      'consignments_left',
      sql`${row.leftAt} is null or (${row.claimId} is not null and ${row.packedAt} is not null and ${row.packedAt} <= ${row.leftAt})`,
    ),
  ],
)

/** What a picker has said of each line of goods. What is open is the rest, and never stored. */
export const consignmentGoods = pgTable(
  'consignment_goods',
  {
    consignmentId: integer()
      .notNull()
      .references(() => consignments.id),
    goodsId: integer()
      .notNull()
      .references(() => orderGoods.id),
    quantity: integer().notNull(),
    picked: integer().notNull().default(0),
    short: integer().notNull().default(0),
    /** The shelf is empty: units that the books still have of the product are not there. */
    noneLeft: boolean().notNull().default(false),
    version: version(),
  },
  (row) => [
    primaryKey({ columns: [row.consignmentId, row.goodsId] }),
    index('consignment_goods_goods').on(row.goodsId),
    atLeast('consignment_goods_quantity', row.quantity, 1),
    atLeast('consignment_goods_picked', row.picked, 0),
    atLeast('consignment_goods_short', row.short, 0),
    check('consignment_goods_sum', sql`${row.picked} + ${row.short} <= ${row.quantity}`),
  ],
)

/**
 * What goes to the customer in place of goods that were not there. Its stock is taken at once. Triggers enforce that
 * it is charged with no more than what it stands in for, and that no line has more units than were ordered.
 */
export const substitutes = pgTable(
  'substitutes',
  {
    id: id(),
    consignmentId: integer().notNull(),
    goodsId: integer().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    name: text().notNull(),
    /** In the language of the customer; null if it is shown in English. */
    translatedName: text(),
    units: integer().notNull(),
    forUnits: integer().notNull(),
    chargedCents: cents().notNull(),
  },
  (row) => [
    foreignKey({
      name: 'substitutes_line',
      columns: [row.consignmentId, row.goodsId],
      foreignColumns: [consignmentGoods.consignmentId, consignmentGoods.goodsId],
    }),
    index('substitutes_of_line').on(row.consignmentId, row.goodsId),
    atLeast('substitutes_units', row.units, 1),
    atLeast('substitutes_for_units', row.forUnits, 1),
    atLeast('substitutes_charged', row.chargedCents, 0),
  ],
)

/**
 * Everything that a picker has done, named by the device that did it, so that what is sent twice counts once.
 * Only ever appended to.
 */
export const pickingSteps = pgTable(
  'picking_steps',
  {
    opId: uuid().primaryKey(),
    consignmentId: integer()
      .notNull()
      .references(() => consignments.id),
    /** Null for what concerns the whole order, such as a call. */
    goodsId: integer().references(() => orderGoods.id),
    kind: text({ enum: ['LINE', 'CALL'] }).notNull(),
    body: jsonb().notNull(),
    byOperator: text().notNull(),
    /** When the picker did it, which without a connection is earlier than it arrived. */
    atDevice: moment().notNull(),
    at: createdAt(),
  },
  (row) => [index('picking_steps_consignment').on(row.consignmentId, row.at)],
)
