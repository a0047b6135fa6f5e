import { createRoute, z } from '@hono/zod-openapi'
import { recipientForm } from '../domain/recipients/recipient-form.ts'
import { sentencesOf } from './sentences.ts'
import { body, customerOnly, id, json, obeying, pathId, refused, requestKey } from './shared.ts'

const fieldTexts = sentencesOf('fieldTexts')
const recipientTexts = sentencesOf('recipientTexts')

const tags = ['Delivery addresses']

export const recipient = z
  .object({
    recipientId: id,
    userId: id,
    recipientName: z.string(),
    streetAddress: z.string(),
    postalCode: z.string(),
    country: z.string(),
    contact: z.string(),
    email: z.string().nullable(),
    charityId: id.optional().openapi({ description: 'Of the charity that it is' }),
  })
  .openapi('Recipient')

export const listRecipients = createRoute({
  method: 'get',
  path: '/recipients/search-by-user',
  tags,
  summary: "The customer's saved addresses, oldest first",
  security: customerOnly,
  responses: { 200: json(z.array(recipient), 'Addresses'), ...refused.withoutToken },
})

export const saveRecipient = createRoute({
  method: 'post',
  path: '/recipients',
  tags,
  summary: 'Save a new address, or the one named by recipientId',
  security: customerOnly,
  request: {
    body: body(
      obeying(
        z.object({
          recipientId: id.nullish(),
          userId: id.nullish(),
          recipientName: z.string(),
          streetAddress: z.string(),
          postalCode: z.string(),
          country: z.string().nullish(),
          contact: z.string(),
          email: z.string().nullish(),
          requestKey,
        }),
        recipientForm({ fieldTexts, recipientTexts }),
      ),
    ),
  },
  responses: {
    200: json(recipient, 'The updated address'),
    201: json(recipient, 'The new address'),
    ...refused.malformed,
    ...refused.withoutToken,
    ...refused.notYours,
    ...refused.absent,
    ...refused.conflict,
  },
})

export const deleteRecipient = createRoute({
  method: 'delete',
  path: '/recipients/{id}',
  tags,
  summary: 'Delete an address; orders keep their own copy',
  security: customerOnly,
  request: { params: z.object({ id: pathId }) },
  responses: {
    200: json(z.object({ message: z.string() }), 'Deleted'),
    ...refused.malformed,
    ...refused.withoutToken,
    ...refused.absent,
  },
})
