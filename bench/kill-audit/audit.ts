import { setTimeout as pause } from 'node:timers/promises'
import { type Cents, decimalText } from '../../domain/money/money.ts'
import { readOutbox } from '../../server/testing/read-mail.ts'
import { goodsFaults } from './audit-goods.ts'
import { claimFaults, moneyFaults } from './audit-money.ts'
import type { Memory } from './customers.ts'
import type { Gateway } from './gateway.ts'
import type { AuditedShop } from './shop.ts'

/** Fills the stock, so that nothing runs out. Returns the last order before the first customer. */
export async function takeOpening(shop: AuditedShop): Promise<number> {
  await shop.ask('update products set stock_quantity = 100000')
  const [last] = await shop.ask<{ id: number }>('select coalesce(max(id), 0) as id from orders')
  return last?.id ?? 0
}

const workInQueue = [
  'send-mail',
  'mail-completion',
  'mail-packing',
  'mail-replacement',
  'refund-payment',
]
const unfinishedWork = `select count(*)::int as count from pgboss.job
  where name = any($1) and state in ('created', 'retry', 'active')`
const unpaidReferences = `select a.reference from payment_attempts a
  join orders o on o.id = a.order_id where o.paid_at is null`

/**
 * Waits until all mails are sent, all refunds made and all payments known: interrupted jobs are resumed after two
 * minutes. What waits for some minutes, in which it can be undone, is done at once. It gives up when the work has not become less for
 * some minutes: the gateway takes few calls a minute, so many refunds take long.
 */
export async function settle(shop: AuditedShop, gateway: Gateway): Promise<void> {
  await shop.ask('update pgboss.job set start_after = now() where name = any($1)', [workInQueue])
  let least = Infinity
  let deadline = Infinity
  while (Date.now() < deadline) {
    const [work] = await shop.ask<{ count: number }>(unfinishedWork, [workInQueue])
    const unpaid = await shop.ask<{ reference: string }>(unpaidReferences)
    const booked = new Set(gateway.payments.map((payment) => payment.reference))
    const isUnknown = unpaid.some(({ reference }) => booked.has(reference))
    if (work?.count === 0 && !isUnknown) return
    if (work && work.count < least) {
      least = work.count
      deadline = Date.now() + 6 * 60_000
    }
    await pause(1_000)
  }
}

type AuditedOrder = {
  id: number
  reference: string
  total: Cents
  lines: number
  asked: number[]
  paid: boolean
  placedEvents: number
  paidEvents: number
  paidAgainEvents: number
  payments: string[] | null
  declines: number
  hasLeft: boolean
  isChanged: boolean
  sentAgain: number
  isCancelled: boolean
}

const auditedOrders = `select o.id, o.client_reference as reference, o.total_cents as total,
    (select coalesce(sum((price_cents - discount_cents) * quantity), 0)::int from order_items where order_id = o.id) +
    (select coalesce(sum(unit_price_cents * quantity), 0)::int from order_products where order_id = o.id) as lines,
    array(select amount_cents from payment_attempts where order_id = o.id) as asked,
    o.paid_at is not null as paid,
    (select count(*)::int from order_events where order_id = o.id and kind = 'PLACED') as "placedEvents",
    (select count(*)::int from order_events where order_id = o.id and kind = 'PAID') as "paidEvents",
    (select count(*)::int from order_events where order_id = o.id and kind = 'PAID_AGAIN') as "paidAgainEvents",
    array(select n.gateway_payment_id from payment_notifications n join payment_attempts a on a.id = n.attempt_id
      where a.order_id = o.id and n.outcome = 'paid') as payments,
    (select count(*)::int from payment_notifications n join payment_attempts a on a.id = n.attempt_id
      where a.order_id = o.id and n.outcome = 'failed') as declines,
    o.completed_at is not null as "hasLeft",
    o.cancelled_at is not null as "isCancelled",
    exists (select from consignments c join consignment_goods l on l.consignment_id = c.id where c.order_id = o.id
      and c.claim_id is null and c.packed_at is not null and l.picked < l.quantity) as "isChanged",
    (select count(*)::int from consignments c where c.order_id = o.id and c.claim_id is not null and c.left_at is not null
      and exists (select from consignment_goods l where l.consignment_id = c.id and l.picked > 0)) as "sentAgain"
  from orders o where o.id > $1 order by o.id`

/** Compares what the shop has stored with what it acknowledged, with the gateway's books and with the mails. */
export async function audit(
  shop: AuditedShop,
  gateway: Gateway,
  memory: Memory,
  lastOrderId: number,
) {
  const orders = await shop.ask<AuditedOrder>(auditedOrders, [lastOrderId])
  const mails = await readOutbox(`${shop.folder}/outbox`)
  const faults = [
    ...orderFaults(orders, memory),
    ...paymentFaults(orders, gateway),
    ...(await goodsFaults(shop, lastOrderId)),
    ...(await moneyFaults(shop, gateway, lastOrderId)),
    ...(await claimFaults(shop, memory)),
    ...mailFaults(
      orders,
      mails.map(({ subject }) => subject),
    ),
    ...(await queueFaults(shop)),
  ]
  return {
    counts: {
      acknowledged: memory.acknowledged.size,
      orders: orders.length,
      paid: orders.filter((order) => order.paid).length,
      declined: orders.filter((order) => order.declines > 0).length,
      completed: orders.filter((order) => order.hasLeft).length,
      changed: orders.filter((order) => order.isChanged).length,
      cancelled: orders.filter((order) => order.isCancelled).length,
      claims: memory.claimed.size,
      'sent again': orders.reduce((sum, order) => sum + order.sentAgain, 0),
      payments: gateway.payments.length,
      refunded: gateway.payments.filter(({ refundedCents }) => refundedCents > 0).length,
      mails: mails.length,
    },
    faults,
  }
}

/** Checks that nothing acknowledged is lost, nothing is stored twice, and amounts add up. */
function orderFaults(orders: readonly AuditedOrder[], { acknowledged, sent }: Memory): string[] {
  const byReference = Map.groupBy(orders, (order) => order.reference)
  const lost = [...acknowledged].flatMap(([reference, total]) => {
    const [order] = byReference.get(reference) ?? []
    if (!order) return `order ${reference} was acknowledged and is lost`
    return decimalText(order.total) === total ? [] : `order ${order.id} has another total`
  })
  const wrong = orders.flatMap((order) => {
    const { id, reference, total, lines, asked, placedEvents } = order
    return [
      ...((byReference.get(reference)?.length ?? 0) > 1 ? [`order ${id} exists twice`] : []),
      ...(sent.has(reference) ? [] : [`order ${id} was sent by no customer`]),
      ...(lines === total ? [] : [`the lines of order ${id} add up to ${lines}, not ${total}`]),
      ...(asked.length > 0 && asked.every((amount) => amount === total)
        ? []
        : [`order ${id} over ${total} was sent to the gateway with ${asked}`]),
      ...(placedEvents === 1 ? [] : [`order ${id} was placed ${placedEvents} times`]),
    ]
  })
  return [...lost, ...wrong]
}

/** Checks that every payment in the gateway's books is known, once, and no order is paid without one. */
function paymentFaults(orders: readonly AuditedOrder[], { payments }: Gateway): string[] {
  const booked = Map.groupBy(payments, ({ reference }) => Number(reference.split('-')[0]))
  return orders.flatMap((order) => {
    const { id, paid, paidEvents, paidAgainEvents } = order
    const inBooks = (booked.get(id) ?? []).map((payment) => payment.paymentId)
    const known = order.payments ?? []
    return [
      ...(inBooks.length > 1 ? [`order ${id} was charged ${inBooks.length} times`] : []),
      ...(paid === inBooks.length > 0
        ? []
        : [`order ${id} is ${paid ? 'paid without a payment' : 'unpaid despite its payment'}`]),
      ...(paidEvents === (paid ? 1 : 0) ? [] : [`order ${id} became paid ${paidEvents} times`]),
      ...(paidAgainEvents === 0 ? [] : [`order ${id} was paid again`]),
      ...(known.join() === inBooks.join()
        ? []
        : [`order ${id} knows the payments ${known}, the gateway ${inBooks}`]),
    ]
  })
}

/** Checks that each letter was sent exactly once. */
function mailFaults(orders: readonly AuditedOrder[], subjects: readonly string[]): string[] {
  const sent = Map.groupBy(subjects, (subject) => subject)
  return orders.flatMap(({ id, paid, declines, hasLeft, isChanged, sentAgain }) => {
    const expected: [string, number][] = [
      [`Your order #${id} at JOY Box`, 1],
      [`We have received your payment for order #${id}`, paid ? 1 : 0],
      [`Your payment for order #${id} did not go through`, declines],
      [`Your order #${id} is packed, with a change`, isChanged ? 1 : 0],
      [`Your order #${id} is packed and on its way`, hasLeft ? 1 : 0],
      [`What we send you again of order #${id} is on its way`, sentAgain],
    ]
    return expected.flatMap(([subject, times]) => {
      const actual = sent.get(subject)?.length ?? 0
      return actual === times ? [] : `"${subject}" was mailed ${actual} times instead of ${times}`
    })
  })
}

async function queueFaults(shop: AuditedShop): Promise<string[]> {
  const rows = await shop.ask<{ name: string; state: string; count: number }>(
    `select name, state::text, count(*)::int as count from pgboss.job
      where name = any($1) and state <> 'completed' group by name, state`,
    [[...workInQueue, 'undeliverable-mail']],
  )
  return rows.map(({ name, state, count }) => `${count} jobs of ${name} are ${state}`)
}
