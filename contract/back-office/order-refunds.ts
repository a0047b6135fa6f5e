import { createRoute, z } from '@hono/zod-openapi'
import { creditKinds } from '../../domain/orders/credits.ts'
import { orderMoneyTexts } from '../../domain/texts/en/back-office/order-money.ts'
import { goodsKey } from '../goods-key.ts'
import { body, json, pathId } from '../shared.ts'
import { way } from './order-actions.ts'
import { params, tags } from './orders.ts'
import { backOfficeRefusals, editConflict, errorAnswer, operatorOnly, version } from './shared.ts'

export const refundSurplus = createRoute({
  method: 'post',
  path: '/admin/orders/{orderId}/refunds',
  tags,
  summary: 'Refund what was paid beyond the price of an order, and all payments of a cancelled one',
  security: operatorOnly,
  request: { params, body: body(z.object({ refund: way })) },
  responses: { 204: { description: 'Requested' }, ...backOfficeRefusals, ...editConflict },
})

/** The reason that the customer reads, and how the money goes back. */
const givenBack = {
  reason: z.string().trim().min(3, orderMoneyTexts.credit.reasonRequired).max(500),
  refund: way.optional().openapi({ description: 'How to refund; if anything is left to refund' }),
}

const seenVersion = version.optional().openapi({
  description: 'Of the order as it was seen: refused if somebody has changed it since',
})

export const giveCredit = createRoute({
  method: 'post',
  path: '/admin/orders/{orderId}/credits',
  tags,
  summary: 'Give money back for a part of a paid order, refund it, and notify the customer',
  description:
    'Goods with a kind, or an amount out of goodwill. A repeated request changes nothing; another one with its key is refused.',
  security: operatorOnly,
  request: {
    params,
    body: body(
      z.union([
        z.object({
          ...givenBack,
          version: seenVersion,
          kind: z.enum(creditKinds),
          lines: z
            .array(z.object({ goods: goodsKey, units: z.int().min(1).max(1_000_000) }))
            .min(1)
            .max(1000),
          requestKey: z.uuid(),
        }),
        z.object({
          ...givenBack,
          version: seenVersion,
          kind: z.literal('GOODWILL'),
          amount: z.number().min(0.01).max(10_000_000).multipleOf(0.01),
          requestKey: z.uuid(),
        }),
      ]),
    ),
  },
  responses: {
    204: { description: 'Given' },
    ...backOfficeRefusals,
    409: json(
      errorAnswer.extend({
        amount: z.string().optional().openapi({ description: 'What its key has given back' }),
      }),
      'The order does not allow it, or another credit was given with its key',
    ),
  },
})

export const leaveOut = createRoute({
  method: 'post',
  path: '/admin/orders/{orderId}/left-out',
  tags,
  summary: 'Leave out the missing items of a paid order and give their money back',
  security: operatorOnly,
  request: { params, body: body(z.object({ version, ...givenBack })) },
  responses: { 204: { description: 'Left out' }, ...backOfficeRefusals, ...editConflict },
})

export const repeatRefund = createRoute({
  method: 'post',
  path: '/admin/refunds/{refundId}/repetition',
  tags,
  summary: 'Ask the gateway once more for a refund that it refused, or that it has not made',
  security: operatorOnly,
  request: { params: z.object({ refundId: pathId }) },
  responses: { 204: { description: 'Asked again' }, ...backOfficeRefusals, ...editConflict },
})

export const approveRefund = createRoute({
  method: 'post',
  path: '/admin/refunds/{refundId}/approval',
  tags,
  summary: 'Agree to a refund that somebody else has asked for, which is then made',
  security: operatorOnly,
  request: { params: z.object({ refundId: pathId }) },
  responses: { 204: { description: 'Agreed' }, ...backOfficeRefusals, ...editConflict },
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
        reference: z.string().trim().min(1, orderMoneyTexts.refunds.referenceRequired).max(100),
      }),
    ),
  },
  responses: { 204: { description: 'Recorded' }, ...backOfficeRefusals, ...editConflict },
})
