import { createRoute, z } from '@hono/zod-openapi'
import { stopNoteCharacters } from '../../domain/limits.ts'
import { hindrances } from '../../domain/orders/hindrances.ts'
import { driverResults } from '../../domain/runs/stop-results.ts'
import { body, id, instant, json, pathId, pictureTooLarge } from '../shared.ts'
import { destination, outcome } from './runs.ts'
import { backOfficeRefusals, errorAnswer, operatorOnly } from './shared.ts'

const tags = ['Driving']
const path = '/admin/driving'
const stopParams = z.object({ stopId: pathId })

const stopOfDriver = destination
  .extend({
    stopId: id,
    ...outcome.shape,
    isCancelled: z.boolean(),
    photoCount: z.int(),
  })
  .openapi('StopOfDriver')

const runOfDriver = z
  .object({
    runId: id,
    van: z.string(),
    round: z.int().min(1).openapi({ description: 'Which run of this van it is on this day' }),
    startedAt: instant.nullable(),
    stops: z.array(stopOfDriver).openapi({ description: 'In the order of the route' }),
  })
  .openapi('RunOfDriver')

const myRuns = z.object({ date: z.iso.date(), runs: z.array(runOfDriver) }).openapi('MyRuns')

const answer = { 200: json(myRuns, 'What stands now'), ...backOfficeRefusals }

const conflict = {
  409: json(
    errorAnswer.extend({
      orders: z
        .array(z.object({ orderId: id, reason: z.enum(hindrances) }))
        .optional()
        .openapi({ description: 'The orders that cannot leave the store, and why' }),
      current: myRuns.optional().openapi({ description: 'What stands now' }),
    }),
    'Something else was said of it before, or it is in a state that does not allow this',
  ),
}

export const getMyRuns = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'The operator’s own runs of today',
  security: operatorOnly,
  responses: answer,
})

export const startRun = createRoute({
  method: 'post',
  path: `${path}/runs/{runId}/start`,
  tags,
  summary: 'Leave the store: the orders of the run are completed, and their customers are told',
  description: 'Refused while an order of it cannot leave. A repeated request changes nothing.',
  security: operatorOnly,
  request: {
    params: z.object({ runId: pathId }),
    body: body(
      z.object({
        without: z
          .array(id)
          .max(200)
          .openapi({ description: 'Orders that stay in the store, to be planned again' }),
      }),
    ),
  },
  responses: { ...answer, ...conflict },
})

export const undoStart = createRoute({
  method: 'post',
  path: `${path}/runs/{runId}/start-undo`,
  tags,
  summary: 'The van has not left after all: its orders are in the store again',
  description: 'Only until customers are told, some minutes later, and before the first door.',
  security: operatorOnly,
  request: { params: z.object({ runId: pathId }) },
  responses: { ...answer, ...conflict },
})

const step = {
  opId: z.uuid().openapi({ description: 'Made by the phone: what is sent twice counts once' }),
  atDevice: instant.openapi({ description: 'When it happened, by the clock of the phone' }),
  sentAtDevice: instant.openapi({
    description: 'When it is sent, by the same clock, so that a wrong clock does not matter',
  }),
}

const words = z.string().trim().max(stopNoteCharacters)

export const takeDrivingStep = createRoute({
  method: 'post',
  path: `${path}/stops/{stopId}/results`,
  tags,
  summary: 'Say what became of a stop',
  description: 'A repeated step changes nothing; another one for a stop that is done is refused.',
  security: operatorOnly,
  request: {
    params: stopParams,
    body: body(
      z.object({
        ...step,
        result: z.enum(driverResults),
        receivedBy: words.openapi({ description: 'Who took it; may be empty' }),
        note: words,
        bags: z.int().min(1).max(1000).nullable(),
      }),
    ),
  },
  responses: { ...answer, ...conflict },
})

export const addStopPhoto = createRoute({
  method: 'post',
  path: `${path}/stops/{stopId}/photos`,
  tags,
  summary: 'Send a photograph of where an order was left',
  description: 'It is decoded and encoded again without its metadata. A repeated one counts once.',
  security: operatorOnly,
  request: {
    params: stopParams,
    body: body(
      z.object({
        opId: step.opId,
        picture: z
          .string()
          .regex(/^data:image\/[a-z+.-]+;base64,/)
          .openapi({ description: 'As a data: URL; JPEG, PNG, WebP, GIF or AVIF, up to 10 MB' }),
      }),
    ),
  },
  responses: { ...answer, ...conflict, ...pictureTooLarge },
})
