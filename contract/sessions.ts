import { createRoute, z } from '@hono/zod-openapi'
import { customerOnly, id, instant, json, pathId, refused } from './shared.ts'

const tags = ['Sessions']
const ended = { 204: { description: 'Signed out' }, ...refused.withoutToken }

export const logOut = createRoute({
  method: 'post',
  path: '/user/logout',
  tags,
  summary: 'End the session of the token',
  security: customerOnly,
  responses: ended,
})

export const customerSession = z
  .object({
    id,
    isCurrent: z.boolean().openapi({ description: 'Whether it is the session of the token' }),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    isFromHere: z.boolean().openapi({
      description: 'Whether it began in the network that this request comes from',
    }),
    signedInAt: instant,
    lastUsedAt: instant.openapi({ description: 'To a quarter of an hour' }),
  })
  .openapi('Session')

export const listSessions = createRoute({
  method: 'get',
  path: '/user/sessions',
  tags,
  summary: 'Where the customer is signed in: the session of the token, then the latest used first',
  security: customerOnly,
  responses: { 200: json(z.array(customerSession), 'The sessions'), ...refused.withoutToken },
})

export const endSession = createRoute({
  method: 'delete',
  path: '/user/sessions/{sessionId}',
  tags,
  summary: "End one of the customer's sessions",
  security: customerOnly,
  request: { params: z.object({ sessionId: pathId }) },
  responses: { ...ended, ...refused.malformed, ...refused.absent },
})

export const endSessions = createRoute({
  method: 'delete',
  path: '/user/sessions',
  tags,
  summary: "End all of the customer's sessions, that of the token too",
  security: customerOnly,
  responses: ended,
})
