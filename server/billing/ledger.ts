import { and, eq, gte, isNotNull, lt, not, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core'
import type { LedgerKind } from '../../domain/billing/ledger.ts'
import { type Cents, wholeCents } from '../../domain/money/money.ts'
import type { Span } from '../back-office/periods.ts'
import type { Database } from '../database/connect.ts'
import {
  orderCredits,
  orders,
  paymentAttempts,
  paymentNotifications,
  refunds,
} from '../database/schema.ts'

/** Something that was charged or paid, with the number of the gateway where money moved. */
export type LedgerRow = {
  at: Date
  kind: LedgerKind
  orderId: number
  creditId: number | null
  gateway: string | null
  paymentId: string | null
  amountCents: Cents
}

const noNumber = sql<number | null>`null::integer`
const noText = sql<string | null>`null::text`

const literal = (kind: LedgerKind) => sql<LedgerKind>`${sql.raw(`'${kind}'`)}`

const charged = (kind: LedgerKind, at: PgColumn, amount: SQL<Cents>, creditId?: PgColumn) => ({
  at: sql<Date>`${at}`.mapWith(orders.placedAt).as('at'),
  kind: literal(kind).as('kind'),
  orderId: sql<number>`${creditId ? orderCredits.orderId : orders.id}`.as('order_id'),
  creditId: (creditId ? sql<number | null>`${creditId}` : noNumber).as('credit_id'),
  gateway: noText.as('gateway'),
  paymentId: noText.as('payment_id'),
  amountCents: amount.mapWith((amount) => wholeCents(Number(amount))).as('amount_cents'),
})

const moved = (kind: LedgerKind, at: PgColumn, paymentId: PgColumn, amount: SQL<Cents>) => ({
  ...charged(kind, at, amount),
  orderId: sql<number>`${paymentAttempts.orderId}`.as('order_id'),
  gateway: sql<string | null>`${paymentAttempts.gateway}`.as('gateway'),
  paymentId: sql<string | null>`${paymentId}`.as('payment_id'),
})

/** The credits of an order that count. */
const credited = sql`(select coalesce(sum(${orderCredits.amountCents}), 0) from ${orderCredits}
  where ${orderCredits.orderId} = ${orders.id} and ${orderCredits.voidedAt} is null)`

/** A payment of a cancelled order is for nothing: it goes back, and is not invoiced. */
const isInvoiced = and(
  isNotNull(orders.paidAt),
  sql`(${orders.cancelledAt} is null or ${orders.cancelledAt} > ${orders.paidAt})`,
)

const isRefundedByShop = sql`exists (select from ${refunds}
  where ${refunds.attemptId} = ${paymentNotifications.attemptId}
    and ${refunds.gatewayPaymentId} = ${paymentNotifications.gatewayPaymentId})`

/** Only money that is in the books as received can leave them: the shop may hear of a payment when it is back already. */
const isReceived = sql`exists (select from ${paymentNotifications} as received
  where received.attempt_id = ${paymentNotifications.attemptId}
    and received.gateway_payment_id = ${paymentNotifications.gatewayPaymentId}
    and received.outcome = 'paid')`

/** Reported before this about the payment of the outer query. */
const isReportedBefore = (outcome: 'chargedBack' | 'refunded') =>
  sql`exists (select from ${paymentNotifications} as earlier
    where earlier.attempt_id = ${paymentNotifications.attemptId}
      and earlier.gateway_payment_id = ${paymentNotifications.gatewayPaymentId}
      and earlier.outcome = ${outcome} and earlier.received_at <= ${paymentNotifications.receivedAt})`

/**
 * What a chargeback took: what refunds had left of the payment by then. Of those that were made or found out later it must not
 * depend, or the books of past months would change.
 */
const takenCents = sql<Cents>`(case when ${isRefundedByShop} then ${paymentAttempts.amountCents} - (
    select coalesce(sum(${refunds.amountCents}), 0) from ${refunds}
      where ${refunds.attemptId} = ${paymentNotifications.attemptId}
        and ${refunds.gatewayPaymentId} = ${paymentNotifications.gatewayPaymentId}
        and ${refunds.settledAt} <= ${paymentNotifications.receivedAt})
  when ${isReportedBefore('refunded')} then 0 else ${paymentAttempts.amountCents} end)`

type Bounds = { from?: Date | undefined; before: Date }

/** Everything that was charged and paid in a time, from the rows that orders and payments are made of. */
function ledgerOf(database: Database, { from, before }: Bounds) {
  const within = (column: PgColumn, ...further: (SQL | undefined)[]) =>
    and(lt(column, before), from && gte(column, from), ...further)
  const { paidAt, cancelledAt, totalCents } = orders
  const { receivedAt, gatewayPaymentId, outcome } = paymentNotifications
  const rest = sql<Cents>`${totalCents} - ${credited}`
  const whole = (column: PgColumn) => sql<Cents>`${column}`

  const creditsAt = (kind: LedgerKind, at: PgColumn) =>
    database
      .select(charged(kind, at, whole(orderCredits.amountCents), orderCredits.id))
      .from(orderCredits)
      .where(within(at))
  const reported = (kind: LedgerKind, amount: SQL<Cents>) =>
    database
      .select(moved(kind, receivedAt, gatewayPaymentId, amount))
      .from(paymentNotifications)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentNotifications.attemptId))

  return unionAll(
    database
      .select(charged('INVOICE', paidAt, whole(totalCents)))
      .from(orders)
      .where(within(paidAt, isInvoiced)),
    database
      .select(charged('CANCELLATION', cancelledAt, rest))
      .from(orders)
      .where(within(cancelledAt, isInvoiced, sql`${rest} > 0`)),
    creditsAt('CREDIT_NOTE', orderCredits.at),
    creditsAt('DEBIT_NOTE', orderCredits.voidedAt),
    reported('PAYMENT', whole(paymentAttempts.amountCents)).where(
      within(receivedAt, eq(outcome, 'paid')),
    ),
    // Made in the gateway's own portal. What a chargeback has taken cannot go back there once more.
    reported('REFUND', whole(paymentAttempts.amountCents)).where(
      within(
        receivedAt,
        eq(outcome, 'refunded'),
        isReceived,
        not(isRefundedByShop),
        not(isReportedBefore('chargedBack')),
      ),
    ),
    // Also one that took nothing that the shop still had: it is to be looked into.
    reported('CHARGEBACK', takenCents).where(
      within(receivedAt, eq(outcome, 'chargedBack'), isReceived),
    ),
    database
      .select(
        moved('REFUND', refunds.settledAt, refunds.gatewayPaymentId, whole(refunds.amountCents)),
      )
      .from(refunds)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
      .where(within(refunds.settledAt)),
  )
}

/** What happened within a span, the earliest first. */
export async function selectLedger(database: Database, span: Span): Promise<LedgerRow[]> {
  const rows = await ledgerOf(database, span)
  return rows.sort(
    (one, other) =>
      one.at.getTime() - other.at.getTime() ||
      one.orderId - other.orderId ||
      one.kind.localeCompare(other.kind),
  )
}

export type LedgerSum = { kind: LedgerKind; gateway: string | null; cents: Cents }

/** What each kind comes to, at each gateway, within a span or up to a moment. */
export async function sumLedger(database: Database, bounds: Bounds): Promise<LedgerSum[]> {
  const ledger = ledgerOf(database, bounds).as('ledger')
  return database
    .select({
      kind: ledger.kind,
      gateway: ledger.gateway,
      cents: sql`sum(${ledger.amountCents})`.mapWith((cents) => wholeCents(Number(cents))),
    })
    .from(ledger)
    .groupBy(ledger.kind, ledger.gateway)
    .orderBy(ledger.kind, ledger.gateway)
}
