import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { atLeast, cents, id } from './columns.ts'
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
