import { createRoute, z } from '@hono/zod-openapi'
import { id, instant, json, pathId } from '../shared.ts'
import { backOfficeRefusals, operatorOnly, pageOf, pageQuery } from './shared.ts'

const tags = ['Inbox']
const path = '/admin/newsletter-subscriptions'

const subscription = z
  .object({ subscriptionId: id, email: z.string(), consentedAt: instant })
  .openapi('NewsletterSubscription')

export const listSubscriptions = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'The subscribers of the newsletter, the latest first',
  security: operatorOnly,
  request: {
    query: pageQuery.extend({
      search: z.string().trim().max(100).optional().openapi({ description: 'Part of the email' }),
    }),
  },
  responses: { 200: json(pageOf(subscription), 'A page of addresses'), ...backOfficeRefusals },
})

export const removeSubscription = createRoute({
  method: 'delete',
  path: `${path}/{subscriptionId}`,
  tags,
  summary: 'Unsubscribe an address from the newsletter',
  security: operatorOnly,
  request: { params: z.object({ subscriptionId: pathId }) },
  responses: { 204: { description: 'Removed' }, ...backOfficeRefusals },
})
