import { stockFaults } from '../../server/backup/ledger-faults.ts'
import type { AuditedShop } from './shop.ts'

type Difference = { order: number; product: number; moved: number; due: number }

/** What each order has of each product, by the ledger and by what is known of the order. */
const differences = `with due as (
    select order_id, product_id, sum(units)::int as units from (
      select i.order_id, p.product_id, p.quantity * i.quantity as units from order_item_products p
        join order_items i on i.id = p.order_item_id
      union all select order_id, product_id, quantity from order_products
      union all select order_id, product_id, -quantity from stock_shortages
      union all select c.order_id, g.product_id, -(l.quantity - l.picked) from consignment_goods l
        join consignments c on c.id = l.consignment_id join order_goods g on g.id = l.goods_id
        where c.claim_id is null and c.packed_at is not null
      union all select c.order_id, g.product_id, l.quantity - l.short from consignment_goods l
        join consignments c on c.id = l.consignment_id join order_goods g on g.id = l.goods_id
        where c.claim_id is not null
      union all select c.order_id, s.product_id, s.units from substitutes s
        join consignments c on c.id = s.consignment_id
    ) parts join orders o on o.id = parts.order_id
    where o.cancelled_at is null and (o.paid_at is not null or o.stock_held_until is not null)
    group by order_id, product_id
  ), moved as (
    select order_id, product_id, -sum(change)::int as units from stock_movements
      where order_id is not null group by order_id, product_id
  )
  select coalesce(due.order_id, moved.order_id) as order, coalesce(due.product_id, moved.product_id) as product,
    coalesce(moved.units, 0) as moved, coalesce(due.units, 0) as due
  from due full join moved using (order_id, product_id)
  where coalesce(due.order_id, moved.order_id) > $1 and coalesce(moved.units, 0) <> coalesce(due.units, 0)`

type Full = { slot: number; orders: number; capacity: number }

// Orders that go together hold one place.
const places = 'count(distinct coalesce(o.adds_to_order_id, o.id))'
const overfull = `select s.id as slot, s.capacity, ${places}::int as orders from delivery_slots s
  join orders o on o.slot_id = s.id and o.cancelled_at is null
    and (o.paid_at is not null or o.stock_held_until is not null)
  group by s.id having ${places} > s.capacity`

/** Checks that the ledger is the stock, that each order has taken what it has, and that no time has too many orders. */
export async function goodsFaults({ ask }: AuditedShop, lastOrderId: number): Promise<string[]> {
  const wrong = await ask<Difference>(differences, [lastOrderId])
  const drifted = await stockFaults(ask)
  const full = await ask<Full>(overfull)
  return [
    ...wrong.map(
      ({ order, product, moved, due }) =>
        `order ${order} has taken ${moved} of product ${product} instead of ${due}`,
    ),
    ...drifted,
    ...full.map(
      ({ slot, orders, capacity }) => `the time ${slot} has ${orders} orders in ${capacity} places`,
    ),
  ]
}
