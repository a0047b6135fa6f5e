import { createRoute, z } from '@hono/zod-openapi'
import { claimDecisions } from '../../domain/orders/claims.ts'
import { officeClaimsTexts } from '../../domain/texts/en/back-office/claims.ts'
import { claim, claimLine } from '../claims.ts'
import { body, json, pathId, rupees } from '../shared.ts'
import { replacement } from './replacements.ts'
import { backOfficeRefusals, errorAnswer, operatorOnly } from './shared.ts'

const tags = ['Claims']

const officeClaimLine = claimLine
  .extend({
    decidedBy: z.string().nullable(),
    seenBefore: z
      .boolean()
      .openapi({ description: 'A photograph of it came with another claim before' }),
  })
  .openapi('OfficeClaimLine')

const claimsToDecide = z
  .object({
    claims: z.array(claim.extend({ lines: z.array(officeClaimLine) }).openapi('OfficeClaim')),
    replacements: z.array(replacement),
    customer: z
      .object({
        days: z.int(),
        claims: z.int(),
        orders: z.int(),
        refundedAmount: rupees,
        orderedAmount: rupees,
        isMarked: z.boolean().openapi({ description: 'Three claims or more within 30 days' }),
      })
      .nullable()
      .openapi({
        description: 'What this customer has claimed; null after their data were erased',
      }),
  })
  .openapi('ClaimsToDecide')

export const getOfficeClaims = createRoute({
  method: 'get',
  path: '/admin/orders/{orderId}/claims',
  tags,
  summary: 'The claims of an order, the latest first, and what its customer has claimed before',
  security: operatorOnly,
  request: { params: z.object({ orderId: pathId }) },
  responses: { 200: json(claimsToDecide, 'Claims'), ...backOfficeRefusals },
})

export const decideClaimLine = createRoute({
  method: 'post',
  path: '/admin/claim-lines/{lineId}/decision',
  tags,
  summary: 'Give money back for a claimed line, send it again, or refuse it',
  description: 'A repeated request key changes nothing.',
  security: operatorOnly,
  request: {
    params: z.object({ lineId: pathId }),
    body: body(
      z.object({
        decision: z.enum(claimDecisions),
        units: z.int().min(0).max(1_000_000).openapi({ description: '0 if refused' }),
        answer: z.string().trim().min(3, officeClaimsTexts.answerRequired).max(500),
        refund: z.enum(['GATEWAY', 'BY_HAND']).optional().openapi({
          description: 'How to refund; if anything is left to refund',
        }),
        requestKey: z.uuid(),
      }),
    ),
  },
  responses: {
    204: { description: 'Decided' },
    ...backOfficeRefusals,
    409: json(
      errorAnswer.extend({
        decision: z.enum(claimDecisions).optional(),
        left: z.int().optional(),
      }),
      'Somebody else has decided it, nothing of it can be given back, or the stock does not suffice',
    ),
  },
})

export const getOfficeClaimPhoto = createRoute({
  method: 'get',
  path: '/admin/claim-photos/{photoId}',
  tags,
  summary: 'A photograph that a customer sent with a claim',
  security: operatorOnly,
  request: { params: z.object({ photoId: pathId }) },
  responses: {
    200: json(z.object({ picture: z.string() }), 'The photograph, as a data: URL'),
    ...backOfficeRefusals,
  },
})
