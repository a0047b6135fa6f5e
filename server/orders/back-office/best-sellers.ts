import { type SQL, sql } from 'drizzle-orm'
import type { Period } from '../../back-office/periods.ts'
import type { Database } from '../../database/connect.ts'
import {
  orderItemProducts,
  orderItems,
  orderProducts,
  orders,
  packages,
  products,
} from '../../database/schema.ts'
import { withStatus } from './matching.ts'

/** Units sold, in how many orders, and the units sold up to the same point of the previous period. */
export type BestSeller = {
  id: number
  name: string
  units: number
  orders: number
  earlierUnits: number
}

const mostShown = 10

/** The best-selling products, on their own and in packages of any kind. */
export function bestSellingProducts(database: Database, period: Period): Promise<BestSeller[]> {
  const lines = sql`
    select ${orderProducts.productId}, ${orderProducts.quantity}, sold.id, sold.is_current
      from sold join ${orderProducts} on ${orderProducts.orderId} = sold.id
      where ${orderProducts.orderId} between ${firstSold} and ${lastSold}
    union all
    select ${orderItemProducts.productId}, ${orderItemProducts.quantity} * item.quantity, item.order_id, item.is_current
      from item join ${orderItemProducts} on ${orderItemProducts.orderItemId} = item.id
      where ${orderItemProducts.orderItemId} between (select min(id) from item) and (select max(id) from item)`
  return ranked(database, period, { lines, named: sql`${products}` })
}

/** The shop's best-selling packages. */
export function bestSellingPackages(database: Database, period: Period): Promise<BestSeller[]> {
  const lines = sql`
    select item.package_id, item.quantity, item.order_id, item.is_current
      from item where item.package_id is not null`
  return ranked(database, period, { lines, named: sql`${packages}` })
}

// Ids rise with time, so that with these bounds the database reads a small part of an index instead of all lines.
const firstSold = sql`(select min(id) from sold)`
const lastSold = sql`(select max(id) from sold)`

type Ranking = {
  /** Selects from `sold` or `item`, for each line: id, units, order id, and whether it is of the current period. */
  lines: SQL
  /** The table with the names. */
  named: SQL
}

async function ranked(database: Database, { current, earlier }: Period, { lines, named }: Ranking) {
  const { rows } = await database.execute<BestSeller>(sql`
    with sold as materialized (
      select ${orders.id}, ${orders.paidAt} >= ${current.from} as is_current from ${orders}
        where ${withStatus.SOLD} and (
          (${orders.paidAt} >= ${current.from} and ${orders.paidAt} < ${current.before})
          or (${orders.paidAt} >= ${earlier.from} and ${orders.paidAt} < ${earlier.before}))
    ),
    item as materialized (
      select ${orderItems.id}, ${orderItems.orderId}, ${orderItems.packageId}, ${orderItems.quantity}, sold.is_current
        from sold join ${orderItems} on ${orderItems.orderId} = sold.id
        where ${orderItems.orderId} between ${firstSold} and ${lastSold}
    ),
    line (id, units, order_id, is_current) as materialized (${lines}),
    best as (
      select id, sum(units) filter (where is_current)::int as units,
          coalesce(sum(units) filter (where not is_current), 0)::int as earlier_units
        from line group by id having bool_or(is_current)
        order by 2 desc, 1 limit ${mostShown}
    ),
    counted as (
      select line.id, count(distinct line.order_id)::int as orders
        from best join line on line.id = best.id where line.is_current group by line.id
    )
    select best.id, named.name, best.units, counted.orders, best.earlier_units as "earlierUnits"
      from best join counted on counted.id = best.id join ${named} as named on named.id = best.id
      order by best.units desc, best.id`)
  return rows
}
