import { createRoute, z } from '@hono/zod-openapi'
import { mostOrdersAtOnce } from '../../domain/limits.ts'
import { orderChannels } from '../../domain/orders/channels.ts'
import { hindrances } from '../../domain/orders/hindrances.ts'
import { orderStatuses } from '../../domain/orders/status.ts'
import { refundStates } from '../../domain/payments/refund-state.ts'
import { translatedLanguages } from '../../domain/translations/translated-things.ts'
import { goodsKey } from '../goods-key.ts'
import { order } from '../order.ts'
import { id, instant, json, language, pathId, rupees } from '../shared.ts'
import { billingDocument } from './books.ts'
import {
  backOfficeRefusals,
  chosenIds,
  operatorOnly,
  pageOf,
  pageQuery,
  version,
} from './shared.ts'

export const tags = ['Orders']
const path = '/admin/orders'
export const params = z.object({ orderId: pathId })

/** Why an order needs attention before all others. */
const concern = z.enum([
  'SHORT',
  'REFUND_OPEN',
  'PAID_TOO_MUCH',
  'CHARGED_BACK',
  'CLAIM_OPEN',
  'TO_SEND_AGAIN',
  'NO_SLOT',
])

/** Why an order cannot leave the store. */
export const hindrance = z.enum(hindrances)

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
    isPacked: z.boolean().openapi({ description: 'A picker has packed it' }),
    customerName: z.string().nullable(),
    ...address,
    collectAt: z.string().nullable().openapi({
      description: 'Where its customer collects it; null if it is delivered',
    }),
    totalAmount: rupees,
  })
  .openapi('ListedOrder')

/** The filters of the list and of its export. */
export const orderFilters = {
  customer: pathId.optional().openapi({ description: 'The id of the customer who placed them' }),
  status: z
    .enum([...orderStatuses, 'HELD', 'LAPSED', 'TO_PACK', 'SOLD', 'CONCERN'])
    .optional()
    .openapi({
      description:
        'HELD and LAPSED: not paid, their goods held or back in stock; TO_PACK: paid and not packed by a picker; SOLD: paid and not cancelled; CONCERN: those that need attention first',
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
    description:
      'Part of the street or of the place where it is collected, or the beginning of the postal code',
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
        totalAmount: rupees.nullable().openapi({
          description:
            'The total of all orders found, with the status SOLD less what was given back of them; null for roles without sales',
        }),
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
    state: z.enum(refundStates).openapi({
      description:
        'WAITING: a second operator has to agree. UNKNOWN: the gateway’s answer was lost, so look in its portal; REFUSED: it said no. Both can be sent again',
    }),
    isOpen: z.boolean().openapi({
      description:
        'It is still to be made; false also for what was never sent of a payment that was charged back',
    }),
    requestedAt: instant,
    waitingOf: id.nullable().openapi({
      description: 'The operator who asked for it, while somebody else has to agree',
    }),
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
  entered: z
    .object({ channel: z.enum(orderChannels), by: z.string() })
    .nullable()
    .openapi({ description: 'How it came and who of the shop has entered it; null otherwise' }),
  addsTo: id.nullable().openapi({ description: 'The order that it goes with' }),
  additions: z.array(id).openapi({
    description: 'The orders that go with it: of a printed document the paid ones',
  }),
  collectAreaId: id.nullable().openapi({ description: 'The place where it is collected' }),
  documents: z.array(billingDocument).openapi({
    description: 'The numbered invoices, credit notes and debit notes, the earliest first',
  }),
  shortages: z.array(shortage),
  notSent: z.array(z.object({ productId: id, name: z.string(), quantity: z.int() })).openapi({
    description: 'The units that do not go into the box, because their money was given back',
  }),
  categories: z
    .array(z.object({ productId: id, categoryId: id, name: z.string() }))
    .openapi({ description: 'The category that each product in it has today' }),
  /** Null if it can leave the store. */
  hindrance: hindrance.nullable(),
})

/** All units of one product in one line of an order. */
const goods = z
  .object({
    key: goodsKey,
    productId: id,
    name: z.string(),
    /** Null for a product on its own. */
    packageName: z.string().nullable(),
    quantity: z.int(),
    creditedUnits: z.int(),
    value: rupees.openapi({ description: 'What the customer paid for them, after any discount' }),
    creditedAmount: rupees,
  })
  .openapi('OrderGoods')

const orderDetail = document
  .extend({
    goods: z.array(goods),
    concerns: z.array(concern),
    completionMailAt: instant.nullable().openapi({
      description: 'The mail that it is on its way waits until then; null if none waits',
    }),
    refunds: z.array(refund),
    /** What the shop has of the payments and is not giving back: what a cancellation would refund. */
    keptAmount: rupees,
    /** The part of it that must go back, beyond the total of the order less its credits. */
    surplusAmount: rupees,
    canRefundAtGateway: z.boolean(),
    canRefundPartAtGateway: z.boolean(),
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

export const translatedName = z.object({
  kind: z.enum(['product', 'package', 'category']),
  id,
  name: z.string(),
})

const orderDocument = document
  .extend({
    translatedNames: z.array(translatedName).openapi({
      description: 'Names of what is in it, in the language of `namesIn`, if they have one',
    }),
  })
  .openapi('OrderDocument')

export const getOrderDocuments = createRoute({
  method: 'get',
  path: '/admin/order-documents',
  tags,
  summary: 'Chosen orders with everything that their printed documents show',
  security: operatorOnly,
  request: {
    query: z.object({
      ids: chosenIds(mostOrdersAtOnce),
      namesIn: z
        .enum([...translatedLanguages, 'customers'])
        .optional()
        .openapi({
          description:
            'The language of further names, beside the English ones. customers: instead, each order is named as its customer reads it',
        }),
    }),
  },
  responses: {
    200: json(z.array(orderDocument), 'The orders that exist, by postal code, street and id'),
    ...backOfficeRefusals,
  },
})
