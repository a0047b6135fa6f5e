import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { creditKinds } from '../../../domain/orders/credits.ts'
import { atLeast, cents, createdAt, id, moment } from './columns.ts'
import { orderGoods } from './order-goods.ts'
import { orders } from './orders.ts'
import { substitutes } from './picking.ts'

/**
 * What the shop owes back of an order's total, and why. How the money travels is a refund. Triggers
 * enforce that the credits of an order are at most its total, and that a credit's lines add up to it.
 */
export const orderCredits = pgTable(
  'order_credits',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Counted within the order: the number of the credit note. */
    number: integer().notNull(),
    kind: text({ enum: creditKinds }).notNull(),
    amountCents: cents().notNull(),
    /** The reason in words, which the customer reads. */
    cause: text().notNull(),
    /** The email address of the operator who decided it. */
    decidedBy: text().notNull(),
    /** Chosen by the client, so that a repeated request credits nothing twice. */
    requestKey: uuid().notNull().unique(),
    /** Of what that request said; null for what picking credits, and for credits from before this was stored. */
    requestDigest: text(),
    at: createdAt(),
    /** When it was taken back; it then counts no longer. */
    voidedAt: moment(),
  },
  (row) => [
    check(
      'order_credits_kind',
      sql`${row.kind} in (${sql.raw(creditKinds.map((kind) => `'${kind}'`).join(', '))})`,
    ),
    atLeast('order_credits_amount', row.amountCents, 1),
    unique('order_credits_number').on(row.orderId, row.number),
  ],
)

/** The units and the value of a line of goods that a credit is for. No units for goods that were cheaper. */
export const orderCreditLines = pgTable(
  'order_credit_lines',
  {
    creditId: integer()
      .notNull()
      .references(() => orderCredits.id),
    goodsId: integer()
      .notNull()
      .references(() => orderGoods.id),
    /** What was packed in place of them, if the line is for that; its units and its value then count. */
    substituteId: integer().references(() => substitutes.id),
    quantity: integer().notNull(),
    amountCents: cents().notNull(),
  },
  (row) => [
    unique('order_credit_lines_once')
      .on(row.creditId, row.goodsId, row.substituteId)
      .nullsNotDistinct(),
    atLeast('order_credit_lines_quantity', row.quantity, 0),
    atLeast('order_credit_lines_amount', row.amountCents, 0),
    index('order_credit_lines_goods').on(row.goodsId),
    index('order_credit_lines_substitute')
      .on(row.substituteId)
      .where(sql`${row.substituteId} is not null`),
  ],
)
