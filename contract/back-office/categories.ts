import { createRoute, z } from '@hono/zod-openapi'
import { storages } from '../../domain/goods/storage.ts'
import { body, id, json, pathId } from '../shared.ts'
import { alsoCalled, name } from './products.ts'
import { backOfficeRefusals, operatorOnly, version, versionConflict } from './shared.ts'

const tags = ['Categories']
const path = '/admin/categories'
const params = z.object({ categoryId: pathId })

/** How its goods are kept in the store; cold ones are picked last. */
const storage = z.enum(storages)

const officeCategory = z
  .object({
    categoryId: id,
    name: z.string(),
    alsoCalled: z.string(),
    storage,
    productCount: z.int().min(0),
    isPublished: z.boolean(),
    version,
  })
  .openapi('OfficeCategory')

const refusals = {
  ...backOfficeRefusals,
  ...versionConflict(officeCategory.optional(), 'the name is taken, or the category has products'),
}

export const listOfficeCategories = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'Every category, published or not, with how many products it has; at most 500',
  security: operatorOnly,
  responses: { 200: json(z.array(officeCategory), 'Categories by name'), ...backOfficeRefusals },
})

export const addCategory = createRoute({
  method: 'post',
  path,
  tags,
  summary: 'Add a category, which is not published yet',
  security: operatorOnly,
  request: { body: body(z.object({ name })) },
  responses: { 201: json(officeCategory, 'The new category'), ...refusals },
})

export const renameCategory = createRoute({
  method: 'put',
  path: `${path}/{categoryId}`,
  tags,
  summary: 'Change the name of a category, what else it is called and how its goods are kept',
  security: operatorOnly,
  request: {
    params,
    body: body(
      z.object({
        name,
        alsoCalled: alsoCalled.optional(),
        storage: storage.optional(),
        version,
      }),
    ),
  },
  responses: { 200: json(officeCategory, 'The category now'), ...refusals },
})

export const publishCategory = createRoute({
  method: 'put',
  path: `${path}/{categoryId}/publication`,
  tags,
  summary: 'Publish or withdraw a category; its products stay on sale either way',
  security: operatorOnly,
  request: { params, body: body(z.object({ isPublished: z.boolean(), version })) },
  responses: { 200: json(officeCategory, 'The category now'), ...refusals },
})

export const removeCategory = createRoute({
  method: 'delete',
  path: `${path}/{categoryId}`,
  tags,
  summary: 'Remove a category without products; orders do not refer to categories',
  security: operatorOnly,
  request: { params },
  responses: { 204: { description: 'Removed' }, ...refusals },
})
