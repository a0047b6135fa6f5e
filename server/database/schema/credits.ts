import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { creditKinds } from '../../../domain/orders/credits.ts'
import { products } from './catalogue.ts'
import { atLeast, cents, createdAt, id, moment } from './columns.ts'
import { orderItemProducts, orderProducts, orders } from './orders.ts'

/**
 * What an order consists of, product by product, and what the customer paid for it
 * (domain/orders/order-goods.ts). Written when an order is first credited. Triggers of the migration
 * "credits" enforce that the values add up to the order's total, and that rows never change.
 */
export const orderGoods = pgTable(
  'order_goods',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** One of the two: the line that it stands for. */
    orderProductId: integer().references(() => orderProducts.id),
    orderItemProductId: integer().references(() => orderItemProducts.id),
    productId: integer()
      .notNull()
      .references(() => products.id),
    /** All units, for a product of a package in all of these packages. */
    quantity: integer().notNull(),
    valueCents: cents().notNull(),
  },
  (row) => [
    check(
      'order_goods_line',
      sql`num_nonnulls(${row.orderProductId}, ${row.orderItemProductId}) = 1`,
    ),
    atLeast('order_goods_quantity', row.quantity, 1),
    atLeast('order_goods_value', row.valueCents, 0),
    uniqueIndex('order_goods_product').on(row.orderProductId),
    uniqueIndex('order_goods_content').on(row.orderItemProductId),
    index('order_goods_order').on(row.orderId),
  ],
)

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
    quantity: integer().notNull(),
    amountCents: cents().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.creditId, row.goodsId] }),
    atLeast('order_credit_lines_quantity', row.quantity, 0),
    atLeast('order_credit_lines_amount', row.amountCents, 0),
    index('order_credit_lines_goods').on(row.goodsId),
  ],
)
