import { createRoute, z } from '@hono/zod-openapi'
import { backOfficePageSize, maximumStock } from '../../domain/limits.ts'
import { countText } from '../../domain/numbers.ts'
import { stockTexts } from '../../domain/texts/en/back-office/stock.ts'
import { body, id, instant, json, pathId, requestKey, rupees } from '../shared.ts'
import { countedStock, price } from './products.ts'
import {
  backOfficeRefusals,
  chosenIds,
  errorAnswer,
  operatorOnly,
  pageOf,
  pageQuery,
  version,
} from './shared.ts'

const tags = ['Stock']
const params = z.object({ productId: pathId })
const { causeRequired } = stockTexts
const most = countText(maximumStock)
const notAChange = stockTexts.notAChange(most)
const notADelivery = stockTexts.notADelivery(most)

/** Why the stock changes, or who delivered it. */
export const cause = z.string().trim().min(1, causeRequired).max(200)

/** How many are added; negative to remove. */
export const stockChange = z
  .int(notAChange)
  .min(-maximumStock, notAChange)
  .max(maximumStock, notAChange)
  .refine((change) => change !== 0, notAChange)

/** How many have arrived. They are added to the stock. */
export const delivered = z.int(notADelivery).min(1, notADelivery).max(maximumStock, notADelivery)

const movement = z
  .object({
    id,
    at: instant,
    kind: z
      .enum(['OPENING', 'SALE', 'HOLD', 'HOLD_ENDED', 'CORRECTION', 'DELIVERY'])
      .openapi({ description: 'A SALE was a HOLD until its order was paid' }),
    change: z.int(),
    stockAfter: z.int(),
    orderId: id.nullable(),
    cause: z.string(),
    requestKey: z
      .uuid()
      .nullable()
      .openapi({ description: 'Of the request that moved it; null for an order’s' }),
  })
  .openapi('StockMovement')

export const listStockMovements = createRoute({
  method: 'get',
  path: '/admin/products/{productId}/stock-movements',
  tags,
  summary: 'The stock ledger of a product, the latest first; its sum is always the stock',
  security: operatorOnly,
  request: { params, query: pageQuery },
  responses: { 200: json(pageOf(movement), 'A page of movements'), ...backOfficeRefusals },
})

export const listStockSetAside = createRoute({
  method: 'get',
  path: '/admin/stock-set-aside',
  tags,
  summary:
    'What is off the stock of products and still on the shelves, because orders with it are not packed',
  security: operatorOnly,
  request: { query: z.object({ productIds: chosenIds(backOfficePageSize) }) },
  responses: {
    200: json(
      z.array(z.object({ productId: id, units: z.int() }).openapi('SetAside')),
      'The products with such units',
    ),
    ...backOfficeRefusals,
  },
})

export const moveStock = createRoute({
  method: 'post',
  path: '/admin/products/{productId}/stock-movements',
  tags,
  summary: 'Record a delivery or a correction, which changes the stock',
  security: operatorOnly,
  request: {
    params,
    body: body(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('DELIVERY'), change: delivered, cause, requestKey }),
        z.object({ kind: z.literal('CORRECTION'), change: stockChange, cause, requestKey }),
      ]),
    ),
  },
  responses: {
    201: json(z.object({ stockQuantity: z.int() }), 'The stock now'),
    ...backOfficeRefusals,
    409: json(errorAnswer, 'The stock would fall below 0 or rise above the maximum'),
  },
})

const change = z.object({
  productId: id,
  version,
  price: price.optional(),
  stock: z
    .discriminatedUnion('kind', [
      z
        .object({ kind: z.literal('COUNT'), seen: z.int(), counted: countedStock, cause })
        .openapi({ description: 'Refused when the stock is no longer what was `seen`' }),
      z
        .object({ kind: z.literal('DELIVERY'), delivered, cause })
        .openapi({ description: 'Added to the stock there is' }),
    ])
    .optional(),
})

const outcome = z
  .object({
    productId: id,
    outcome: z.enum(['SAVED', 'CONFLICT', 'OUT_OF_RANGE', 'ABSENT']),
    /** The current values, whether or not the change was saved. */
    current: z.object({ price: rupees, stockQuantity: z.int(), version }).nullable(),
  })
  .openapi('GridOutcome')

export const saveGrid = createRoute({
  method: 'patch',
  path: '/admin/products',
  tags,
  summary: 'Set prices and stocks of several products; each is saved or refused separately',
  security: operatorOnly,
  request: {
    body: body(z.object({ changes: z.array(change).min(1).max(backOfficePageSize) })),
  },
  responses: { 200: json(z.array(outcome), 'The outcome for each product'), ...backOfficeRefusals },
})
