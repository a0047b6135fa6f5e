import { createRoute, z } from '@hono/zod-openapi'
import { shortcomings } from '../../domain/settings/self-check.ts'
import { json } from '../shared.ts'
import { backOfficeRefusals, operatorOnly } from './shared.ts'

export const checkSelf = createRoute({
  method: 'get',
  path: '/admin/self-check',
  tags: ['Settings'],
  summary: 'What is still missing before customers come',
  security: operatorOnly,
  responses: {
    200: json(z.array(z.enum(shortcomings)), 'The most urgent first; empty if nothing is'),
    ...backOfficeRefusals,
  },
})
