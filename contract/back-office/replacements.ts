import { createRoute, z } from '@hono/zod-openapi'
import { goodsKey } from '../goods-key.ts'
import { body, id, instant, json, pathId } from '../shared.ts'
import { backOfficeRefusals, editConflict, operatorOnly } from './shared.ts'

const tags = ['Claims']
const path = '/admin/replacements'
const ofOne = `${path}/{replacementId}`
const params = z.object({ replacementId: pathId })

export const replacement = z
  .object({
    replacementId: id,
    orderId: id,
    recipientName: z.string(),
    decidedAt: instant,
    packedAt: instant.nullable(),
    bags: z.int().nullable(),
    leftAt: instant
      .nullable()
      .openapi({ description: 'When it left the store, or nothing of it was found' }),
    isMailed: z
      .boolean()
      .openapi({ description: 'The customer was told, so that it cannot be undone any more' }),
    isBack: z.boolean().openapi({
      description:
        'A van took it out and nobody has got it: it can be packed again, with less, to be sent by hand, or not at all',
    }),
    lines: z.array(
      z.object({
        goods: goodsKey,
        name: z.string(),
        packageName: z.string().nullable(),
        quantity: z.int(),
        picked: z.int(),
      }),
    ),
  })
  .openapi('Replacement')

const answer = { 204: { description: 'Done' }, ...backOfficeRefusals, ...editConflict }

export const listReplacements = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'What is sent again after claims and has not left the store, the oldest first',
  security: operatorOnly,
  responses: { 200: json(z.array(replacement), 'Replacements'), ...backOfficeRefusals },
})

export const packReplacement = createRoute({
  method: 'post',
  path: `${ofOne}/packing`,
  tags,
  summary: 'Pack what is sent again; units that are not there are given back in money',
  security: operatorOnly,
  request: {
    params,
    body: body(
      z.object({
        bags: z.int().min(1).max(1000),
        lines: z
          .array(z.object({ goods: goodsKey, picked: z.int().min(0).max(1_000_000) }))
          .max(1000),
      }),
    ),
  },
  responses: answer,
})

export const sendReplacement = createRoute({
  method: 'post',
  path: `${ofOne}/departure`,
  tags,
  summary: 'Note that it has left the store; the customer is mailed some minutes later',
  security: operatorOnly,
  request: { params },
  responses: answer,
})

export const undoSending = createRoute({
  method: 'post',
  path: `${ofOne}/departure-undo`,
  tags,
  summary: 'Note that it has not left the store after all, until the customer is mailed',
  security: operatorOnly,
  request: { params },
  responses: answer,
})
