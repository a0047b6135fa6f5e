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
import {
  atLeast,
  cents,
  createdAt,
  id,
  isAmong,
  isLanguage,
  language,
  moment,
  version,
} from './columns.ts'
import { orders } from './orders.ts'

/** One attempt to pay an order at a payment gateway. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    orderId: integer().notNull(),
    /** The id of the gateway. */
    gateway: text().notNull(),
    /** The gateway's name for the attempt; unique here, because gateways need not check that. */
    reference: text().notNull().unique(),
    /** The customer's own id for this attempt; a second request with the same id starts nothing. */
    clientReference: text().notNull(),
    /** Opens the page that posts the signed form; random, because the form contains the customer's data. */
    token: uuid().notNull().unique().defaultRandom(),
    amountCents: cents().notNull(),
    /** In which it was begun: its pages, and those to which the gateway sends the customer back. */
    language: language(),
    startedAt: createdAt(),
    /** When the gateway was last asked for the attempt's outcome. */
    askedAt: moment(),
    /** When to ask the gateway next; null once that is no longer worth it. */
    askAt: moment(),
    /** Whether its order was found paid; such attempts are checked after those that may still be paid. */
    foundPaid: boolean().notNull().default(false),
  },
  (row) => [
    // The amount that the gateway charges is the order's total.
    foreignKey({
      name: 'payment_attempts_amount',
      columns: [row.orderId, row.amountCents],
      foreignColumns: [orders.id, orders.totalCents],
    }),
    isLanguage('payment_attempts_language', row.language),
    index('payment_attempts_to_ask')
      .on(row.gateway, row.foundPaid, row.askAt)
      .where(sql`${row.askAt} is not null`),
    unique('payment_attempts_once').on(row.orderId, row.clientReference),
    index('payment_attempts_order').on(row.orderId, row.startedAt),
  ],
)

/** Each verified notification of a gateway about an attempt, stored once. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    id: id(),
    attemptId: integer()
      .notNull()
      .references(() => paymentAttempts.id),
    gatewayPaymentId: text().notNull(),
    outcome: text({ enum: paymentOutcomes }).notNull(),
    /** The gateway's own code for the outcome, for people to read; no rule uses it. */
    gatewayCode: text().notNull(),
    method: text(),
    receivedAt: createdAt(),
  },
  (row) => [
    // Two unknown outcomes are the same only when the gateway's code is the same.
    uniqueIndex('payment_notifications_once').on(
      row.attemptId,
      row.gatewayPaymentId,
      row.outcome,
      sql`(case when ${row.outcome} = 'unknown' then ${row.gatewayCode} else '' end)`,
    ),
    isAmong('payment_notifications_outcome', row.outcome, paymentOutcomes),
    index('payment_notifications_age').on(row.receivedAt),
    index('payment_notifications_charged_back')
      .on(row.attemptId)
      .where(sql`${row.outcome} = 'chargedBack'`),
  ],
)

/**
 * Payments that a gateway has confirmed and the shop could not book: someone has paid this money, but
 * no order of the shop asked for this amount.
 */
export const refusedPayments = pgTable(
  'refused_payments',
  {
    id: id(),
    /** The id of the gateway that confirmed it. */
    gateway: text().notNull(),
    /** The gateway's name for the attempt, which may be unknown to the shop. */
    reference: text().notNull(),
    gatewayPaymentId: text().notNull(),
    amountCents: bigint({ mode: 'number' }).$type<Cents>().notNull(),
    currency: text().notNull(),
    reason: text({ enum: ['unknownPayment', 'wrongAmount', 'wrongCurrency'] }).notNull(),
    receivedAt: createdAt(),
    /** When an operator dealt with it. */
    settledAt: moment(),
    /** The operator's email address at that time. */
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

/**
 * A refund to the customer, stored before it is requested from the gateway. How far it is follows from its
 * times (domain/payments/refund-state.ts). Triggers of the migration "credits" enforce that the refunds of a
 * payment are together at most the payment, and that none is added to one that is gone.
 */
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
    /**
     * The id of the operator who asked for it, as long as somebody else has to agree; null otherwise. No foreign key:
     * the refund must not go through because an account is gone.
     */
    waitingOf: integer(),
    /** Written before the gateway is called: from then on it may have made the refund. */
    sentAt: moment(),
    /** When the gateway's answer was lost, so that an operator must find out whether it was made. */
    unknownSince: moment(),
    /** When the gateway accepted the refund, or an operator marked it as done. */
    settledAt: moment(),
    /** The gateway's number for the refund, or the operator's note on it. */
    reference: text(),
    /** Why the gateway did not accept the refund; it is then done by hand. */
    failure: text(),
  },
  (row) => [
    index('refunds_payment').on(row.attemptId, row.gatewayPaymentId),
    atLeast('refunds_amount', row.amountCents, 1),
    check('refunds_way', sql`${row.way} in ('GATEWAY', 'BY_HAND')`),
    index('refunds_order').on(row.orderId),
    index('refunds_open').on(row.orderId).where(sql`${row.settledAt} is null`),
  ],
)
