import { createRoute, z } from '@hono/zod-openapi'
import { legalPages } from '../domain/legal/versions.ts'
import { json, language, refused } from './shared.ts'

const day = z.iso.date().openapi({ description: 'The day in Colombo from which on it counts' })

/** A version of a legal page is named by its page and its day. */
export const legalVersionPath = z.object({ page: z.enum(legalPages), validFrom: day })

export const getLegalVersion = createRoute({
  method: 'get',
  path: '/legal/{page}/{validFrom}',
  tags: ['Legal pages'],
  summary: 'A version of a legal page in the words of the shop’s owner',
  request: { params: legalVersionPath },
  responses: {
    200: json(
      z.object({
        text: z.string().openapi({ description: 'With "## " before headings, "- " before items' }),
        language: language.openapi({ description: 'English where it is not translated' }),
      }),
      'The text',
    ),
    ...refused.malformed,
    ...refused.absent,
  },
})
