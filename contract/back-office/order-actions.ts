import { createRoute, z } from '@hono/zod-openapi'
import { mostOrdersAtOnce } from '../../domain/limits.ts'
import { ordersTexts } from '../../domain/texts/en/back-office/orders.ts'
import { slotKey } from '../delivery.ts'
import { body, id, json } from '../shared.ts'
import { hindrance, params, tags } from './orders.ts'
import { backOfficeRefusals, editConflict, errorAnswer, operatorOnly, version } from './shared.ts'

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
          .max(mostOrdersAtOnce),
      }),
    ),
  },
  responses: {
    200: json(z.object({ completed: z.int() }), 'Completed'),
    ...backOfficeRefusals,
    409: json(
      errorAnswer.extend({
        orders: z.array(z.object({ orderId: id, reason: hindrance })).optional(),
        changed: z.array(id).optional().openapi({ description: 'Those that have changed' }),
      }),
      'One of them has changed, or is in a status that does not allow this',
    ),
  },
})

export const undoCompletion = createRoute({
  method: 'post',
  path: '/admin/orders/{orderId}/completion-undo',
  tags,
  summary: 'Move a completed order back to PAID: it has not left the store after all',
  description:
    'While the mail that it is on its way waits, the customer is mailed nothing; afterwards they get another one, with the reason.',
  security: operatorOnly,
  request: {
    params,
    body: body(
      z.object({
        version,
        reason: z.string().trim().min(3, ordersTexts.undo.reasonRequired).max(500),
      }),
    ),
  },
  responses: {
    204: { description: 'Undone' },
    ...backOfficeRefusals,
    409: json(
      errorAnswer.extend({ orderIds: z.array(id).optional() }),
      'It has changed, has not left the store, or has an open claim',
    ),
  },
})

/** How money goes back. */
export const way = z.enum(['GATEWAY', 'BY_HAND'])

export const cancelOrder = createRoute({
  method: 'post',
  path: '/admin/orders/{orderId}/cancellation',
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

export const moveOrder = createRoute({
  method: 'put',
  path: '/admin/orders/{orderId}/slot',
  tags,
  summary: 'Deliver at another time than the customer has chosen, who is mailed the reason',
  security: operatorOnly,
  request: {
    params,
    body: body(
      slotKey.extend({
        version,
        reason: z.string().trim().min(1, ordersTexts.move.required).max(500),
      }),
    ),
  },
  responses: {
    204: { description: 'Moved' },
    ...backOfficeRefusals,
    409: json(
      errorAnswer.extend({
        slots: z.array(slotKey).optional(),
        times: z.array(z.string()).optional(),
      }),
      'Somebody else has changed it, or the time is not free; the nearest three that are',
    ),
  },
})

export const addOrderNote = createRoute({
  method: 'post',
  path: '/admin/orders/{orderId}/notes',
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
  path: '/admin/orders/{orderId}/supply',
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
