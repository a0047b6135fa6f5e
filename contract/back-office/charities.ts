import { createRoute, z } from '@hono/zod-openapi'
import { body, id, json, pathId, requestKey } from '../shared.ts'
import { description, name, pictureHash } from './products.ts'
import {
  backOfficeRefusals,
  operatorOnly,
  pageOf,
  pageQuery,
  version,
  versionConflict,
} from './shared.ts'

const tags = ['Charities']
const path = '/admin/charities'
const params = z.object({ charityId: pathId })
const hash = pictureHash.unwrap()

const officeCharity = z
  .object({
    charityId: id,
    name: z.string(),
    subName: z.string(),
    description: z.string(),
    isPublished: z.boolean(),
    pictures: z
      .array(z.object({ pictureHash: hash, imageUrl: z.string() }))
      .openapi({ description: 'The first is the main picture of the charity' }),
    version,
  })
  .openapi('OfficeCharity')

const charityFacts = z.object({
  name,
  subName: z.string().trim().max(200),
  description,
  pictureHashes: z.array(hash).max(50),
})

const edited = {
  200: json(officeCharity, 'The charity now'),
  ...backOfficeRefusals,
  ...versionConflict(officeCharity),
}

export const listOfficeCharities = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'Every charity, published or not, by name',
  security: operatorOnly,
  request: { query: pageQuery },
  responses: { 200: json(pageOf(officeCharity), 'A page of charities'), ...backOfficeRefusals },
})

export const getOfficeCharity = createRoute({
  method: 'get',
  path: `${path}/{charityId}`,
  tags,
  summary: 'One charity with its gallery',
  security: operatorOnly,
  request: { params },
  responses: { 200: json(officeCharity, 'The charity'), ...backOfficeRefusals },
})

export const createCharity = createRoute({
  method: 'post',
  path,
  tags,
  summary: 'Add a charity, which is not published yet',
  security: operatorOnly,
  request: { body: body(charityFacts.extend({ requestKey })) },
  responses: { 201: json(officeCharity, 'The new charity'), ...backOfficeRefusals },
})

export const editCharity = createRoute({
  method: 'put',
  path: `${path}/{charityId}`,
  tags,
  summary: 'Change a charity and its gallery',
  security: operatorOnly,
  request: { params, body: body(charityFacts.extend({ version })) },
  responses: edited,
})

export const publishCharity = createRoute({
  method: 'put',
  path: `${path}/{charityId}/publication`,
  tags,
  summary: 'Publish or withdraw a charity',
  security: operatorOnly,
  request: { params, body: body(z.object({ isPublished: z.boolean(), version })) },
  responses: edited,
})
