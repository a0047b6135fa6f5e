import type { QueryResultRow } from 'pg'

/** Sends a statement to the database that is looked into. */
export type Ask = <Row extends QueryResultRow>(statement: string) => Promise<Row[]>

type Drift = { product: number; stock: number; ledger: number }

const drifts = `select p.id as product, p.stock_quantity as stock, coalesce(sum(m.change), 0)::int as ledger
  from products p left join stock_movements m on m.product_id = p.id
  group by p.id having p.stock_quantity <> coalesce(sum(m.change), 0)`

const overpaidRefunds = `select a.order_id as order, sum(r.amount_cents)::int as refunded, a.amount_cents as paid
  from refunds r join payment_attempts a on a.id = r.attempt_id
  group by a.id, r.gateway_payment_id having sum(r.amount_cents) > a.amount_cents`

const unpaidOrders = `select o.id as order from orders o where o.paid_at is not null and not exists
  (select from payment_attempts a join payment_notifications n on n.attempt_id = a.id
    where a.order_id = o.id and n.outcome = 'paid')`

/** What does not add up in the ledgers of stock and money, in words for a developer. */
export async function ledgerFaults(ask: Ask): Promise<string[]> {
  const overpaid = await ask<{ order: number; refunded: number; paid: number }>(overpaidRefunds)
  const unpaid = await ask<{ order: number }>(unpaidOrders)
  return [
    ...(await stockFaults(ask)),
    ...overpaid.map(
      ({ order, refunded, paid }) =>
        `order ${order}: refunds of ${refunded} for a payment of ${paid} cents`,
    ),
    ...unpaid.map(({ order }) => `order ${order} is paid, without a payment`),
  ]
}

/** Products whose stock is not what their ledger says. */
export async function stockFaults(ask: Ask): Promise<string[]> {
  return (await ask<Drift>(drifts)).map(
    ({ product, stock, ledger }) =>
      `product ${product} has a stock of ${stock}, and a ledger of ${ledger}`,
  )
}
