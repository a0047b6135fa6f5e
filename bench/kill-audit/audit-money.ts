import type { Memory } from './customers.ts'
import type { Gateway } from './gateway.ts'
import type { AuditedShop } from './shop.ts'

type Money = {
  id: number
  due: number
  received: number
  asked: number
  settled: number
  unknown: number
  byHand: number
}

const moneyOfOrders = `select o.id,
    case when o.cancelled_at is null then o.total_cents - (select coalesce(sum(amount_cents), 0)::int
      from order_credits where order_id = o.id and voided_at is null) else 0 end as due,
    (select coalesce(sum(a.amount_cents), 0)::int from payment_notifications n
      join payment_attempts a on a.id = n.attempt_id where a.order_id = o.id and n.outcome = 'paid') as received,
    coalesce(sum(r.amount_cents), 0)::int as asked,
    coalesce(sum(r.amount_cents) filter (where r.settled_at is not null), 0)::int as settled,
    coalesce(sum(r.amount_cents) filter (where r.settled_at is null and r.unknown_since is not null), 0)::int as unknown,
    coalesce(sum(r.amount_cents) filter (where r.way = 'BY_HAND'), 0)::int as "byHand"
  from orders o left join refunds r on r.order_id = o.id
  where o.id > $1 and o.paid_at is not null group by o.id`

/**
 * Checks that what must go back of each order was asked for once, and that the gateway has given back just that. It may
 * also have given back a part of which the shop says that it does not know.
 */
export async function moneyFaults(
  { ask }: AuditedShop,
  { payments }: Gateway,
  lastOrderId: number,
) {
  const orders = await ask<Money>(moneyOfOrders, [lastOrderId])
  const booked = Map.groupBy(payments, ({ reference }) => Number(reference.split('-')[0]))
  return orders.flatMap(({ id, due, received, asked, settled, unknown, byHand }) => {
    const returned = (booked.get(id) ?? []).reduce(
      (all, { refundedCents }) => all + refundedCents,
      0,
    )
    return [
      ...(received - asked === due
        ? []
        : [`order ${id}: of ${received} there are refunds of ${asked}, and ${due} is due`]),
      ...(returned >= settled && returned <= settled + unknown
        ? []
        : [`order ${id}: the gateway gave back ${returned}, the shop knows ${settled}`]),
      ...(settled + unknown === asked
        ? []
        : [`order ${id}: of refunds of ${asked} only ${settled} are made, ${unknown} unknown`]),
      ...(byHand === 0 ? [] : [`order ${id}: ${byHand} is to be given back by hand`]),
    ]
  })
}

type Decided = {
  order: number
  decided: number
  credited: number
  again: number
  sent: number
  short: number
}

/** Units that claims give back or send again, and what became of that. */
const claimsOfOrders = `select o.id as order,
    (select coalesce(sum(l.decided_units), 0)::int from claim_lines l join claims c on c.id = l.claim_id
      where c.order_id = o.id and l.decision = 'REFUNDED') as decided,
    (select coalesce(sum(l.quantity), 0)::int from order_credit_lines l join order_credits c on c.id = l.credit_id
      where c.order_id = o.id and c.kind = 'CLAIM' and c.voided_at is null) as credited,
    (select coalesce(sum(l.decided_units), 0)::int from claim_lines l join claims c on c.id = l.claim_id
      where c.order_id = o.id and l.decision = 'REPLACED') as again,
    (select coalesce(sum(l.quantity), 0)::int from consignment_goods l join consignments c on c.id = l.consignment_id
      where c.order_id = o.id and c.claim_id is not null) as sent,
    (select coalesce(sum(l.short), 0)::int from consignment_goods l join consignments c on c.id = l.consignment_id
      where c.order_id = o.id and c.claim_id is not null) as short
  from orders o where exists (select from claims c where c.order_id = o.id)`

/** Checks that each claim is there once, and was given back or is sent again as it was decided. */
export async function claimFaults({ ask }: AuditedShop, { claimed }: Memory): Promise<string[]> {
  const stored = await ask<{ key: string; lines: number }>(
    'select request_key as key, count(*)::int as lines from claim_lines group by request_key',
  )
  const linesOf = new Map(stored.map(({ key, lines }) => [key, lines]))
  const orders = await ask<Decided>(claimsOfOrders)
  return [
    ...[...claimed].flatMap((key) =>
      linesOf.get(key) === 1 ? [] : [`the claim ${key} is there ${linesOf.get(key) ?? 0} times`],
    ),
    ...orders.flatMap(({ order, decided, credited, again, sent, short }) => [
      ...(decided + short === credited
        ? []
        : [`order ${order}: ${decided} claimed and ${short} missing, ${credited} credited`]),
      ...(again === sent ? [] : [`order ${order}: ${again} to be sent again, ${sent} packed`]),
    ]),
  ]
}
