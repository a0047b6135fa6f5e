import { type SQL, sql } from 'drizzle-orm'
import type { Cents } from '../../domain/money/money.ts'
import { shop as facts } from '../../domain/shop.ts'
import type { Readable, Transaction } from '../database/connect.ts'
import {
  orders,
  paymentAttempts,
  paymentNotifications,
  refunds,
  refusedPayments,
} from '../database/schema.ts'
import { isOpenRefund } from './open-refunds.ts'
import { creditedOfOrder } from './order-money.ts'
import { leftCents, moneyOfPayment } from './received-payments.ts'

export type Difference = {
  kind:
    | 'ORDER_WITHOUT_PAYMENT'
    | 'PAYMENT_WITHOUT_ORDER'
    | 'UNKNOWN_ORDER'
    | 'WRONG_AMOUNT'
    | 'WRONG_CURRENCY'
    | 'PAID_TOO_MUCH'
    | 'TAKEN_BACK'
    | 'REFUND_OPEN'
  /** Null when the gateway's reference belongs to no order of the shop. */
  orderId: number | null
  paymentId: string | null
  cents: Cents
  currency: string
  at: Date
  /** For a payment that the shop could not book; null for all others, which disappear when they are resolved. */
  refusedPaymentId: number | null
  version: number | null
  settledAt: Date | null
  settledBy: string | null
  note: string | null
}

const mostShown = 100
/** A month of payments. */
export const daysCompared = 31

/**
 * Differences between gateway and orders, newest first: among payments since then, every refund that is not done,
 * and every payment that could not be booked and that no operator has dealt with.
 */
export function selectDifferences(database: Readable, since: Date) {
  return read(
    database,
    sql`reported as materialized (
      select ${paymentNotifications.id}, ${paymentNotifications.outcome}, ${paymentNotifications.receivedAt},
          ${paymentNotifications.gatewayPaymentId}, ${paymentNotifications.attemptId},
          ${paymentAttempts.orderId}, ${paymentAttempts.amountCents}
        from ${paymentNotifications}
        join ${paymentAttempts} on ${paymentAttempts.id} = ${paymentNotifications.attemptId}
        where ${paymentNotifications.receivedAt} >= ${since}
          and ${paymentNotifications.outcome} in ('paid', 'chargedBack', 'refunded')
    ),
    sold as materialized (
      select ${orders.id}, ${orders.totalCents}, ${orders.paidAt} from ${orders}
        where ${orders.paidAt} >= ${since} and ${orders.cancelledAt} is null
    ),
    -- Only orders that are not in both lists are looked up one by one; they are few.
    unreported as materialized (
      select * from sold where not exists (
        select from reported where reported.order_id = sold.id and reported.outcome = 'paid')
    ),
    refunded as materialized (
      select ${refunds.attemptId}, ${refunds.gatewayPaymentId}, sum(${refunds.amountCents})::int as cents,
          coalesce(sum(${refunds.amountCents}) filter (where ${refunds.settledAt} is not null), 0)::int as made
        from ${refunds} where exists (
          select from reported where reported.attempt_id = ${refunds.attemptId}
            and reported.gateway_payment_id = ${refunds.gatewayPaymentId})
        group by ${refunds.attemptId}, ${refunds.gatewayPaymentId}
    ),
    paid as materialized (
      select reported.*, count(*) over (partition by reported.order_id) as times
        from reported where reported.outcome = 'paid'
    ),
    -- Paid once and for an order that is sold is as it should be; the few others are looked at closely.
    kept as materialized (
      select doubtful.id, doubtful.order_id, doubtful.gateway_payment_id, doubtful.received_at, doubtful.amount_cents,
          ${leftCents} as left_cents
        from paid as doubtful
          join ${paymentNotifications} on ${paymentNotifications.id} = doubtful.id
          join ${paymentAttempts} on ${paymentAttempts.id} = doubtful.attempt_id
          cross join ${moneyOfPayment}
        where times > 1 or not exists (select from sold where sold.id = doubtful.order_id)
    ),
    surplus as (
      select kept.*, least(kept.left_cents, sum(kept.left_cents) over (partition by kept.order_id order by kept.id)
          - case when paying.cancelled_at is null then paying.total_cents - paying.credited else 0 end)::int as over,
          paying.paid_at
        from kept cross join lateral (
          select ${orders.paidAt}, ${orders.cancelledAt}, ${orders.totalCents}, ${creditedOfOrder} as credited
            from ${orders} where ${orders.id} = kept.order_id limit 1
        ) as paying where kept.left_cents > 0
    ),
    difference ${columns} as (
      select 'ORDER_WITHOUT_PAYMENT', unreported.id, null, unreported.total_cents::bigint, ${facts.currency}, unreported.paid_at,
          null::integer
        from unreported left join lateral (
          select true as is_reported from ${paymentAttempts}
            join ${paymentNotifications} on ${paymentNotifications.attemptId} = ${paymentAttempts.id}
            where ${paymentAttempts.orderId} = unreported.id and ${paymentNotifications.outcome} = 'paid'
            limit 1) as before on true
        where before.is_reported is null
      union all
      select case when paid_at is null then 'PAYMENT_WITHOUT_ORDER' else 'PAID_TOO_MUCH' end,
          order_id, gateway_payment_id, case when paid_at is null then left_cents else over end, ${facts.currency},
          received_at, null
        from surplus where paid_at is null or over > 0
      union all
      -- A report of a refund is about the shop's own refunds, if there are any; a chargeback takes what they have left. If that
      -- is nothing, it takes the payment once more, also of a cancelled order.
      select 'TAKEN_BACK', reported.order_id, reported.gateway_payment_id,
          reported.amount_cents - case when refunded.made < reported.amount_cents then refunded.made else 0 end,
          ${facts.currency}, reported.received_at, null
        from reported join ${orders} on ${orders.id} = reported.order_id
          left join refunded on refunded.attempt_id = reported.attempt_id
            and refunded.gateway_payment_id = reported.gateway_payment_id
        where case reported.outcome
          when 'chargedBack' then ${orders.cancelledAt} is null or refunded.made = reported.amount_cents
          when 'refunded' then ${orders.cancelledAt} is null and refunded.cents is null
          else false end
      union all
      ${refusedThat(sql`${refusedPayments.settledAt} is null`)}
      union all
      select 'REFUND_OPEN', ${refunds.orderId}, ${refunds.gatewayPaymentId}, ${refunds.amountCents},
          ${facts.currency}, ${refunds.requestedAt}, null
        from ${refunds} where ${isOpenRefund}
    )`,
  )
}

/** The payments that could not be booked and that an operator has dealt with, newest first. */
export function selectSettled(database: Readable) {
  const settled = refusedThat(sql`${refusedPayments.settledAt} is not null`)
  return read(database, sql`difference ${columns} as (${settled})`)
}

/** A payment that could not be booked, dealt with or not. */
export async function findRefusedPayment(tx: Transaction, id: number) {
  const wanted = refusedThat(sql`${refusedPayments.id} = ${id}`)
  const { items } = await read(tx, sql`difference ${columns} as (${wanted})`)
  return items[0]
}

const columns = sql.raw('(kind, order_id, payment_id, cents, currency, at, refused_id)')

function refusedThat(condition: SQL): SQL {
  return sql`select case ${refusedPayments.reason} when 'unknownPayment' then 'UNKNOWN_ORDER'
            when 'wrongAmount' then 'WRONG_AMOUNT' else 'WRONG_CURRENCY' end,
          ${paymentAttempts.orderId}, ${refusedPayments.gatewayPaymentId}, ${refusedPayments.amountCents},
          ${refusedPayments.currency}, ${refusedPayments.receivedAt}, ${refusedPayments.id}
        from ${refusedPayments}
        left join ${paymentAttempts} on ${paymentAttempts.reference} = ${refusedPayments.reference}
          and ${paymentAttempts.gateway} = ${refusedPayments.gateway}
        where ${condition}`
}

/** @returns the latest 100 differences and how many there are */
async function read(database: Readable, difference: SQL) {
  const { rows } = await database.execute<Difference & { total: number }>(sql`with ${difference}
    select kind, order_id as "orderId", payment_id as "paymentId", cents::float8, difference.currency, at,
        refused_id as "refusedPaymentId", ${refusedPayments.version}, ${refusedPayments.settledAt} as "settledAt",
        ${refusedPayments.settledBy} as "settledBy", ${refusedPayments.settlementNote} as note,
        count(*) over ()::int as total
      from difference left join ${refusedPayments} on ${refusedPayments.id} = refused_id
      order by coalesce(${refusedPayments.settledAt}, at) desc, order_id desc, kind limit ${mostShown}`)
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ total: _, ...difference }) => difference),
  }
}
