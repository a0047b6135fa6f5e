import { createRoute, z } from '@hono/zod-openapi'
import { mostMinutesOfDay } from '../../domain/delivery/slots.ts'
import { officeDeliveryTexts } from '../../domain/texts/en/back-office/delivery.ts'
import { slotKey } from '../delivery.ts'
import { body, id, instant, json, pathId } from '../shared.ts'
import { tags } from './delivery.ts'
import {
  backOfficeRefusals,
  errorAnswer,
  operatorOnly,
  version,
  versionConflict,
} from './shared.ts'

const windowPath = '/admin/delivery/windows'
const windowParams = z.object({ windowId: pathId })
const { capacityInvalid, hoursInvalid, cutoffInvalid, dayInvalid } = officeDeliveryTexts

const minutes = z.int(hoursInvalid).min(0, hoursInvalid).max(mostMinutesOfDay, hoursInvalid)
const capacity = z.int(capacityInvalid).max(10_000, capacityInvalid)
const room = {
  capacity: capacity.min(1, capacityInvalid),
  cutoffMinutes: z
    .int(cutoffInvalid)
    .min(0, cutoffInvalid)
    .max(10 * mostMinutesOfDay, cutoffInvalid)
    .openapi({ description: 'How long before its start orders for it end' }),
}
const weekday = z.int().min(0).max(6).openapi({ description: '0 for Sunday' })
const hours = {
  areaId: id.nullable().openapi({ description: 'Null: every area that is delivered to' }),
  fromMinutes: minutes.openapi({ description: 'Minutes after midnight in Colombo' }),
  toMinutes: minutes,
}

const deliveryWindow = z
  .object({ windowId: id, weekday, ...hours, ...room, version })
  .openapi('DeliveryWindow')

export const listWindows = createRoute({
  method: 'get',
  path: windowPath,
  tags,
  summary: 'The weekly times of delivery',
  security: operatorOnly,
  responses: { 200: json(z.array(deliveryWindow), 'The times'), ...backOfficeRefusals },
})

export const addWindows = createRoute({
  method: 'post',
  path: windowPath,
  tags,
  summary: 'Add a time on some days of the week',
  security: operatorOnly,
  request: {
    body: body(
      z
        .object({ weekdays: z.array(weekday).min(1, dayInvalid), ...hours, ...room })
        .refine(({ fromMinutes, toMinutes }) => fromMinutes < toMinutes, hoursInvalid),
    ),
  },
  responses: { 204: { description: 'Added' }, ...backOfficeRefusals },
})

export const editWindow = createRoute({
  method: 'put',
  path: `${windowPath}/{windowId}`,
  tags,
  summary: 'Change how many orders a time has room for, and when orders for it end',
  security: operatorOnly,
  request: { params: windowParams, body: body(z.object({ ...room, version })) },
  responses: {
    204: { description: 'Changed' },
    ...backOfficeRefusals,
    ...versionConflict(deliveryWindow.optional()),
  },
})

export const removeWindow = createRoute({
  method: 'delete',
  path: `${windowPath}/{windowId}`,
  tags,
  summary: 'Offer a time no longer; orders that have chosen it keep their place',
  security: operatorOnly,
  request: { params: windowParams },
  responses: { 204: { description: 'Removed' }, ...backOfficeRefusals },
})

const officeSlot = slotKey
  .extend({
    areaId: id.nullable().openapi({ description: 'Null: every area that is delivered to' }),
    from: instant,
    to: instant,
    capacity: z.int().min(0),
    isOffered: z.boolean().openapi({
      description: 'Orders for it have not ended, and it is near enough to be promised',
    }),
    isClosed: z.boolean().openapi({ description: 'Lets no more orders in' }),
    closedBy: z.string().nullable().openapi({ description: 'What closes the whole day' }),
    booked: z.int().openapi({
      description: 'The places that they hold: orders that go together hold one',
    }),
    orderIds: z.array(id).openapi({ description: 'The orders in it that are still in the store' }),
  })
  .openapi('OfficeSlot')

export const listOfficeSlots = createRoute({
  method: 'get',
  path: '/admin/delivery/slots',
  tags,
  summary: 'The times of the next two weeks, and the orders in each',
  security: operatorOnly,
  responses: { 200: json(z.array(officeSlot), 'The times'), ...backOfficeRefusals },
})

export const changeOfficeSlot = createRoute({
  method: 'put',
  path: '/admin/delivery/slots/{windowId}/{date}',
  tags,
  summary: 'Change the room in one time, or let no more orders in',
  security: operatorOnly,
  request: {
    params: z.object({ windowId: pathId, date: z.iso.date() }),
    body: body(
      z.object({
        capacity: capacity
          .min(0, capacityInvalid)
          .optional()
          .openapi({ description: 'Stays as it is if it is left out' }),
        isClosed: z.boolean(),
      }),
    ),
  },
  responses: {
    204: { description: 'Changed' },
    ...backOfficeRefusals,
    409: json(
      errorAnswer.extend({ booked: z.int().optional() }),
      'More orders are in it than there would be room for',
    ),
  },
})

export const getPromises = createRoute({
  method: 'get',
  path: '/admin/delivery/promises',
  tags,
  summary: 'Promised times that were kept and broken, orders that are late, and times that fill up',
  security: operatorOnly,
  responses: {
    200: json(
      z.object({
        days: z.int().openapi({ description: 'How many of the last days are counted' }),
        kept: z.int().min(0).openapi({
          description:
            'Somebody was at the door before the promised hours ended; where drivers note nothing, it left the store by then',
        }),
        broken: z.int().min(0),
        late: z
          .array(z.object({ orderId: id, promisedTo: instant }))
          .openapi({ description: 'Still in the store, the longest overdue first' }),
        filling: z.array(officeSlot),
      }),
      'The promises',
    ),
    ...backOfficeRefusals,
  },
})
