import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { claimDecisions, claimKinds, claimWishes } from '../../../domain/orders/claims.ts'
import { claims } from './claims.ts'
import { atLeast, createdAt, id, isAmong, moment } from './columns.ts'
import { orderGoods } from './order-goods.ts'
import { substitutes } from './picking.ts'
import { privatePictures } from './private-pictures.ts'

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
    /** What was packed in place of them, if that is what is claimed. */
    substituteId: integer().references(() => substitutes.id),
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
