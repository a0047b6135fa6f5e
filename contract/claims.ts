import { createRoute, z } from '@hono/zod-openapi'
import { claimWordCharacters, mostClaimPhotos } from '../domain/limits.ts'
import { claimDecisions, claimKinds, claimStates, claimWishes } from '../domain/orders/claims.ts'
import { goodsKey } from './goods-key.ts'
import { sentencesOf } from './sentences.ts'
import {
  body,
  customerOnly,
  errorAnswer,
  id,
  instant,
  json,
  pathId,
  pictureTooLarge,
  refused,
} from './shared.ts'

const claimTexts = sentencesOf('claimTexts')

const tags = ['Claims']
const path = '/orders/{orderId}/claims'
const params = z.object({ orderId: pathId })

export const claimLine = z
  .object({
    id,
    goods: goodsKey,
    name: z.string(),
    kind: z.enum(claimKinds),
    units: z.int().min(1),
    wish: z.enum(claimWishes),
    words: z.string(),
    photoIds: z.array(id),
    at: instant,
    requestKey: z.uuid().openapi({ description: 'Of the request that told of it' }),
    decision: z
      .object({
        kind: z.enum(claimDecisions),
        units: z.int().min(0),
        answer: z.string().openapi({ description: 'In the words of the shop' }),
        at: instant,
      })
      .nullable(),
  })
  .openapi('ClaimLine')

export const claim = z
  .object({
    id,
    state: z.enum(claimStates),
    openedAt: instant,
    closedAt: instant.nullable(),
    lines: z.array(claimLine),
  })
  .openapi('Claim')

export const claimsOfOrder = z
  .object({
    deadlines: z
      .array(z.object({ kind: z.enum(claimKinds), until: instant, isOver: z.boolean() }))
      .openapi({ description: 'Until when each kind can be claimed, by the clock of the shop' }),
    goods: z.array(
      z.object({
        goods: goodsKey,
        name: z.string(),
        packageName: z.string().nullable(),
        units: z.int().min(0).openapi({ description: 'How many can still be claimed' }),
      }),
    ),
    claims: z.array(claim).openapi({ description: 'The latest first' }),
    replacements: z
      .array(
        z.object({
          packedAt: instant.nullable(),
          leftAt: instant.nullable().openapi({ description: 'When it left the store' }),
          lines: z.array(z.object({ name: z.string(), units: z.int().min(1) })),
        }),
      )
      .openapi({ description: 'What is sent again, with nothing to pay; the first first' }),
  })
  .openapi('OrderClaims')

/** All of them answer 404 while the shop takes no claims. */
const refusals = {
  ...refused.malformed,
  ...refused.withoutToken,
  ...refused.absent,
  ...refused.conflict,
}

const tooLate = {
  409: json(
    errorAnswer.extend({ endedAt: instant.optional() }),
    'It is too late, or the order or the claim is in a state that does not allow this',
  ),
}

export const getClaims = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'What can be claimed of a completed order, and what was',
  security: customerOnly,
  request: { params },
  responses: { 200: json(claimsOfOrder, 'Claims'), ...refusals },
})

export const addClaim = createRoute({
  method: 'post',
  path: '/claims',
  tags,
  summary: 'Tell what is wrong with an order, or add to the claim that is open',
  description: 'A repeated request key changes nothing.',
  security: customerOnly,
  request: {
    body: body(
      z.object({
        orderId: id,
        lines: z
          .array(
            z.object({
              goods: goodsKey,
              kind: z.enum(claimKinds),
              units: z.int().min(1).max(1_000_000),
              wish: z.enum(claimWishes),
              words: z.string().trim().max(claimWordCharacters),
              photoIds: z.array(id).max(mostClaimPhotos, claimTexts.mostPhotos),
            }),
          )
          .min(1, claimTexts.nothingChosen)
          .max(100),
        requestKey: z.uuid(),
      }),
    ),
  },
  responses: { 201: json(claimsOfOrder, 'Claimed'), ...refusals, ...tooLate },
})

export const withdrawClaim = createRoute({
  method: 'put',
  path: `${path}/{claimId}/withdrawal`,
  tags,
  summary: 'Take an open claim back; one that was taken back stays so',
  security: customerOnly,
  request: { params: params.extend({ claimId: pathId }) },
  responses: { 200: json(claimsOfOrder, 'Withdrawn'), ...refusals },
})

export const addClaimPhoto = createRoute({
  method: 'post',
  path: '/claim-photos',
  tags,
  summary: 'Send a photograph for a claim that is made within an hour',
  description: 'It is decoded and encoded again without its metadata.',
  security: customerOnly,
  request: {
    body: body(
      z.object({
        orderId: id,
        picture: z
          .string()
          .regex(/^data:image\/[a-z+.-]+;base64,/, claimTexts.notAPhoto)
          .openapi({
            description: 'As a data: URL; JPEG, PNG, WebP, GIF or AVIF, up to 10 MB',
          }),
      }),
    ),
  },
  responses: {
    201: json(z.object({ photoId: id }), 'Stored'),
    ...refusals,
    ...tooLate,
    ...pictureTooLarge,
  },
})

export const getClaimPhoto = createRoute({
  method: 'get',
  path: '/claim-photos/{photoId}',
  tags,
  summary: 'A photograph of one’s own',
  security: customerOnly,
  request: { params: z.object({ photoId: pathId }) },
  responses: {
    200: json(z.object({ picture: z.string() }), 'The photograph, as a data: URL'),
    ...refusals,
  },
})
