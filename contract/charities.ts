import { createRoute, z } from '@hono/zod-openapi'
import { englishName } from './catalogue.ts'
import { id, json, pathId, refused } from './shared.ts'

const tags = ['Charities']

export const charity = z
  .object({
    id,
    name: z.string(),
    englishName,
    subName: z.string(),
    description: z.string(),
    formerSlugs: z
      .array(z.string())
      .optional()
      .openapi({ description: 'What the addresses of its page ended in under earlier names' }),
    images: z
      .array(z.string())
      .openapi({ description: 'The first is the main picture of the charity' }),
  })
  .openapi('Charity')

export const listCharities = createRoute({
  method: 'get',
  path: '/charities',
  tags,
  summary: 'The charities that the shop supports',
  responses: { 200: json(z.array(charity), 'Charities') },
})

export const getCharity = createRoute({
  method: 'get',
  path: '/charities/{id}',
  tags,
  summary: 'One charity',
  request: { params: z.object({ id: pathId }) },
  responses: { 200: json(charity, 'The charity'), ...refused.malformed, ...refused.absent },
})
