import { createRoute, z } from '@hono/zod-openapi'
import { mostPushSubscriptions } from '../domain/limits.ts'
import { body, customerOnly, id, json, pathId, refused } from './shared.ts'

const tags = ['Notifications']
const path = '/user/push-subscriptions'

/** Bytes in base64url, as browsers write the keys of a subscription. */
const bytes = (letters: number) => z.string().regex(new RegExp(`^[\\w-]{${letters}}=*$`))

export const listPushSubscriptions = createRoute({
  method: 'get',
  path,
  tags,
  summary: "The browsers that show the customer's notifications, and the key to add one",
  description: 'Absent if the shop sends none.',
  security: customerOnly,
  responses: {
    200: json(
      z.object({
        publicKey: z.string().openapi({ description: 'Of the shop (VAPID)' }),
        subscriptions: z.array(z.object({ id, endpoint: z.string() })),
      }),
      'The browsers',
    ),
    ...refused.withoutToken,
    ...refused.absent,
  },
})

export const savePushSubscription = createRoute({
  method: 'put',
  path,
  tags,
  summary: 'Show a notification in this browser when an order is on its way',
  description: `The body is the browser's own PushSubscription. Of more than ${mostPushSubscriptions}, the one that was saved longest ago ends. A session that ends takes its browser with it.`,
  security: customerOnly,
  request: {
    body: body(
      z.object({
        endpoint: z.string().max(1000),
        keys: z.object({ p256dh: bytes(87), auth: bytes(22) }),
      }),
    ),
  },
  responses: {
    204: { description: 'Saved' },
    ...refused.malformed,
    ...refused.withoutToken,
    ...refused.absent,
  },
})

export const removePushSubscription = createRoute({
  method: 'delete',
  path: `${path}/{subscriptionId}`,
  tags,
  summary: 'Show no more notifications in a browser',
  security: customerOnly,
  request: { params: z.object({ subscriptionId: pathId }) },
  responses: { 204: { description: 'Removed' }, ...refused.malformed, ...refused.withoutToken },
})
