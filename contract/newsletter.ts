import { createRoute, z } from '@hono/zod-openapi'
import { newsletterForm } from '../domain/newsletter/newsletter-form.ts'
import { sentencesOf } from './sentences.ts'
import { body, json, obeying, refused } from './shared.ts'

const fieldTexts = sentencesOf('fieldTexts')

export const subscribe = createRoute({
  method: 'post',
  path: '/newsletter',
  tags: ['Newsletter'],
  summary: 'Subscribe an address; the response is the same for new and known addresses',
  request: { body: body(obeying(z.object({ email: z.string() }), newsletterForm(fieldTexts))) },
  responses: {
    200: json(z.object({ message: z.string() }), 'Subscribed'),
    ...refused.malformed,
  },
})
