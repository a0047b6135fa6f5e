import { createRoute, z } from '@hono/zod-openapi'
import { hindrances } from '../../domain/orders/hindrances.ts'
import { orderStatuses } from '../../domain/orders/status.ts'
import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { order } from '../orders.ts'
import { body, id, instant, json, language, pathId, rupees } from '../shared.ts'
import {
  backOfficeRefusals,
  editConflict,
  errorAnswer,
  operatorOnly,
  pageOf,
  pageQuery,
  version,
} from './shared.ts'

const tags = ['Orders']
const path = '/admin/orders'
const params = z.object({ orderId: pathId })

/** Why an order needs attention before all others. */
const concern = z.enum(['SHORT', 'REFUND_OPEN', 'PAID_TOO_MUCH', 'CHARGED_BACK'])

/** Why an order cannot leave the store. */
const hindrance = z.enum(hindrances)

const address = {
  recipientName: z.string(),
  streetAddress: z.string(),
  postalCode: z.string(),
  country: z.string(),
  contact: z.string(),
}

const listedOrder = z
  .object({
    id,
    version,
    placedAt: instant,
    promisedBy: z.iso.date(),
    status: z.enum(orderStatuses),
    concerns: z.array(concern),
    /** Null if it can leave the store. */
    hindrance: hindrance.nullable(),
    customerName: z.string().nullable(),
    ...address,
    totalAmount: rupees,
  })
  .openapi('ListedOrder')

/** The filters of the list and of its export. */
export const orderFilters = {
  customer: pathId.optional().openapi({ description: 'The id of the customer who placed them' }),
  status: z
    .enum([...orderStatuses, 'HELD', 'LAPSED', 'SOLD', 'CONCERN'])
    .optional()
    .openapi({
      description:
        'HELD and LAPSED: not paid, their goods held or back in stock; SOLD: paid and not cancelled; CONCERN: those that need attention first',
    }),
  from: z.iso.date().optional().openapi({ description: 'Placed on this day or later' }),
  to: z.iso.date().optional().openapi({ description: 'Placed on this day or earlier' }),
  placedFrom: instant.optional(),
  placedBefore: instant.optional(),
  paidFrom: instant.optional(),
  paidBefore: instant.optional(),
  productId: pathId
    .optional()
    .openapi({ description: 'Containing this product, on its own or in a package' }),
  packageId: pathId.optional(),
  area: z.string().trim().max(100).optional().openapi({
    description: 'Part of the street, or the beginning of the postal code',
  }),
  search: z.string().trim().max(100).optional().openapi({
    description: 'An order’s id, a name, an email, a phone number or a transaction’s id',
  }),
}

export const listOrders = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'The orders, filtered, searched and sorted',
  security: operatorOnly,
  request: {
    query: pageQuery.extend({
      ...orderFilters,
      sort: z.enum(['placed', '-placed', 'total', '-total']).optional(),
    }),
  },
  responses: {
    200: json(
      pageOf(listedOrder).extend({
        totalAmount: rupees.openapi({ description: 'The total of all orders found' }),
      }),
      'A page of orders',
    ),
    ...backOfficeRefusals,
  },
})

const shortage = z.object({ productId: id, name: z.string(), quantity: z.int(), inStock: z.int() })

const refund = z
  .object({
    id,
    paymentId: z.string(),
    amount: rupees,
    way: z.enum(['GATEWAY', 'BY_HAND']),
    requestedAt: instant,
    settledAt: instant.nullable(),
    reference: z.string().nullable(),
    failure: z.string().nullable(),
  })
  .openapi('Refund')

const document = order.omit({ userId: true }).extend({
  /** Null after the customer’s data were erased. */
  customer: z
    .object({ id, name: z.string(), email: z.string(), telephone: z.string(), language })
    .nullable(),
  version,
  shortages: z.array(shortage),
  categories: z
    .array(z.object({ productId: id, name: z.string() }))
    .openapi({ description: 'The category that each product in it has today' }),
  /** Null if it can leave the store. */
  hindrance: hindrance.nullable(),
})

const orderDetail = document
  .extend({
    concerns: z.array(concern),
    refunds: z.array(refund),
    /** What a cancellation would refund. */
    keptAmount: rupees,
    /** The part of it that was paid beyond the total of the order. */
    surplusAmount: rupees,
    canRefundAtGateway: z.boolean(),
    history: z.array(z.object({ at: instant, kind: z.string(), cause: z.string() })),
    operatorNotes: z.array(z.object({ at: instant, operatorEmail: z.string(), text: z.string() })),
  })
  .openapi('OrderDetail')

export const getOrder = createRoute({
  method: 'get',
  path: `${path}/{orderId}`,
  tags,
  summary: 'An order with its whole history',
  security: operatorOnly,
  request: { params },
  responses: { 200: json(orderDetail, 'The order'), ...backOfficeRefusals },
})

const mostAtOnce = 100

export const getOrderDocuments = createRoute({
  method: 'get',
  path: '/admin/order-documents',
  tags,
  summary: 'Chosen orders with everything that their printed documents show',
  security: operatorOnly,
  request: {
    query: z.object({
      ids: z
        .string()
        .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/)
        .transform((text) => [...new Set(text.split(',').map(Number))])
        .openapi({ type: 'string', description: `Up to ${mostAtOnce} ids: 12,15,16` }),
    }),
  },
  responses: {
    200: json(
      z.array(document.openapi('OrderDocument')),
      'The orders that exist, by postal code, street and id',
    ),
    ...backOfficeRefusals,
  },
})

export const completeOrders = createRoute({
  method: 'post',
  path: '/admin/order-completions',
  tags,
  summary: 'Move paid orders to COMPLETED, all or none, and notify their customers',
  security: operatorOnly,
  request: {
    body: body(
      z.object({
        orders: z
          .array(z.object({ orderId: id, version }))
          .min(1)
          .max(mostAtOnce),
      }),
    ),
  },
  responses: {
    200: json(z.object({ completed: z.int() }), 'Completed'),
    ...backOfficeRefusals,
    409: json(
      errorAnswer.extend({
        orders: z.array(z.object({ orderId: id, reason: hindrance })).optional(),
      }),
      'One of them has changed, or is in a status that does not allow this',
    ),
  },
})

const way = z.enum(['GATEWAY', 'BY_HAND'])

export const cancelOrder = createRoute({
  method: 'post',
  path: `${path}/{orderId}/cancellation`,
  tags,
  summary: 'Cancel an order before it is shipped, refund what was paid, and notify the customer',
  security: operatorOnly,
  request: {
    params,
    body: body(
      z.object({
        version,
        reason: z.string().trim().min(3, ordersTexts.cancellation.reasonRequired).max(500),
        refund: way.optional().openapi({ description: 'How to refund; for a paid order' }),
      }),
    ),
  },
  responses: { 204: { description: 'Cancelled' }, ...backOfficeRefusals, ...editConflict },
})

export const refundSurplus = createRoute({
  method: 'post',
  path: `${path}/{orderId}/refunds`,
  tags,
  summary: 'Refund every payment after the first, and all payments of a cancelled order',
  security: operatorOnly,
  request: { params, body: body(z.object({ refund: way })) },
  responses: { 204: { description: 'Requested' }, ...backOfficeRefusals, ...editConflict },
})

export const settleRefund = createRoute({
  method: 'post',
  path: '/admin/refunds/{refundId}/settlement',
  tags,
  summary: 'Record that a refund was made by hand',
  security: operatorOnly,
  request: {
    params: z.object({ refundId: pathId }),
    body: body(
      z.object({
        reference: z.string().trim().min(1, ordersTexts.refunds.referenceRequired).max(100),
      }),
    ),
  },
  responses: { 204: { description: 'Recorded' }, ...backOfficeRefusals, ...editConflict },
})

export const addOrderNote = createRoute({
  method: 'post',
  path: `${path}/{orderId}/notes`,
  tags,
  summary: 'Add a note that only operators see',
  security: operatorOnly,
  request: {
    params,
    body: body(z.object({ text: z.string().trim().min(1, ordersTexts.notes.required).max(2000) })),
  },
  responses: { 204: { description: 'Added' }, ...backOfficeRefusals },
})

export const supplyShortage = createRoute({
  method: 'post',
  path: `${path}/{orderId}/supply`,
  tags,
  summary: 'Take the items from stock that were missing when a late payment arrived',
  security: operatorOnly,
  request: { params, body: body(z.object({ version })) },
  responses: {
    204: { description: 'Nothing is missing now' },
    ...backOfficeRefusals,
    ...editConflict,
  },
})
