import { createRoute, z } from '@hono/zod-openapi'
import { feedback } from '../feedback.ts'
import { body, id, instant, json, pathId } from '../shared.ts'
import {
  backOfficeRefusals,
  operatorOnly,
  pageOf,
  pageQuery,
  version,
  versionConflict,
} from './shared.ts'

const tags = ['Inbox']
const path = '/admin/feedback'

const officeFeedback = feedback
  .extend({
    feedbackId: id,
    givenAt: instant,
    /** Null after the customer's data were erased, and for feedback of the demo. */
    customerId: id.nullable(),
    isShown: z.boolean(),
    version,
  })
  .openapi('OfficeFeedback')

export const listOfficeFeedback = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'All feedback, shown or hidden, the latest first',
  security: operatorOnly,
  request: {
    query: pageQuery.extend({
      state: z.enum(['SHOWN', 'HIDDEN']).optional(),
      search: z
        .string()
        .trim()
        .max(100)
        .optional()
        .openapi({ description: 'Part of the name or of the message' }),
    }),
  },
  responses: { 200: json(pageOf(officeFeedback), 'A page of feedback'), ...backOfficeRefusals },
})

export const showFeedback = createRoute({
  method: 'put',
  path: `${path}/{feedbackId}/visibility`,
  tags,
  summary: 'Show feedback in the shop, or hide it',
  security: operatorOnly,
  request: {
    params: z.object({ feedbackId: pathId }),
    body: body(z.object({ isShown: z.boolean(), version })),
  },
  responses: {
    200: json(officeFeedback, 'The feedback now'),
    ...backOfficeRefusals,
    ...versionConflict(officeFeedback),
  },
})
