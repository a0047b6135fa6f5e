import { createRoute, z } from '@hono/zod-openapi'
import { isShareToken } from '../domain/custom-packages/share-token.ts'
import { customPackage } from './custom-packages.ts'
import { customerOnly, json, pathId, refused } from './shared.ts'

const tags = ['Shared packages']

const shareToken = z.string().refine(isShareToken)

/** What anybody with the link sees: nothing of its owner. */
export const sharedPackage = customPackage
  .pick({ packageName: true, price: true, packageItems: true, stockQuantity: true })
  .openapi('SharedPackage')

export const sharePackage = createRoute({
  method: 'put',
  path: '/custom-packages/{id}/share',
  tags,
  summary: "Make a link to one of the customer's packages, or return the one there is",
  security: customerOnly,
  request: { params: z.object({ id: pathId }) },
  responses: {
    200: json(z.object({ shareToken }), 'The token of the link'),
    ...refused.malformed,
    ...refused.withoutToken,
    ...refused.absent,
  },
})

export const unsharePackage = createRoute({
  method: 'delete',
  path: '/custom-packages/{id}/share',
  tags,
  summary: 'End the link; it never works again',
  security: customerOnly,
  request: { params: z.object({ id: pathId }) },
  responses: {
    204: { description: 'There is none' },
    ...refused.malformed,
    ...refused.withoutToken,
    ...refused.absent,
  },
})

export const getSharedPackage = createRoute({
  method: 'get',
  path: '/shared-packages/{shareToken}',
  tags,
  summary: "The package behind a link, at today's prices",
  request: { params: z.object({ shareToken }) },
  responses: {
    200: json(sharedPackage, 'The package'),
    ...refused.malformed,
    ...refused.absent,
  },
})
