import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { atLeast, createdAt, id, moment, version } from './columns.ts'
import { orders } from './orders.ts'

/** One visit to the payment gateway. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    orderId: integer().notNull(),
    /** The `order_id` the gateway knows; unique, because the gateway does not ask for that itself. */
    reference: text().notNull().unique(),
    /** The customer's own id for this attempt; asking twice with the same one starts nothing. */
    clientReference: text().notNull(),
    /** Opens the page that posts the signed form; unguessable, because that form names the customer. */
    token: uuid().notNull().unique().defaultRandom(),
    amountCents: integer().notNull(),
    startedAt: createdAt(),
    /** When the gateway was last asked what became of it. */
    askedAt: moment(),
    /** When it is to be asked next; null once that is no longer worth it. */
    askAt: moment(),
    /** Whether its order was seen to be paid; it is asked about after all that may still be paid. */
    foundPaid: boolean().notNull().default(false),
  },
  (row) => [
    // What is asked for at the gateway is what the order comes to.
    foreignKey({
      name: 'payment_attempts_amount',
      columns: [row.orderId, row.amountCents],
      foreignColumns: [orders.id, orders.totalCents],
    }),
    index('payment_attempts_to_ask')
      .on(row.foundPaid, row.askAt)
      .where(sql`${row.askAt} is not null`),
    unique('payment_attempts_once').on(row.orderId, row.clientReference),
    index('payment_attempts_order').on(row.orderId, row.startedAt),
  ],
)

/** Every verified notification of the gateway, once. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    id: id(),
    attemptId: integer()
      .notNull()
      .references(() => paymentAttempts.id),
    gatewayPaymentId: text().notNull(),
    statusCode: smallint().notNull(),
    method: text(),
    receivedAt: createdAt(),
  },
  (row) => [
    unique('payment_notifications_once').on(row.attemptId, row.gatewayPaymentId, row.statusCode),
    index('payment_notifications_age').on(row.receivedAt),
    index('payment_notifications_charged_back')
      .on(row.attemptId)
      .where(sql`${row.statusCode} = -3`),
  ],
)

/**
 * Payments that the gateway has vouched for and the shop could not book: money that somebody has paid,
 * and that no order of the shop asked for in this amount.
 */
export const refusedPayments = pgTable(
  'refused_payments',
  {
    id: id(),
    /** What the gateway calls the order; one of the shop's own visits or not. */
    reference: text().notNull(),
    gatewayPaymentId: text().notNull(),
    amountCents: bigint({ mode: 'number' }).notNull(),
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
    unique('refused_payments_once').on(row.reference, row.gatewayPaymentId, row.reason),
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
    amountCents: integer().notNull(),
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
