import { createRoute, z } from '@hono/zod-openapi'
import { feedbackForm } from '../domain/feedback/feedback-form.ts'
import { sentencesOf } from './sentences.ts'
import { body, customerOnly, json, obeying, refused } from './shared.ts'

const fieldTexts = sentencesOf('fieldTexts')
const feedbackTexts = sentencesOf('feedbackTexts')

const tags = ['Feedback']

export const feedback = z
  .object({
    name: z.string(),
    feedbackCount: z.int().min(1).max(5).openapi({ description: 'The rating in stars' }),
    message: z.string(),
  })
  .openapi('Feedback')

export const listFeedback = createRoute({
  method: 'get',
  path: '/feedback',
  tags,
  summary: 'The feedback of customers, newest first',
  responses: { 200: json(z.array(feedback), 'Feedback') },
})

export const giveFeedback = createRoute({
  method: 'post',
  path: '/feedback',
  tags,
  summary: 'Rate the shop with 1 to 5 stars and at most 20 words',
  security: customerOnly,
  request: {
    body: body(
      obeying(
        z.object({ name: z.string(), feedbackCount: z.number(), message: z.string() }),
        feedbackForm({ feedbackTexts, fieldTexts }),
      ),
    ),
  },
  responses: {
    201: json(feedback, 'The feedback as it is shown'),
    ...refused.malformed,
    ...refused.withoutToken,
  },
})
