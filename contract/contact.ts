import { createRoute, z } from '@hono/zod-openapi'
import { contactForm } from '../domain/contact/contact-form.ts'
import { sentencesOf } from './sentences.ts'
import { body, json, obeying, refused } from './shared.ts'

const fieldTexts = sentencesOf('fieldTexts')
const contactTexts = sentencesOf('contactTexts')

export const getInTouch = createRoute({
  method: 'post',
  path: '/dashboard/get-in-touch',
  tags: ['Contact'],
  summary: 'Send the shop a message; contact is a phone number',
  request: {
    body: body(
      obeying(
        z.object({
          name: z.string(),
          email: z.string(),
          contact: z.string().nullish(),
          message: z.string(),
        }),
        contactForm({ contactTexts, fieldTexts }),
      ),
    ),
  },
  responses: {
    200: json(z.object({ message: z.string() }), 'Sent'),
    ...refused.malformed,
  },
})
