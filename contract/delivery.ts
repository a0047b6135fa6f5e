import { z } from '@hono/zod-openapi'
import { areaKinds } from '../domain/delivery/areas.ts'
import { id, rupees } from './shared.ts'

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
export const deliveryOffer = z.object({ areas: z.array(deliveryArea) }).openapi('DeliveryOffer')
