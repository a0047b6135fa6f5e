import { createRoute, z } from '@hono/zod-openapi'
import { areaKinds } from '../domain/delivery/areas.ts'
import { customerOnly, id, instant, json, pathId, refused, rupees } from './shared.ts'

const deliveryArea = z
  .object({
    areaId: id,
    kind: z.enum(areaKinds).openapi({
      description: 'By postal codes; all other addresses; or a place where customers collect',
    }),
    name: z.string(),
    fee: rupees,
    freeFrom: rupees
      .nullable()
      .openapi({ description: 'Goods for this much are delivered for no fee; null: never' }),
    minimum: rupees.openapi({ description: 'The least that is delivered, in goods' }),
    isServed: z.boolean(),
    codes: z.array(z.object({ from: z.string(), to: z.string() })),
  })
  .openapi('OfferedDeliveryArea')

/** Where and on which terms the shop delivers. */
export const deliveryOffer = z
  .object({
    areas: z.array(deliveryArea),
    timedAreas: z.array(id.nullable()).openapi({
      description:
        'The areas for which a time must be chosen; null: addresses outside of all areas',
    }),
  })
  .openapi('DeliveryOffer')

/** Names a slot: a weekly time on a day. */
export const slotKey = z.object({ windowId: id, date: z.iso.date() }).openapi('SlotKey')

const offeredSlot = slotKey
  .extend({ from: instant, to: instant, isFree: z.boolean() })
  .openapi('OfferedSlot')

export const listSlots = createRoute({
  method: 'get',
  path: '/delivery/slots',
  tags: ['Delivery'],
  summary: 'The times at which orders of an area are delivered, the earliest first',
  security: customerOnly,
  request: {
    query: z.object({
      areaId: pathId
        .optional()
        .openapi({ description: 'Without it: addresses outside of all areas' }),
    }),
  },
  responses: {
    200: json(
      z.object({
        slots: z.array(offeredSlot),
        barred: z
          .array(z.object({ date: z.iso.date(), categoryIds: z.array(id) }))
          .openapi({ description: 'Days on which goods of some categories are not sold' }),
      }),
      'The times',
    ),
    ...refused.malformed,
    ...refused.withoutToken,
    ...refused.absent,
  },
})
