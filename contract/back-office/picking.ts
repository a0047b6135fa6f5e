import { createRoute, z } from '@hono/zod-openapi'
import { storages } from '../../domain/goods/storage.ts'
import { missingChoices } from '../../domain/orders/missing-items.ts'
import { bars } from '../../domain/picking/substitutes.ts'
import { translatedLanguages } from '../../domain/translations/translated-things.ts'
import { body, id, instant, json, pathId, rupees } from '../shared.ts'
import { translatedName } from './orders.ts'
import { backOfficeRefusals, errorAnswer, operatorOnly } from './shared.ts'

const tags = ['Picking']
const path = '/admin/picking'
const ofOrder = `${path}/{orderId}`
const params = z.object({ orderId: pathId })

const goodsKey = z.string().regex(/^(product|content)-[1-9]\d{0,8}$/)
const units = z.int().min(0).max(1_000_000)

const orderToPick = z
  .object({
    orderId: id,
    placedAt: instant,
    promisedBy: z.iso.date(),
    slot: z.object({ from: instant, to: instant }).nullable(),
    hasLostSlot: z.boolean().openapi({
      description: 'Another order had the chosen time; the customer is asked for another one',
    }),
    recipientName: z.string(),
    /** Null if nobody picks it. */
    picker: z.string().nullable(),
    isMine: z.boolean(),
    startedAt: instant.nullable(),
    packedAt: instant.nullable(),
  })
  .openapi('OrderToPick')

const substitute = z.object({
  productId: id,
  name: z.string(),
  units: z.int(),
  forUnits: z.int(),
  charged: rupees,
})

const line = z
  .object({
    goods: goodsKey,
    productId: id,
    name: z.string(),
    /** Null for a product on its own. */
    packageName: z.string().nullable(),
    packageId: id
      .nullable()
      .openapi({ description: 'Null for a package of the customer’s own too' }),
    category: z.object({ categoryId: id, name: z.string(), storage: z.enum(storages) }),
    choice: z.enum(missingChoices),
    quantity: z.int(),
    picked: z.int(),
    short: z.int(),
    noneLeft: z.boolean(),
    substitutes: z.array(substitute),
    version: z.int(),
  })
  .openapi('PickedLine')

const pickedOrder = orderToPick
  .extend({
    notes: z.string().nullable(),
    contact: z
      .string()
      .nullable()
      .openapi({ description: 'The phone number of a customer who wants to be called first' }),
    choice: z
      .enum(missingChoices)
      .openapi({ description: 'What the customer wants when something is missing' }),
    isCancelled: z.boolean(),
    bags: z.int().nullable(),
    calls: z.array(z.object({ at: instant, reached: z.boolean() })),
    lines: z
      .array(line)
      .openapi({ description: 'In the order of the walk; empty until it begins' }),
    goesBack: rupees.openapi({
      description: 'What the customer gets back for it as it is picked now',
    }),
  })
  .openapi('PickedOrder')

const conflict = {
  409: json(
    errorAnswer.extend({
      current: pickedOrder.optional().openapi({ description: 'What stands now' }),
      picker: z.string().nullable().optional(),
      bar: z.enum(bars).optional(),
      products: z
        .array(z.object({ productId: id, name: z.string(), left: z.int(), isSold: z.boolean() }))
        .optional(),
    }),
    'Something else was said of it since, or it is in a state that does not allow this',
  ),
}

const answer = { 200: json(pickedOrder, 'What stands now'), ...backOfficeRefusals, ...conflict }

export const listOrdersToPick = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'The paid orders that have not left the store, the earliest promise first',
  security: operatorOnly,
  responses: { 200: json(z.array(orderToPick), 'The orders'), ...backOfficeRefusals },
})

export const getPicking = createRoute({
  method: 'get',
  path: ofOrder,
  tags,
  summary: 'An order as it is being picked',
  description: 'Its phone number and notes end once it is packed.',
  security: operatorOnly,
  request: { params },
  responses: { 200: json(pickedOrder, 'The order'), ...backOfficeRefusals, ...conflict },
})

export const getPickingNames = createRoute({
  method: 'get',
  path: `${ofOrder}/names/{language}`,
  tags,
  summary: 'Names of the goods and substitutes of an order in a language, where they have one',
  security: operatorOnly,
  request: { params: params.extend({ language: z.enum(translatedLanguages) }) },
  responses: {
    200: json(z.array(translatedName), 'The names'),
    ...backOfficeRefusals,
    ...conflict,
  },
})

export const startPicking = createRoute({
  method: 'post',
  path: `${ofOrder}/start`,
  tags,
  summary: 'Begin to pick an order that nobody picks, or take it over',
  description: 'From now on its customer cannot cancel it.',
  security: operatorOnly,
  request: {
    params,
    body: body(z.object({ takeOver: z.boolean().optional() })),
  },
  responses: answer,
})

export const giveBackPicking = createRoute({
  method: 'post',
  path: `${ofOrder}/giving-back`,
  tags,
  summary: 'Give an order back: nothing that was picked is kept',
  security: operatorOnly,
  request: { params },
  responses: answer,
})

export const takePickingStep = createRoute({
  method: 'post',
  path: `${ofOrder}/steps`,
  tags,
  summary: 'Say what a line is now',
  description:
    'A repeated step changes nothing. One that is based on an older version is refused with what stands.',
  security: operatorOnly,
  request: {
    params,
    body: body(
      z.object({
        opId: z.uuid(),
        atDevice: instant,
        goods: goodsKey,
        version: z.int().min(1).openapi({ description: 'Of the line, as the picker saw it' }),
        picked: units,
        short: units,
        noneLeft: z.boolean().optional().openapi({ description: 'The shelf is empty' }),
        substitutes: z
          .array(
            z.object({
              productId: id,
              units: units.min(1),
              forUnits: units.min(1),
              charged: rupees.optional().openapi({
                description: 'What the picker was shown; refused if it is more than may be charged',
              }),
            }),
          )
          .max(20),
      }),
    ),
  },
  responses: answer,
})

export const notePickingCall = createRoute({
  method: 'post',
  path: `${ofOrder}/calls`,
  tags,
  summary: 'Note that the customer was called about something that is missing',
  security: operatorOnly,
  request: {
    params,
    body: body(z.object({ opId: z.uuid(), atDevice: instant, reached: z.boolean() })),
  },
  responses: answer,
})

export const listSubstitutes = createRoute({
  method: 'get',
  path: `${ofOrder}/substitutes/{goods}`,
  tags,
  summary: 'Up to five products that could stand in for one of a line',
  security: operatorOnly,
  request: {
    params: params.extend({ goods: goodsKey }),
    query: z.object({ namesIn: z.enum(translatedLanguages).optional() }),
  },
  responses: {
    200: json(
      z.array(
        z.object({
          productId: id,
          name: z.string(),
          translatedName: z
            .string()
            .nullable()
            .openapi({ description: 'In the language of `namesIn`, if it has one' }),
          inStock: z.int(),
          price: rupees,
          charged: rupees.openapi({
            description: 'What the customer pays for one in place of one',
          }),
        }),
      ),
      'The products, the most alike first',
    ),
    ...backOfficeRefusals,
    ...conflict,
  },
})

export const packOrder = createRoute({
  method: 'post',
  path: `${ofOrder}/packing`,
  tags,
  summary: 'Finish picking: give money back for what differs, and tell the customer',
  description: 'An order of which nothing was found is cancelled.',
  security: operatorOnly,
  request: { params, body: body(z.object({ bags: z.int().min(1).max(1000) })) },
  responses: answer,
})

export const undoPacking = createRoute({
  method: 'post',
  path: `${ofOrder}/packing-undo`,
  tags,
  summary: 'Open a packed order again; its credits and unsent refunds are taken back',
  security: operatorOnly,
  request: { params },
  responses: answer,
})
