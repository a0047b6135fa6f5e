import { createRoute, z } from '@hono/zod-openapi'
import { body, id, instant, json, pathId } from '../shared.ts'
import {
  backOfficeRefusals,
  errorAnswer,
  operatorOnly,
  pageOf,
  pageQuery,
  version,
} from './shared.ts'

const tags = ['Inbox']
const path = '/admin/contact-messages'

const contactMessage = z
  .object({
    messageId: id,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    message: z.string(),
    sentAt: instant,
    answer: z.object({ at: instant, operatorEmail: z.string() }).nullable(),
    version,
  })
  .openapi('ContactMessage')

export const listContactMessages = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'What was sent through the contact form, the latest first',
  security: operatorOnly,
  request: {
    query: pageQuery.extend({
      state: z.enum(['OPEN', 'ANSWERED']).optional(),
      search: z
        .string()
        .trim()
        .max(100)
        .optional()
        .openapi({ description: 'Part of the name, the email or the message' }),
    }),
  },
  responses: { 200: json(pageOf(contactMessage), 'A page of messages'), ...backOfficeRefusals },
})

export const answerContactMessage = createRoute({
  method: 'put',
  path: `${path}/{messageId}/answer`,
  tags,
  summary: 'Mark a message as answered, or as open again',
  security: operatorOnly,
  request: {
    params: z.object({ messageId: pathId }),
    body: body(z.object({ isAnswered: z.boolean(), version })),
  },
  responses: {
    200: json(contactMessage, 'The message now'),
    ...backOfficeRefusals,
    409: json(
      errorAnswer.extend({ current: contactMessage }),
      'Somebody else has changed it; `current` is the latest version',
    ),
  },
})
