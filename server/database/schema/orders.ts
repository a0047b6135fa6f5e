import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { Amount } from '../../../domain/money/amount.ts'
import { type Cents, noCents } from '../../../domain/money/money.ts'
import { orderChannels } from '../../../domain/orders/channels.ts'
import { orderEventKinds } from '../../../domain/orders/event-kinds.ts'
import { users } from './accounts.ts'
import { products } from './catalogue.ts'
import { charities } from './charities.ts'
import {
  address,
  atLeast,
  cents,
  createdAt,
  id,
  isAmong,
  isMissingChoice,
  missingChoice,
  moment,
  version,
} from './columns.ts'
import { deliveryAreas, deliverySlots } from './delivery.ts'
import { packages } from './packages.ts'

/** The parts of an amount. Before discounts, an order may exceed the range of `integer`. */
const amount = () =>
  ({
    goodsCents: bigint({ mode: 'number' }).$type<Cents>().notNull(),
    discountCents: bigint({ mode: 'number' }).$type<Cents>().notNull(),
    deliveryFeeCents: bigint({ mode: 'number' }).$type<Cents>().notNull().default(noCents),
  }) satisfies Record<keyof Amount, unknown>

/**
 * An order stores the address, names, prices and pictures as they were when it was placed. Its statuses
 * follow from its timestamps. Triggers of the migrations "money_adds_up" and "amounts_in_parts" enforce
 * what constraints cannot: at commit, goods and discount equal the sums of the order's lines, and none
 * of these amounts changes afterwards. Order events are only ever appended.
 */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** Null once the customer's data have been erased. */
    userId: integer().references(() => users.id),
    /** The saved address that was chosen; its content is copied below and stays when it is deleted. */
    recipientId: integer().notNull(),
    ...address(),
    /** The charity to which it was given; null for all other orders. */
    charityId: integer().references(() => charities.id),
    /** The customer as billed, as they were when it was placed; null once their data have been erased. */
    billedName: text(),
    billedEmail: text(),
    billedTelephone: text(),
    /** The customer's own id for this order ("TXN-…"): a reference, never a proof of payment. */
    clientReference: text().notNull(),
    notes: text(),
    missingItems: missingChoice(),
    /** Whether its recipient, somebody else, is told by text message; null if the customer was not asked. */
    tellRecipient: boolean(),
    ...amount(),
    /** Null where the shop has set no area for the address. */
    deliveryAreaId: integer().references(() => deliveryAreas.id),
    /** The amount to pay, computed from the parts as `totalOf` of domain/money/amount.ts does. */
    totalCents: cents()
      .notNull()
      .generatedAlwaysAs(
        (): ReturnType<typeof sql> =>
          sql`${orders.goodsCents} - ${orders.discountCents} + ${orders.deliveryFeeCents}`,
      ),
    /** The place where its customer collects it, as they saw its name; null if it is delivered. */
    collectAt: text(),
    /**
     * The time that its customer has chosen. The order holds its place there as long as it holds its stock, and for good
     * once it is paid; a trigger of the migration "delivery_slots" never lets more in than there is room for.
     */
    slotId: integer().references(() => deliverySlots.id),
    /** The hours that were promised; they stay when the place was lost. Null where no times are set. */
    promisedFrom: moment(),
    promisedTo: moment(),
    /** Of an order that somebody of the shop has entered: how it came, and their email address. */
    channel: text({ enum: orderChannels }),
    placedBy: text(),
    /** The paid order that it goes with, because its customer wanted more before that one was packed. */
    addsToOrderId: integer().references((): AnyPgColumn => orders.id),
    placedAt: createdAt(),
    /** While set, the order's stock is held although it is not paid. */
    stockHeldUntil: moment(),
    /** Held by a newcomer (domain/orders/fair-share.ts), whose orders together may hold only so much. */
    byNewcomer: boolean().notNull().default(false),
    paidAt: moment(),
    completedAt: moment(),
    /** While set, the mail that the order is on its way waits until then; completing can be undone unnoticed. */
    completionMailAt: moment(),
    /** When its driver handed it over; null also where deliveries are not recorded. */
    deliveredAt: moment(),
    cancelledAt: moment(),
    /** Whether it has an invoice with a number of its own (`billing_documents`), without which no order has any document. */
    isNumbered: boolean().notNull().default(false),
    version: version(),
  },
  (row) => [
    unique('orders_client_reference').on(row.userId, row.clientReference),
    unique('orders_amount').on(row.id, row.totalCents),
    atLeast('orders_total', row.totalCents, 1),
    atLeast('orders_goods', row.goodsCents, 0),
    atLeast('orders_discount', row.discountCents, 0),
    atLeast('orders_delivery_fee', row.deliveryFeeCents, 0),
    isMissingChoice('orders_missing_items', row.missingItems),
    isAmong('orders_channel', row.channel, orderChannels),
    check('orders_entered', sql`num_nonnulls(${row.channel}, ${row.placedBy}) in (0, 2)`),
    index('orders_user').on(row.userId, row.placedAt, row.id),
    index('orders_placed').on(row.placedAt, row.id),
    // Only the orders that are paid and not yet packed, which are few at any time.
    index('orders_to_pack')
      .on(row.placedAt, row.id)
      .where(
        sql`${row.paidAt} is not null and ${row.completedAt} is null and ${row.cancelledAt} is null`,
      ),
    index('orders_held').on(row.stockHeldUntil).where(sql`${row.stockHeldUntil} is not null`),
    // Finds the held orders of one customer, however many other customers hold stock.
    index('orders_held_by').on(row.userId, row.id).where(sql`${row.stockHeldUntil} is not null`),
    // What newcomers hold together is summed at each of their orders.
    index('orders_held_by_newcomers')
      .on(row.id)
      .where(sql`${row.stockHeldUntil} is not null and ${row.byNewcomer}`),
    index('orders_adds_to').on(row.addsToOrderId).where(sql`${row.addsToOrderId} is not null`),
    // Those that hold a place are counted at each order.
    index('orders_slot').on(row.slotId).where(sql`${row.slotId} is not null`),
    index('orders_promised_to').on(row.promisedTo).where(sql`${row.promisedTo} is not null`),
    check(
      'orders_promised',
      sql`num_nonnulls(${row.promisedFrom}, ${row.promisedTo}) <> 1 and (${row.slotId} is null or ${row.promisedTo} is not null)`,
    ),
    check(
      'orders_delivered',
      sql`${row.deliveredAt} is null or (${row.completedAt} is not null and ${row.completedAt} <= ${row.deliveredAt})`,
    ),
    // The revenue of any period can be read from the index alone.
    index('orders_sold')
      .on(row.paidAt, row.totalCents)
      .where(sql`${row.paidAt} is not null and ${row.cancelledAt} is null`),
    index('orders_cancelled_paid')
      .on(row.id)
      .where(sql`${row.paidAt} is not null and ${row.cancelledAt} is not null`),
  ],
)

/** The name in the language in which the customer ordered, beside the English one; null if it was shown in English. */
const translatedName = () => text()

export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    packageId: integer().references(() => packages.id),
    /** Not a foreign key: the customer may delete the package, while the order stays. */
    customPackageId: integer(),
    name: text().notNull(),
    translatedName: translatedName(),
    description: text().notNull(),
    pictureHash: text(),
    priceCents: cents().notNull(),
    discountCents: cents().notNull(),
    quantity: integer().notNull(),
    missing: missingChoice(),
  },
  (row) => [
    check('order_items_kind', sql`num_nonnulls(${row.packageId}, ${row.customPackageId}) = 1`),
    atLeast('order_items_quantity', row.quantity, 1),
    isMissingChoice('order_items_missing', row.missing),
    index('order_items_order').on(row.orderId),
  ],
)

const soldProduct = () => ({
  productId: integer()
    .notNull()
    .references(() => products.id),
  name: text().notNull(),
  translatedName: translatedName(),
  description: text().notNull(),
  pictureHash: text(),
  unitPriceCents: cents().notNull(),
  quantity: integer().notNull(),
})

/** What one unit of an ordered package contains. */
export const orderItemProducts = pgTable(
  'order_item_products',
  {
    id: id(),
    orderItemId: integer()
      .notNull()
      .references(() => orderItems.id),
    ...soldProduct(),
  },
  (row) => [
    atLeast('order_item_products_quantity', row.quantity, 1),
    index('order_item_products_item').on(row.orderItemId),
  ],
)

export const orderProducts = pgTable(
  'order_products',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** The id of its cart line, as the customer's request gave it. */
    cartProductId: integer(),
    ...soldProduct(),
    missing: missingChoice(),
  },
  (row) => [
    atLeast('order_products_quantity', row.quantity, 1),
    isMissingChoice('order_products_missing', row.missing),
    index('order_products_order').on(row.orderId),
  ],
)

/** What happened to an order and why. Rows are appended and never changed. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: orderEventKinds }).notNull(),
    cause: text().notNull(),
    at: createdAt(),
  },
  (row) => [
    index('order_events_order').on(row.orderId, row.id),
    index('order_events_paid_again').on(row.orderId).where(sql`${row.kind} = 'PAID_AGAIN'`),
  ],
)

/** Operators' internal notes on an order; its customer never sees them. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** The operator's email address at that time. */
    operatorEmail: text().notNull(),
    text: text().notNull(),
    at: createdAt(),
  },
  (row) => [index('order_notes_order').on(row.orderId, row.id)],
)
