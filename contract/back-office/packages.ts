import { createRoute, z } from '@hono/zod-openapi'
import { maximumLines } from '../../domain/limits.ts'
import { packagesTexts } from '../../domain/texts/en/back-office/packages.ts'
import { body, id, json, pathId, quantity, requestKey, rupees } from '../shared.ts'
import { description, name, pictureHash, price } from './products.ts'
import {
  backOfficeRefusals,
  operatorOnly,
  pageOf,
  pageQuery,
  version,
  versionConflict,
} from './shared.ts'

const tags = ['Packages']
const path = '/admin/packages'
const params = z.object({ packageId: pathId })

const content = z.object({
  productId: id,
  name: z.string(),
  price: rupees,
  stockQuantity: z.int().openapi({ description: 'What customers can buy: 0 when withdrawn' }),
  quantity,
  imageUrl: z.string(),
})

const officePackage = z
  .object({
    packageId: id,
    name: z.string(),
    description: z.string(),
    price: rupees,
    discount: rupees.openapi({ description: 'What is deducted from the price' }),
    canBeMade: z.int().min(0),
    pictureHash,
    imageUrl: z.string(),
    isPublished: z.boolean(),
    contents: z.array(content),
    version,
  })
  .openapi('OfficePackage')

const packageFacts = z
  .object({
    name,
    description,
    price,
    discount: price.or(z.literal(0)),
    pictureHash,
    contents: z.array(z.object({ productId: id, quantity })).max(maximumLines),
  })
  .refine(({ price: full, discount }) => discount < full, {
    path: ['discount'],
    message: packagesTexts.discountTooLarge,
  })
  .refine(
    ({ contents }) => new Set(contents.map((each) => each.productId)).size === contents.length,
    {
      path: ['contents'],
      message: packagesTexts.productTwice,
    },
  )

const edited = {
  200: json(officePackage, 'The package now'),
  ...backOfficeRefusals,
  ...versionConflict(officePackage.optional(), 'it is empty and cannot be published'),
}

export const listOfficePackages = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'Every package, published or not',
  security: operatorOnly,
  request: {
    query: pageQuery.extend({
      search: z.string().trim().max(200).optional(),
      state: z.enum(['PUBLISHED', 'WITHDRAWN']).optional(),
      sort: z.enum(['name', '-name', 'price', '-price']).default('name'),
    }),
  },
  responses: { 200: json(pageOf(officePackage), 'A page of packages'), ...backOfficeRefusals },
})

export const getOfficePackage = createRoute({
  method: 'get',
  path: `${path}/{packageId}`,
  tags,
  summary: 'One package with its contents',
  security: operatorOnly,
  request: { params },
  responses: { 200: json(officePackage, 'The package'), ...backOfficeRefusals },
})

export const createPackage = createRoute({
  method: 'post',
  path,
  tags,
  summary: 'Add a package, which is not published yet',
  security: operatorOnly,
  request: { body: body(packageFacts.safeExtend({ requestKey })) },
  responses: { 201: json(officePackage, 'The new package'), ...backOfficeRefusals },
})

export const editPackage = createRoute({
  method: 'put',
  path: `${path}/{packageId}`,
  tags,
  summary: 'Change a package and its contents; placed orders do not change',
  security: operatorOnly,
  request: { params, body: body(packageFacts.and(z.object({ version }))) },
  responses: edited,
})

export const publishPackage = createRoute({
  method: 'put',
  path: `${path}/{packageId}/publication`,
  tags,
  summary: 'Publish or withdraw a package',
  security: operatorOnly,
  request: { params, body: body(z.object({ isPublished: z.boolean(), version })) },
  responses: edited,
})
