import { sql } from 'drizzle-orm'
import { creditKinds, isOfNeverSent } from '../../../domain/orders/credits.ts'
import { isOneOf } from '../../database/conditions.ts'
import type { Database } from '../../database/connect.ts'
import {
  consignmentGoods,
  consignments,
  orderCreditLines,
  orderCredits,
  orderGoods,
  orderItemProducts,
  orderItems,
  orderProducts,
  orders,
  products,
  stockShortages,
} from '../../database/schema.ts'
import { withStatus } from './matching.ts'

const neverSent = isOneOf(orderCredits.kind, creditKinds.filter(isOfNeverSent))

/**
 * Units of these products that are off the stock and still on the shelves: those of orders that hold their goods or are
 * paid, until they are packed, and of what is sent again. Without what is missing of an order, or no longer goes with it.
 */
export async function selectSetAside(database: Database, productIds: readonly number[]) {
  const { rows } = await database.execute<{ productId: number; units: number }>(sql`
    with waiting as materialized (
      select ${orders.id} from ${orders} where ${withStatus.HELD}
      union all
      select ${orders.id} from ${orders} where ${withStatus.TO_PACK}
    ),
    line (product_id, units) as (
      select ${orderProducts.productId}, ${orderProducts.quantity}
        from waiting join ${orderProducts} on ${orderProducts.orderId} = waiting.id
      union all
      select ${orderItemProducts.productId}, ${orderItemProducts.quantity} * ${orderItems.quantity}
        from waiting join ${orderItems} on ${orderItems.orderId} = waiting.id
          join ${orderItemProducts} on ${orderItemProducts.orderItemId} = ${orderItems.id}
      union all
      select ${stockShortages.productId}, -${stockShortages.quantity}
        from waiting join ${stockShortages} on ${stockShortages.orderId} = waiting.id
      union all
      select ${orderGoods.productId}, -${orderCreditLines.quantity}
        from waiting join ${orderCredits} on ${orderCredits.orderId} = waiting.id
          join ${orderCreditLines} on ${orderCreditLines.creditId} = ${orderCredits.id}
          join ${orderGoods} on ${orderGoods.id} = ${orderCreditLines.goodsId}
        where ${orderCredits.voidedAt} is null and ${neverSent}
      union all
      select ${orderGoods.productId}, ${consignmentGoods.quantity}
        from ${consignments} join ${consignmentGoods} on ${consignmentGoods.consignmentId} = ${consignments.id}
          join ${orderGoods} on ${orderGoods.id} = ${consignmentGoods.goodsId}
        where ${consignments.claimId} is not null and ${consignments.packedAt} is null
    )
    select ${products.id} as "productId", sum(line.units)::int as units
      from line join ${products} on ${products.id} = line.product_id
      where ${isOneOf(products.id, productIds)}
      group by ${products.id} having sum(line.units) > 0 order by ${products.id}`)
  return rows
}
