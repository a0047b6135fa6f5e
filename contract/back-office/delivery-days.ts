import { createRoute, z } from '@hono/zod-openapi'
import { closedDayKinds } from '../../domain/delivery/slots.ts'
import { officeDeliveryTexts } from '../../domain/texts/en/back-office/delivery.ts'
import { body, id, json } from '../shared.ts'
import { tags } from './delivery.ts'
import { backOfficeRefusals, errorAnswer, operatorOnly, version } from './shared.ts'

const { nameInvalid } = officeDeliveryTexts

const path = '/admin/delivery/days'

const named = {
  name: z.string().trim().min(1, nameInvalid).max(100),
  kind: z.enum(closedDayKinds),
}
const limits = {
  closesDelivery: z.boolean(),
  barredCategoryIds: z
    .array(id)
    .max(100)
    .openapi({ description: 'Goods of these categories are not delivered on this day' }),
}
const dayFacts = { ...named, ...limits }

export const listDays = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'Holidays and other days that are not as others',
  security: operatorOnly,
  responses: {
    200: json(
      z.array(
        z.object({
          date: z.iso.date(),
          ...dayFacts,
          changedBy: z.string().openapi({ description: 'The operator who has set it' }),
          version,
        }),
      ),
      'The days',
    ),
    ...backOfficeRefusals,
  },
})

export const setDay = createRoute({
  method: 'put',
  path: `${path}/{date}`,
  tags,
  summary: 'Close a day, or open it',
  description: 'Refused while orders are promised for a day that is closed: move each, or keep it.',
  security: operatorOnly,
  request: {
    params: z.object({ date: z.iso.date() }),
    body: body(
      z.object({
        ...dayFacts,
        keep: z
          .array(id)
          .openapi({ description: 'The orders that are delivered on this day nevertheless' }),
        version: z
          .int()
          .min(0)
          .openapi({ description: 'As it was read; 0 for a day that nobody has set' }),
      }),
    ),
  },
  responses: {
    204: { description: 'Set' },
    ...backOfficeRefusals,
    409: json(
      errorAnswer.extend({ orders: z.array(id).optional() }),
      'Orders are promised for this day, or somebody else has changed it',
    ),
  },
})

const proposalsPath = '/admin/delivery/proposed-days'
const year = z.int().openapi({ description: 'Of the calendar that comes with the shop' })

export const listProposedDays = createRoute({
  method: 'get',
  path: proposalsPath,
  tags,
  summary: 'Public holidays to come that nobody has set yet, by year',
  description: 'They close no day by themselves.',
  security: operatorOnly,
  responses: {
    200: json(
      z.array(
        z.object({
          year,
          isEstimate: z.boolean().openapi({ description: 'Its gazette was not out' }),
          days: z.array(z.object({ date: z.iso.date(), ...named })),
        }),
      ),
      'The proposals; none for a year that was taken over',
    ),
    ...backOfficeRefusals,
  },
})

export const takeProposedDays = createRoute({
  method: 'post',
  path: `${proposalsPath}/taken`,
  tags,
  summary: 'Take over the holidays of a year that are to come and not set yet',
  description: 'Days for which orders are promised are not closed: set each by itself.',
  security: operatorOnly,
  request: { body: body(z.object({ year, ...limits })) },
  responses: {
    200: json(
      z.object({
        taken: z.int().min(0),
        booked: z
          .array(z.object({ date: z.iso.date(), name: z.string(), orders: z.array(id) }))
          .openapi({ description: 'What was left out, and the orders in the way' }),
      }),
      'What was taken over',
    ),
    ...backOfficeRefusals,
  },
})
