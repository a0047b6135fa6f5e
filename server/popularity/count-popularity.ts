import { sql } from 'drizzle-orm'
import { leastOrdersTogether, mostOrdersCounted } from '../../domain/limits.ts'
import { boughtTogether, orderProducts, orders, productPopularity } from '../database/schema.ts'
import type { Shop } from '../shop.ts'

/** How many neighbours of a product are stored: more than its page shows, as some may be out of stock. */
const mostNeighbours = 12

/**
 * Counts in how many recent paid orders each single product is, and which are in an order together. What packages
 * contain does not count: it is there by the shop's choice. A pair in very few orders is left out, since it would tell
 * what one customer bought.
 */
export function countPopularity({ database }: Pick<Shop, 'database'>): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`
      create temporary table bought on commit drop as
      select distinct order_id, product_id from ${orderProducts}
      where order_id in (
        select id from ${orders} where paid_at is not null and cancelled_at is null
        order by id desc limit ${mostOrdersCounted}
      )`)
    await tx.delete(productPopularity)
    await tx.execute(sql`
      insert into ${productPopularity} (product_id, orders)
      select product_id, count(*) from bought group by product_id`)
    await tx.delete(boughtTogether)
    await tx.execute(sql`
      with counted as (
        select one.product_id, other.product_id as with_product_id, count(*) as orders
        from bought one join bought other
          on other.order_id = one.order_id and other.product_id <> one.product_id
        group by 1, 2 having count(*) >= ${leastOrdersTogether}
      ), ranked as (
        select *, row_number() over (partition by product_id order by orders desc, with_product_id) as rank
        from counted
      )
      insert into ${boughtTogether} (product_id, with_product_id, orders)
      select product_id, with_product_id, orders from ranked where rank <= ${mostNeighbours}`)
  })
}
