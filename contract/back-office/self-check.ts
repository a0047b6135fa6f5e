import { createRoute, z } from '@hono/zod-openapi'
import { firstSteps } from '../../domain/settings/first-steps.ts'
import { shortcomings } from '../../domain/settings/self-check.ts'
import { json } from '../shared.ts'
import { backOfficeRefusals, operatorOnly } from './shared.ts'

const tags = ['Settings']
const missing = z.array(z.enum(shortcomings))

export const checkSelf = createRoute({
  method: 'get',
  path: '/admin/self-check',
  tags,
  summary: 'What is still missing before customers come',
  security: operatorOnly,
  responses: {
    200: json(missing, 'The most urgent first; empty if nothing is'),
    ...backOfficeRefusals,
  },
})

export const getFirstSteps = createRoute({
  method: 'get',
  path: '/admin/first-steps',
  tags,
  summary: 'How far the shop is on its way to its first customer',
  security: operatorOnly,
  responses: {
    200: json(
      z
        .object({
          steps: z.array(z.object({ step: z.enum(firstSteps), isDone: z.boolean() })),
          missing,
          hasSold: z.boolean().openapi({ description: 'Whether an order was ever paid' }),
        })
        .openapi('FirstSteps'),
      'The steps in their order',
    ),
    ...backOfficeRefusals,
  },
})

export const sendTestMail = createRoute({
  method: 'post',
  path: '/admin/test-mails',
  tags,
  summary: 'Send the operator a mail at once, to try the mail server',
  security: operatorOnly,
  responses: {
    200: json(
      z.object({
        isSent: z.boolean(),
        isReal: z.boolean().openapi({ description: 'Not if mails are only written to files' }),
        fault: z.string().nullable().openapi({ description: 'What the mail server has answered' }),
      }),
      'What came of it',
    ),
    ...backOfficeRefusals,
  },
})
