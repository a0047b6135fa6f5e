import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Cents } from '../../../domain/money/money.ts'
import { paymentOutcomes } from '../../../domain/payments/outcomes.ts'
import { atLeast, cents, createdAt, id, moment, version } from './columns.ts'
import { orders } from './orders.ts'

/** One attempt to pay an order at a payment gateway. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    orderId: integer().notNull(),
    /** The id of the gateway that it went to. */
    gateway: text().notNull(),
    /** What the gateway calls it; unique, because gateways need not check that themselves. */
    reference: text().notNull().unique(),
    /** The customer's own id for this attempt; asking twice with the same one starts nothing. */
    clientReference: text().notNull(),
    /** Opens the page that posts the signed form; unguessable, because that form names the customer. */
    token: uuid().notNull().unique().defaultRandom(),
    amountCents: cents().notNull(),
    startedAt: createdAt(),
    /** When the gateway was last asked what became of it. */
    askedAt: moment(),
    /** When it is to be asked next; null once that is no longer worth it. */
    askAt: moment(),
    /** Whether its order was seen to be paid; it is asked about after all that may still be paid. */
    foundPaid: boolean().notNull().default(false),
  },
  (row) => [
    // What is asked for at the gateway is the order's total.
    foreignKey({
      name: 'payment_attempts_amount',
      columns: [row.orderId, row.amountCents],
      foreignColumns: [orders.id, orders.totalCents],
    }),
    index('payment_attempts_to_ask')
      .on(row.gateway, row.foundPaid, row.askAt)
      .where(sql`${row.askAt} is not null`),
    unique('payment_attempts_once').on(row.orderId, row.clientReference),
    index('payment_attempts_order').on(row.orderId, row.startedAt),
  ],
)

/** Everything that gateways have said about attempts, proven to come from them, once. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    id: id(),
    attemptId: integer()
      .notNull()
      .references(() => paymentAttempts.id),
    gatewayPaymentId: text().notNull(),
    outcome: text({ enum: paymentOutcomes }).notNull(),
    /** What the gateway itself called it, for people to read: no rule looks at it. */
    gatewayCode: text().notNull(),
    method: text(),
    receivedAt: createdAt(),
  },
  (row) => [
    // Two outcomes that the shop does not know are the same only when the gateway calls them the same.
    uniqueIndex('payment_notifications_once').on(
      row.attemptId,
      row.gatewayPaymentId,
      row.outcome,
      sql`(case when ${row.outcome} = 'unknown' then ${row.gatewayCode} else '' end)`,
    ),
    check(
      'payment_notifications_outcome',
      sql`${row.outcome} in (${sql.raw(paymentOutcomes.map((outcome) => `'${outcome}'`).join(', '))})`,
    ),
    index('payment_notifications_age').on(row.receivedAt),
    index('payment_notifications_charged_back')
      .on(row.attemptId)
      .where(sql`${row.outcome} = 'chargedBack'`),
  ],
)

/**
 * Payments that a gateway has vouched for and the shop could not book: money that somebody has paid,
 * and that no order of the shop asked for in this amount.
 */
export const refusedPayments = pgTable(
  'refused_payments',
  {
    id: id(),
    /** The id of the gateway that vouches for it. */
    gateway: text().notNull(),
    /** What the gateway calls the attempt; one of the shop's own or not. */
    reference: text().notNull(),
    gatewayPaymentId: text().notNull(),
    amountCents: bigint({ mode: 'number' }).$type<Cents>().notNull(),
    currency: text().notNull(),
    reason: text({ enum: ['unknownPayment', 'wrongAmount', 'wrongCurrency'] }).notNull(),
    receivedAt: createdAt(),
    /** When an operator has dealt with it. */
    settledAt: moment(),
    /** The operator's address at that time. */
    settledBy: text(),
    /** What was done about it, in the operator's words. */
    settlementNote: text(),
    version: version(),
  },
  (row) => [
    unique('refused_payments_once').on(
      row.gateway,
      row.reference,
      row.gatewayPaymentId,
      row.reason,
    ),
    check(
      'refused_payments_settled',
      sql`num_nonnulls(${row.settledAt}, ${row.settledBy}, ${row.settlementNote}) in (0, 3)`,
    ),
    index('refused_payments_age').on(row.receivedAt),
  ],
)

/** A payment that goes back to the customer: written down before the gateway is told. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    attemptId: integer()
      .notNull()
      .references(() => paymentAttempts.id),
    gatewayPaymentId: text().notNull(),
    amountCents: cents().notNull(),
    way: text({ enum: ['GATEWAY', 'BY_HAND'] }).notNull(),
    requestedAt: createdAt(),
    /** When the gateway took it on, or an operator said that it is done. */
    settledAt: moment(),
    /** The gateway's number of the refund, or what the operator has written down of it. */
    reference: text(),
    /** Why the gateway did not take it on; it is then done by hand. */
    failure: text(),
  },
  (row) => [
    unique('refunds_once').on(row.attemptId, row.gatewayPaymentId),
    atLeast('refunds_amount', row.amountCents, 1),
    check('refunds_way', sql`${row.way} in ('GATEWAY', 'BY_HAND')`),
    index('refunds_order').on(row.orderId),
    index('refunds_open').on(row.orderId).where(sql`${row.settledAt} is null`),
  ],
)
