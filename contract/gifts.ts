import { createRoute, z } from '@hono/zod-openapi'
import { recipient } from './recipients.ts'
import { customerOnly, id, json, pathId, refused } from './shared.ts'

const tags = ['Gifts']

export const giftCharity = z
  .object({
    charityId: id,
    name: z.string(),
    thanks: z.string().openapi({ description: 'In the words of the charity; may be empty' }),
  })
  .openapi('GiftCharity')

export const listGiftCharities = createRoute({
  method: 'get',
  path: '/gift-charities',
  tags,
  summary: 'The charities to which an order can be given',
  security: customerOnly,
  responses: {
    200: json(z.array(giftCharity), 'The charities'),
    ...refused.withoutToken,
    ...refused.absent,
  },
})

export const giveToCharity = createRoute({
  method: 'put',
  path: '/recipients/charities/{charityId}',
  tags,
  summary: 'Make a charity one of the recipients of the customer',
  description: 'An order to this recipient is a gift. Its address is that of the charity today.',
  security: customerOnly,
  request: { params: z.object({ charityId: pathId }) },
  responses: {
    200: json(recipient, 'The recipient'),
    ...refused.malformed,
    ...refused.withoutToken,
    ...refused.absent,
    ...refused.conflict,
  },
})
