import { createRoute, z } from '@hono/zod-openapi'
import { hindrances } from '../../domain/orders/hindrances.ts'
import { stopResults } from '../../domain/runs/stop-results.ts'
import { officeRunsTexts } from '../../domain/texts/en/back-office/runs.ts'
import { body, id, instant, json, pathId, requestKey } from '../shared.ts'
import { backOfficeRefusals, errorAnswer, operatorOnly, version } from './shared.ts'

const tags = ['Runs']
const path = '/admin/runs'
const params = z.object({ runId: pathId })

const load = {
  orderId: id,
  replacementId: id
    .nullable()
    .openapi({ description: 'Of what is sent again after a claim; null for the order itself' }),
}

/** Where an order goes, and what the driver has to know of it. No sums, no email, no identity card. */
export const destination = z.object({
  ...load,
  recipientName: z.string(),
  streetAddress: z.string(),
  postalCode: z.string(),
  country: z.string(),
  contact: z.string().openapi({ description: 'The phone number at the door' }),
  notes: z.string().nullable(),
  slot: z.object({ from: instant, to: instant }).nullable(),
  areaName: z.string().nullable(),
  bags: z
    .int()
    .nullable()
    .openapi({ description: 'As it was packed on a phone; null if it was not' }),
  hasColdGoods: z.boolean(),
  isSurprise: z
    .boolean()
    .openapi({ description: 'The recipient is not to hear of it before it is at the door' }),
})

/** What became of a stop. */
export const outcome = z.object({
  result: z.enum(stopResults).nullable(),
  doneAt: instant.nullable(),
  receivedBy: z.string().nullable(),
  note: z.string().nullable(),
  bagsGiven: z.int().nullable(),
})

const orderToPlan = destination
  .extend({
    promisedBy: z.iso.date(),
    isPacked: z.boolean(),
    hindrance: z
      .enum(hindrances)
      .nullable()
      .openapi({ description: 'Why it could not leave the store now' }),
    attempts: z.int().openapi({ description: 'How often it was taken to the door in vain' }),
    isCancelled: z.boolean(),
  })
  .openapi('OrderToPlan')

const plannedStop = orderToPlan
  .extend({
    stopId: id,
    ...outcome.shape,
    photoIds: z.array(id),
  })
  .openapi('PlannedStop')

const run = z
  .object({
    runId: id,
    van: z.string(),
    driver: z.string().nullable(),
    startedAt: instant.nullable(),
    stops: z.array(plannedStop),
    version,
  })
  .openapi('DeliveryRun')

export const getRuns = createRoute({
  method: 'get',
  path: `${path}/{date}`,
  tags,
  summary: 'The runs of a day, and the orders that are in none yet',
  security: operatorOnly,
  request: { params: z.object({ date: z.iso.date() }) },
  responses: {
    200: json(
      z.object({
        runs: z.array(run),
        waiting: z
          .array(orderToPlan)
          .openapi({ description: 'Of any day, the earliest promise first' }),
        drivers: z.array(z.object({ email: z.string(), name: z.string() })),
      }),
      'The runs',
    ),
    ...backOfficeRefusals,
  },
})

const van = z.string().trim().min(1, officeRunsTexts.vanMissing).max(40, officeRunsTexts.vanMissing)
const driver = z.email().max(320).nullable()

const conflict = {
  409: json(
    errorAnswer.extend({ orders: z.array(id).optional() }),
    'Somebody else has changed it, or it has begun',
  ),
}

export const addRun = createRoute({
  method: 'post',
  path,
  tags,
  summary: 'Plan one more run of a day',
  security: operatorOnly,
  request: { body: body(z.object({ date: z.iso.date(), van, driver, requestKey })) },
  responses: { 201: json(z.object({ runId: id }), 'Added'), ...backOfficeRefusals, ...conflict },
})

export const editRun = createRoute({
  method: 'put',
  path: `${path}/{runId}`,
  tags,
  summary: 'Change the van or the driver of a run',
  description: 'The driver can also change while it is under way.',
  security: operatorOnly,
  request: { params, body: body(z.object({ van, driver, version })) },
  responses: { 204: { description: 'Changed' }, ...backOfficeRefusals, ...conflict },
})

export const removeRun = createRoute({
  method: 'delete',
  path: `${path}/{runId}`,
  tags,
  summary: 'Remove a run that has not begun; its orders wait to be planned again',
  security: operatorOnly,
  request: { params, body: body(z.object({ version })) },
  responses: { 204: { description: 'Removed' }, ...backOfficeRefusals, ...conflict },
})

export const setStops = createRoute({
  method: 'put',
  path: `${path}/{runId}/stops`,
  tags,
  summary:
    'Say which orders, and what is sent again of orders, are in a run, in the order of its stops',
  description: 'An order that was in another run that has not begun moves to this one.',
  security: operatorOnly,
  request: { params, body: body(z.object({ stops: z.array(z.object(load)).max(200), version })) },
  responses: { 204: { description: 'Set' }, ...backOfficeRefusals, ...conflict },
})

export const getStopPhoto = createRoute({
  method: 'get',
  path: '/admin/stop-photos/{photoId}',
  tags,
  summary: 'A photograph that a driver has taken at the door',
  security: operatorOnly,
  request: { params: z.object({ photoId: pathId }) },
  responses: {
    200: json(z.object({ picture: z.string() }), 'The photograph, as a data: URL'),
    ...backOfficeRefusals,
  },
})
