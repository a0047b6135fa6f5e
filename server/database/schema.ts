import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
const moment = () => timestamp({ withTimezone: true })
const createdAt = () => moment().notNull().defaultNow()
/** Rises with every operator's change, so that one based on an older state is noticed. */
const version = () => integer().notNull().default(1)

/** What the audit log keeps of a subject: its fields by name. */
export type Facts = Record<string, string | number | boolean | null | (string | number)[]>

/** Columns as one text, for the index of a search to be of the very expression that the search asks for. */
export const asOneText = (...columns: readonly AnyPgColumn[]) =>
  sql.join([...columns], sql` || ' ' || `)

const trigramIndex = (name: string, ...columns: readonly AnyPgColumn[]) =>
  index(name).using('gin', sql`(${asOneText(...columns)}) gin_trgm_ops`)

const atLeast = (name: string, column: AnyPgColumn, least: number) =>
  check(name, sql`${column} >= ${sql.raw(String(least))}`)

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    nic: text().notNull(),
    telephone: text().notNull(),
    passwordHash: text().notNull(),
    /** ADMIN, an operator, is made by `npm run operator` or by another operator, never by registering. */
    role: text({ enum: ['USER', 'ADMIN'] })
      .notNull()
      .default('USER'),
    /** Part of every token; raising it ends the tokens given out before. */
    credentialsVersion: integer().notNull().default(1),
    /** While set, nobody logs in with it. */
    blockedAt: moment(),
    /** Why it was blocked, or why it was let in again. */
    blockReason: text(),
    createdAt: createdAt(),
    version: version(),
  },
  (user) => [
    uniqueIndex('users_email').on(sql`lower(${user.email})`),
    check('users_role', sql`${user.role} in ('USER', 'ADMIN')`),
    index('users_operators').on(user.id).where(sql`${user.role} = 'ADMIN'`),
    index('users_by_age').on(user.createdAt, user.id),
    index('users_by_name').on(user.name, user.id),
    trigramIndex('users_search', user.name, user.email, user.telephone),
  ],
)

/** What an operator has beside the password, from the first login on. */
export const secondFactors = pgTable('second_factors', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What the authenticator app shares with the shop, encrypted with a key made of the shop's secret. */
  sealedSecret: text().notNull(),
  /** The time step of the last code that was accepted: none is accepted twice. */
  lastStep: integer().notNull(),
  /** Part of every operator's session; raising it ends the sessions begun before. */
  sessionsVersion: integer().notNull().default(1),
  createdAt: createdAt(),
})

/** Each opens the back office once when the phone is lost. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer()
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    hash: text().notNull(),
  },
  (code) => [primaryKey({ columns: [code.userId, code.hash] })],
)

/**
 * Who changed what in the back office. The migration makes the database refuse to change or remove
 * a row, so nothing personal of a customer may stand in it.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: createdAt(),
    /** Null for the command line. Not a foreign key: the entry outlives the account. */
    operatorId: integer(),
    /** The operator's address at that time. */
    operatorEmail: text().notNull(),
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    before: jsonb().$type<Facts>(),
    after: jsonb().$type<Facts>(),
  },
  (entry) => [
    index('audit_log_time').on(entry.at, entry.id),
    index('audit_log_subject').on(entry.subjectKind, entry.subjectId, entry.id),
  ],
)

/**
 * The one live code of an address, known to the shop or not: what is stored, and how long that
 * takes, tells nothing about who has an account.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    /** Normalized. */
    email: text().primaryKey(),
    /** Keyed with the shop's secret: a plain hash of 4 digits would be no secret at all. */
    hash: text().notNull(),
    wrongTries: smallint().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (code) => [index('one_time_codes_expiry').on(code.expiresAt)],
)

/**
 * Spent tries, in the form that rate-limiter-flexible keeps. The migration makes the table unlogged:
 * it is written often, and a crash may forget it.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (limit) => [index('rate_limits_expiry').on(limit.expire)],
)

/** Each picture once by the hash of its original bytes, in every width it is served in. */
export const pictures = pgTable(
  'pictures',
  { hash: text().notNull(), width: integer().notNull(), bytes: bytea().notNull() },
  (picture) => [primaryKey({ columns: [picture.hash, picture.width] })],
)

export const categories = pgTable('categories', {
  id: id(),
  name: text().notNull().unique(),
  /** Null while customers do not find it among the categories; what is in it is sold all the same. */
  publishedAt: moment().defaultNow(),
  version: version(),
})

export const products = pgTable(
  'products',
  {
    id: id(),
    name: text().notNull(),
    description: text().notNull().default(''),
    priceCents: integer().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    stockQuantity: integer().notNull(),
    pictureHash: text(),
    /** Null while only the back office knows it: it is not sold. */
    publishedAt: moment().defaultNow(),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        (): ReturnType<typeof sql> =>
          sql`lower(${products.name} || ' ' || ${products.description})`,
      ),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    version: version(),
  },
  (product) => [
    atLeast('products_price', product.priceCents, 1),
    atLeast('products_stock', product.stockQuantity, 0),
    index('products_category').on(product.categoryId, product.id),
    index('products_search').using('gin', sql`${product.searchText} gin_trgm_ops`),
    index('products_name_search').using('gin', sql`lower(${product.name}) gin_trgm_ops`),
  ],
)

export const stockMovementKinds = [
  'OPENING',
  'TAKEN',
  'RETURNED',
  'CORRECTION',
  'DELIVERY',
] as const

/**
 * Why the stock is what it is: the only way to change it, and only ever appended to. Triggers of the migration
 * "stock_ledger" carry each movement over to the product, and note by themselves what changed a product directly,
 * so that the movements of a product always come to its stock.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    kind: text({ enum: stockMovementKinds }).notNull(),
    change: integer().notNull(),
    orderId: integer().references((): AnyPgColumn => orders.id),
    /** In words: who delivered, why it was corrected. */
    cause: text().notNull(),
    at: createdAt(),
  },
  (row) => [
    check('stock_movements_change', sql`${row.change} <> 0`),
    index('stock_movements_product').on(row.productId, row.id),
  ],
)

export const packages = pgTable(
  'packages',
  {
    id: id(),
    name: text().notNull(),
    description: text().notNull().default(''),
    priceCents: integer().notNull(),
    discountCents: integer().notNull().default(0),
    status: text({ enum: ['ACTIVE', 'INACTIVE'] })
      .notNull()
      .default('ACTIVE'),
    pictureHash: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    version: version(),
  },
  (row) => [
    atLeast('packages_price', row.priceCents, 1),
    atLeast('packages_discount', row.discountCents, 0),
    check('packages_status', sql`${row.status} in ('ACTIVE', 'INACTIVE')`),
  ],
)

export const packageProducts = pgTable(
  'package_products',
  {
    id: id(),
    packageId: integer()
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
  },
  (row) => [
    unique('package_products_once').on(row.packageId, row.productId),
    atLeast('package_products_quantity', row.quantity, 1),
    index('package_products_product').on(row.productId),
  ],
)

export const customPackages = pgTable(
  'custom_packages',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** What the customer wants to stay within; told, never enforced. */
    budgetCents: integer(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (row) => [
    atLeast('custom_packages_budget', row.budgetCents, 1),
    index('custom_packages_user').on(row.userId),
  ],
)

export const customPackageItems = pgTable(
  'custom_package_items',
  {
    id: id(),
    customPackageId: integer()
      .notNull()
      .references(() => customPackages.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
  },
  (row) => [
    unique('custom_package_items_once').on(row.customPackageId, row.productId),
    atLeast('custom_package_items_quantity', row.quantity, 1),
  ],
)

export const carts = pgTable('carts', {
  id: id(),
  userId: integer()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Rises with every change, so that a save based on an older cart is noticed. */
  version: integer().notNull().default(1),
  /** The ids that browsers gave their last saves, newest first: what a lost answer would have told. */
  saves: uuid().array().notNull().default([]),
  createdAt: createdAt(),
})

/** The unit price that the customer has taken note of; unknown for lines older than this column. */
const notedPrice = () => integer()

export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    cartId: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    packageId: integer().references(() => packages.id),
    customPackageId: integer().references(() => customPackages.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    note: text().notNull(),
    notedPriceCents: notedPrice(),
  },
  (row) => [
    check('cart_items_kind', sql`num_nonnulls(${row.packageId}, ${row.customPackageId}) = 1`),
    unique('cart_items_package').on(row.cartId, row.packageId),
    unique('cart_items_custom_package').on(row.cartId, row.customPackageId),
    atLeast('cart_items_quantity', row.quantity, 1),
    index('cart_items_custom_packages').on(row.customPackageId),
  ],
)

export const cartProducts = pgTable(
  'cart_products',
  {
    id: id(),
    cartId: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    notedPriceCents: notedPrice(),
  },
  (row) => [
    unique('cart_products_once').on(row.cartId, row.productId),
    atLeast('cart_products_quantity', row.quantity, 1),
  ],
)

const address = () => ({
  recipientName: text().notNull(),
  streetAddress: text().notNull(),
  postalCode: text().notNull(),
  country: text().notNull(),
  contact: text().notNull(),
  email: text(),
})

export const recipients = pgTable(
  'recipients',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...address(),
    createdAt: createdAt(),
  },
  (row) => [index('recipients_user').on(row.userId, row.id)],
)

/**
 * An order remembers the address, names, prices and pictures of its moment; its statuses follow from its moments.
 * Triggers of the migration "money_adds_up" hold what tables cannot say: an order's lines come to its
 * amounts when it is committed, and neither changes after that. The history of orders only grows.
 */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** Null once the customer's data were erased. */
    userId: integer().references(() => users.id),
    /** Which saved address it was; the address itself is remembered below and outlives it. */
    recipientId: integer().notNull(),
    ...address(),
    /** The customer's own id for this order ("TXN-…"): a reference, never a proof of payment. */
    clientReference: text().notNull(),
    notes: text(),
    totalCents: integer().notNull(),
    discountCents: integer().notNull(),
    placedAt: createdAt(),
    /** While set, the order's stock is out of the shelves although it is not paid. */
    stockHeldUntil: moment(),
    paidAt: moment(),
    completedAt: moment(),
    cancelledAt: moment(),
    version: version(),
  },
  (row) => [
    unique('orders_client_reference').on(row.userId, row.clientReference),
    unique('orders_amount').on(row.id, row.totalCents),
    atLeast('orders_total', row.totalCents, 1),
    atLeast('orders_discount', row.discountCents, 0),
    index('orders_user').on(row.userId, row.placedAt, row.id),
    index('orders_placed').on(row.placedAt, row.id),
    // Few at any time: those that were paid for and wait to be packed.
    index('orders_to_pack')
      .on(row.placedAt, row.id)
      .where(
        sql`${row.paidAt} is not null and ${row.completedAt} is null and ${row.cancelledAt} is null`,
      ),
    index('orders_held').on(row.stockHeldUntil).where(sql`${row.stockHeldUntil} is not null`),
    // What one customer holds, however many others hold something.
    index('orders_held_by').on(row.userId, row.id).where(sql`${row.stockHeldUntil} is not null`),
    // What is earned in any time can be read from the index alone.
    index('orders_sold')
      .on(row.paidAt, row.totalCents)
      .where(sql`${row.paidAt} is not null and ${row.cancelledAt} is null`),
    index('orders_cancelled_paid')
      .on(row.id)
      .where(sql`${row.paidAt} is not null and ${row.cancelledAt} is not null`),
  ],
)

export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    packageId: integer().references(() => packages.id),
    /** Not a foreign key: the customer may delete the package, the order keeps what was bought. */
    customPackageId: integer(),
    name: text().notNull(),
    description: text().notNull(),
    pictureHash: text(),
    priceCents: integer().notNull(),
    discountCents: integer().notNull(),
    quantity: integer().notNull(),
  },
  (row) => [
    check('order_items_kind', sql`num_nonnulls(${row.packageId}, ${row.customPackageId}) = 1`),
    atLeast('order_items_quantity', row.quantity, 1),
    index('order_items_order').on(row.orderId),
  ],
)

const soldProduct = () => ({
  productId: integer()
    .notNull()
    .references(() => products.id),
  name: text().notNull(),
  description: text().notNull(),
  pictureHash: text(),
  unitPriceCents: integer().notNull(),
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
    /** The cart line that it came from, as the customer's request named it. */
    cartProductId: integer(),
    ...soldProduct(),
  },
  (row) => [
    atLeast('order_products_quantity', row.quantity, 1),
    index('order_products_order').on(row.orderId),
  ],
)

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
  },
  (row) => [
    // What is asked for at the gateway is what the order comes to.
    foreignKey({
      name: 'payment_attempts_amount',
      columns: [row.orderId, row.amountCents],
      foreignColumns: [orders.id, orders.totalCents],
    }),
    index('payment_attempts_age').on(row.startedAt),
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

export const orderEventKinds = [
  'PLACED',
  'PAYMENT_STARTED',
  'PAYMENT_NOTIFIED',
  'PAID',
  'PAID_AGAIN',
  'STOCK_RELEASED',
  'STOCK_SHORT',
  'STOCK_SUPPLIED',
  'COMPLETED',
  'CANCELLED',
  'REFUND_REQUESTED',
  'REFUNDED',
] as const

/** What happened to an order and why, appended and never changed. */
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

/** What a late payment bought that the shelves no longer held. */
export const stockShortages = pgTable(
  'stock_shortages',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    productId: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.orderId, row.productId] })],
)

/** What operators tell each other about an order; its customer never sees it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** The operator's address at that time. */
    operatorEmail: text().notNull(),
    text: text().notNull(),
    at: createdAt(),
  },
  (row) => [index('order_notes_order').on(row.orderId, row.id)],
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

export const charities = pgTable('charities', {
  id: id(),
  name: text().notNull(),
  subName: text().notNull(),
  description: text().notNull(),
  /** Null while only the back office knows it. */
  publishedAt: moment().defaultNow(),
  version: version(),
})

export const charityPictures = pgTable(
  'charity_pictures',
  {
    charityId: integer()
      .notNull()
      .references(() => charities.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    pictureHash: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.charityId, row.position] })],
)

export const feedback = pgTable(
  'feedback',
  {
    id: id(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    rating: smallint().notNull(),
    message: text().notNull(),
    /** While set, the storefront does not show it. */
    hiddenAt: moment(),
    createdAt: createdAt(),
    version: version(),
  },
  (row) => [
    check('feedback_rating', sql`${row.rating} between 1 and 5`),
    index('feedback_by_age').on(row.createdAt, row.id),
    trigramIndex('feedback_search', row.name, row.message),
  ],
)

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    answeredAt: moment(),
    /** The operator's address at that time. */
    answeredBy: text(),
    createdAt: createdAt(),
    version: version(),
  },
  (row) => [
    check(
      'contact_messages_answered',
      sql`(${row.answeredAt} is null) = (${row.answeredBy} is null)`,
    ),
    index('contact_messages_by_age').on(row.createdAt, row.id),
    index('contact_messages_email').on(sql`lower(${row.email})`),
    trigramIndex('contact_messages_search', row.name, row.email, row.message),
  ],
)

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: id(),
    /** In small letters, so that each address is here once. */
    email: text().notNull().unique(),
    /** Opens the page to unsubscribe, straight from a mail; whoever has it may. */
    unsubscribeToken: uuid().notNull().unique('newsletter_subscriptions_token').defaultRandom(),
    confirmationSentAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (row) => [
    index('newsletter_subscriptions_by_age').on(row.createdAt, row.id),
    trigramIndex('newsletter_subscriptions_search', row.email),
  ],
)

/** What was paid at the sandbox gateway: its own books, which the shop knows only by asking it. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    paymentId: text().primaryKey(),
    reference: text().notNull(),
    description: text().notNull(),
    amount: text().notNull(),
    currency: text().notNull(),
    method: text().notNull(),
    status: text().notNull().default('RECEIVED'),
    paidAt: createdAt(),
  },
  (row) => [index('sandbox_payments_reference').on(row.reference)],
)
