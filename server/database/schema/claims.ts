import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { claimDecisions, claimKinds, claimWishes } from '../../../domain/orders/claims.ts'
import { atLeast, createdAt, id, isAmong, moment } from './columns.ts'
import { orderGoods } from './credits.ts'
import { orders } from './orders.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** What a customer says is wrong with a delivered order. It is open until every line is decided, or it is withdrawn. */
export const claims = pgTable(
  'claims',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    openedAt: createdAt(),
    closedAt: moment(),
    isWithdrawn: boolean().notNull().default(false),
  },
  (row) => [
    check('claims_withdrawn', sql`not ${row.isWithdrawn} or ${row.closedAt} is not null`),
    index('claims_order').on(row.orderId),
    uniqueIndex('claims_one_open').on(row.orderId).where(sql`${row.closedAt} is null`),
  ],
)

/** Units of one line of goods in a claim, and what the shop decided about them. */
export const claimLines = pgTable(
  'claim_lines',
  {
    id: id(),
    claimId: integer()
      .notNull()
      .references(() => claims.id),
    goodsId: integer()
      .notNull()
      .references(() => orderGoods.id),
    kind: text({ enum: claimKinds }).notNull(),
    quantity: integer().notNull(),
    wish: text({ enum: claimWishes }).notNull(),
    /** In the customer's words; may be empty. */
    words: text().notNull(),
    /** Chosen by the client, so that a repeated request claims nothing twice. */
    requestKey: uuid().notNull(),
    at: createdAt(),
    decision: text({ enum: claimDecisions }),
    decidedUnits: integer().notNull().default(0),
    /** To the customer, in the operator's words. */
    answer: text(),
    /** The email address of the operator. */
    decidedBy: text(),
    decidedAt: moment(),
    decisionKey: uuid(),
  },
  (row) => [
    isAmong('claim_lines_kind', row.kind, claimKinds),
    isAmong('claim_lines_wish', row.wish, claimWishes),
    isAmong('claim_lines_decision', row.decision, claimDecisions),
    atLeast('claim_lines_quantity', row.quantity, 1),
    check(
      'claim_lines_decided_units',
      sql`${row.decidedUnits} between 0 and ${row.quantity} and (${row.decidedUnits} > 0) = coalesce(${row.decision} in ('REFUNDED', 'REPLACED'), false)`,
    ),
    check(
      'claim_lines_decided',
      sql`num_nulls(${row.decision}, ${row.answer}, ${row.decidedBy}, ${row.decidedAt}, ${row.decisionKey}) in (0, 5)`,
    ),
    index('claim_lines_claim').on(row.claimId),
    index('claim_lines_goods').on(row.goodsId),
  ],
)

/**
 * Photographs that only the customer of their order and operators see. Never among `pictures`, which are public and
 * kept for good.
 */
export const privatePictures = pgTable(
  'private_pictures',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** WebP, encoded again without metadata. */
    bytes: bytea().notNull(),
    /** Of the original file: the same photograph sent twice. */
    hash: text().notNull(),
    uploadedAt: createdAt(),
    /** Null while its claim is open. */
    deleteAfter: moment(),
  },
  (row) => [
    index('private_pictures_order').on(row.orderId),
    index('private_pictures_hash').on(row.hash),
    index('private_pictures_due').on(row.deleteAfter).where(sql`${row.deleteAfter} is not null`),
  ],
)

/** The photographs of a line of a claim, of which each belongs to one line. */
export const claimPhotos = pgTable(
  'claim_photos',
  {
    lineId: integer()
      .notNull()
      .references(() => claimLines.id),
    pictureId: integer()
      .notNull()
      .references(() => privatePictures.id, { onDelete: 'cascade' }),
  },
  (row) => [
    primaryKey({ columns: [row.lineId, row.pictureId] }),
    uniqueIndex('claim_photos_picture').on(row.pictureId),
  ],
)
