import { createRoute, z } from '@hono/zod-openapi'
import { retentionKinds } from '../../domain/privacy/retention.ts'
import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { body, id, instant, json, pathId, rupees } from '../shared.ts'
import { backOfficeRefusals, operatorOnly, version, versionConflict } from './shared.ts'

const tags = ['Dashboard']
const path = '/admin/dashboard'
const count = z.int().min(0)
const moments = { from: instant, before: instant }

const sold = z
  .object({ ...moments, orders: count, amount: rupees })
  .openapi('Sold', { description: 'Orders paid between these moments and not cancelled since' })

const placed = z
  .object({
    ...moments,
    HELD: count,
    LAPSED: count,
    PAID: count,
    COMPLETED: count,
    CANCELLED: count,
  })
  .openapi('Placed', {
    description: 'The orders placed between these moments, by their status now',
  })

const picture = z
  .string()
  .openapi({ description: 'A decorative SVG: its figures are also in the response' })

const periodName = z.enum(['TODAY', 'WEEK', 'MONTH'])

const period = z.object({
  name: periodName,
  sold,
  /** Of the previous period, up to the same moment in it. */
  soldEarlier: sold,
  /** Of the whole previous period. */
  soldEarlierInAll: sold,
  placed,
  placedEarlier: placed,
  /** A bar for each of these; bars of the same kind have the same scale. */
  pictures: z.object({
    sold: picture,
    soldEarlier: picture,
    soldEarlierInAll: picture,
    placed: picture,
    placedEarlier: picture,
  }),
})

const dashboard = z
  .object({
    at: instant,
    /** What operators have to do, in all periods. */
    waiting: z.object({ concerns: count, toPack: count, messages: count }),
    periods: z.array(period).openapi({ description: 'Like `days` empty for roles without sales' }),
    days: z.array(sold.extend({ date: z.iso.date() })),
    /** A chart of the sales of the days. */
    daysPicture: picture,
    /** The colours of the statuses in the bars of placed orders. */
    statusPictures: z.object({
      HELD: picture,
      LAPSED: picture,
      PAID: picture,
      COMPLETED: picture,
      CANCELLED: picture,
    }),
  })
  .openapi('Dashboard')

export const getDashboard = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'Today, this week and this month, each compared with the previous one',
  security: operatorOnly,
  responses: { 200: json(dashboard, 'The figures'), ...backOfficeRefusals },
})

const bestSeller = z
  .object({
    id,
    name: z.string(),
    units: count,
    orders: count,
    earlierUnits: count,
    /** A bar for each; all bars of a list have the same scale. */
    pictures: z.object({ units: picture, earlierUnits: picture }),
  })
  .openapi('BestSeller')

export const getBestSellers = createRoute({
  method: 'get',
  path: `${path}/best-sellers`,
  tags,
  summary: 'What sold most in a period',
  security: operatorOnly,
  request: { query: z.object({ period: periodName.default('WEEK') }) },
  responses: {
    200: json(
      z.object({
        ...moments,
        /** The previous period, up to the same moment in it. */
        earlier: z.object(moments),
        products: z.array(bestSeller).openapi({ description: 'Including those in packages' }),
        packages: z.array(bestSeller),
      }),
      'The best first',
    ),
    ...backOfficeRefusals,
  },
})

export const getLowStock = createRoute({
  method: 'get',
  path: `${path}/low-stock`,
  tags,
  summary: 'The products that run out',
  security: operatorOnly,
  responses: {
    200: json(
      z.object({
        limit: count.openapi({ description: 'Of products without one of their own' }),
        total: count,
        items: z.array(
          z.object({
            productId: id,
            name: z.string(),
            stockQuantity: count,
            heldUnits: count.openapi({
              description: 'Held by unpaid orders, already taken off the stock',
            }),
          }),
        ),
      }),
      'The products with the lowest stock, and how many run out',
    ),
    ...backOfficeRefusals,
  },
})

export const getUnusualHolds = createRoute({
  method: 'get',
  path: `${path}/unusual-holds`,
  tags,
  summary: 'Who keeps much from others with unpaid orders, now',
  security: operatorOnly,
  responses: {
    200: json(
      z.object({
        total: count,
        items: z.array(
          z.object({
            customerId: id,
            name: z.string(),
            orders: count,
            amount: rupees,
            until: instant,
            products: count.openapi({ description: 'Products of which the account holds much' }),
          }),
        ),
        newcomers: z
          .object({ accounts: count, products: count })
          .openapi({ description: 'Products of which all new accounts together hold much' }),
      }),
      'The accounts that hold most, and how many hold much',
    ),
    ...backOfficeRefusals,
  },
})

export const getRetention = createRoute({
  method: 'get',
  path: `${path}/retention`,
  tags,
  summary: 'When old personal data was last deleted, and what is kept longer than it may be',
  security: operatorOnly,
  responses: {
    200: json(
      z.object({
        at: instant.nullable(),
        isLate: z.boolean().openapi({ description: 'Whether that is a day ago or longer' }),
        deleted: count,
        overdue: z.array(z.object({ kind: z.enum(retentionKinds), count })),
      }),
      'The last time',
    ),
    ...backOfficeRefusals,
  },
})

const difference = z
  .object({
    kind: z.enum([
      'ORDER_WITHOUT_PAYMENT',
      'PAYMENT_WITHOUT_ORDER',
      'UNKNOWN_ORDER',
      'WRONG_AMOUNT',
      'WRONG_CURRENCY',
      'PAID_TOO_MUCH',
      'TAKEN_BACK',
      'REFUND_OPEN',
    ]),
    orderId: id.nullable(),
    paymentId: z.string().nullable(),
    amount: z.number(),
    currency: z.string(),
    at: instant,
    refusedPayment: z
      .object({
        refusedPaymentId: id,
        version,
        settlement: z
          .object({ at: instant, operatorEmail: z.string(), note: z.string() })
          .nullable(),
      })
      .nullable()
      .openapi({
        description:
          'A payment that could not be booked, which an operator marks as dealt with; all other differences disappear when the order or the refund is corrected',
      }),
  })
  .openapi('GatewayDifference')

export const getGatewayDifferences = createRoute({
  method: 'get',
  path: `${path}/gateway-differences`,
  tags,
  summary: 'Where the gateway and the orders do not agree',
  security: operatorOnly,
  request: {
    query: z.object({
      state: z.enum(['OPEN', 'SETTLED']).default('OPEN').openapi({
        description: 'SETTLED: the payments that could not be booked and were dealt with',
      }),
    }),
  },
  responses: {
    200: json(
      z.object({
        since: instant,
        total: count,
        items: z.array(difference).openapi({ description: 'The latest 100' }),
      }),
      'The differences, the latest first',
    ),
    ...backOfficeRefusals,
  },
})

export const settleRefusedPayment = createRoute({
  method: 'put',
  path: '/admin/refused-payments/{refusedPaymentId}/settlement',
  tags,
  summary: 'Record what was done about a payment that could not be booked, or reopen it',
  security: operatorOnly,
  request: {
    params: z.object({ refusedPaymentId: pathId }),
    body: body(
      z.object({
        note: z
          .string()
          .trim()
          .min(1, ordersTexts.notes.required)
          .max(500)
          .nullable()
          .openapi({ description: 'Null reopens it' }),
        version,
      }),
    ),
  },
  responses: {
    200: json(difference, 'The payment now'),
    ...backOfficeRefusals,
    ...versionConflict(difference),
  },
})
