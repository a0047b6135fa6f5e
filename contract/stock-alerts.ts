import { createRoute, z } from '@hono/zod-openapi'
import { mostStockAlerts } from '../domain/limits.ts'
import { customerOnly, id, json, pathId, refused } from './shared.ts'

const tags = ['Stock alerts']
const path = '/user/stock-alerts'
const params = z.object({ productId: pathId })

export const listStockAlerts = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'The products of which the customer wants to know when they are in stock again',
  security: customerOnly,
  responses: {
    200: json(z.array(z.object({ productId: id })), 'The products'),
    ...refused.withoutToken,
  },
})

export const askForStockAlert = createRoute({
  method: 'put',
  path: `${path}/{productId}`,
  tags,
  summary: 'Mail the customer once when a product is in stock again',
  description: `Of ${mostStockAlerts} products at most.`,
  security: customerOnly,
  request: { params },
  responses: {
    204: { description: 'Noted' },
    ...refused.malformed,
    ...refused.withoutToken,
    ...refused.absent,
    ...refused.conflict,
  },
})

export const withdrawStockAlert = createRoute({
  method: 'delete',
  path: `${path}/{productId}`,
  tags,
  summary: 'No longer mail the customer about a product',
  security: customerOnly,
  request: { params },
  responses: { 204: { description: 'Withdrawn' }, ...refused.malformed, ...refused.withoutToken },
})
