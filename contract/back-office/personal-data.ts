import { createRoute, z } from '@hono/zod-openapi'
import {
  orderEvent,
  ownData,
  ownOrder,
  ownPayment,
  ownProfile,
  refusedPayment,
} from '../own-data.ts'
import { body, id, instant, json, pathId } from '../shared.ts'
import { backOfficeRefusals, errorAnswer, operatorOnly } from './shared.ts'

const tags = ['Customers']
const path = '/admin/customers/{customerId}'
const params = z.object({ customerId: pathId })

const payment = ownPayment.extend({
  refused: z.array(refusedPayment.extend({ settlementNote: z.string().nullable() })),
})

const exportedOrder = ownOrder.extend({
  payments: z.array(payment),
  history: z.array(orderEvent.extend({ cause: z.string() })),
  operatorNotes: z.array(z.object({ at: instant, text: z.string() })),
})

/** What customers get of their own data, and beside it what operators have written about them. */
const personalData = ownData
  .extend({
    profile: ownProfile.extend({ blockReason: z.string().nullable() }),
    orders: z.array(exportedOrder),
  })
  .openapi('PersonalData')

export const exportPersonalData = createRoute({
  method: 'post',
  path: `${path}/exports`,
  tags,
  summary:
    'Everything that the shop stores about a customer; the request is recorded in the audit log',
  security: operatorOnly,
  request: { params },
  responses: { 200: json(personalData, 'The data'), ...backOfficeRefusals },
})

export const erasePersonalData = createRoute({
  method: 'post',
  path: `${path}/erasure`,
  tags,
  summary: 'Erase the account and everything personal; orders stay, without the customer',
  security: operatorOnly,
  request: {
    params,
    body: body(
      z.object({
        email: z
          .string()
          .trim()
          .max(254)
          .openapi({ description: 'The customer’s email, typed to confirm' }),
      }),
    ),
  },
  responses: {
    204: { description: 'Erased' },
    ...backOfficeRefusals,
    409: json(
      errorAnswer.extend({ orderIds: z.array(id).optional() }),
      'Orders are not finished, the account is an operator’s, or somebody has changed something',
    ),
  },
})
