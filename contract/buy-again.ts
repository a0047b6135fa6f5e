import { createRoute, z } from '@hono/zod-openapi'
import { mostFavourites } from '../domain/limits.ts'
import { product } from './catalogue.ts'
import { paging, totalCount } from './paging.ts'
import { customerOnly, id, json, pathId, refused } from './shared.ts'

const tags = ['Buy again']
const limit = `A customer has ${mostFavourites} favourites at most, products and packages on sale together.`
const path = '/user/favourites'
const params = z.object({ productId: pathId })
const packagesPath = '/user/favourite-packages'
const packageParams = z.object({ packageId: pathId })

export const listFavourites = createRoute({
  method: 'get',
  path,
  tags,
  summary: "The customer's favourite products on sale, the newest first",
  security: customerOnly,
  responses: {
    200: json(z.array(z.object({ productId: id })), 'The products'),
    ...refused.withoutToken,
    ...refused.absent,
  },
})

export const addFavourite = createRoute({
  method: 'put',
  path: `${path}/{productId}`,
  tags,
  summary: 'Make a product a favourite',
  description: limit,
  security: customerOnly,
  request: { params },
  responses: {
    204: { description: 'It is one' },
    ...refused.malformed,
    ...refused.withoutToken,
    ...refused.absent,
    ...refused.conflict,
  },
})

export const removeFavourite = createRoute({
  method: 'delete',
  path: `${path}/{productId}`,
  tags,
  summary: 'Take a product out of the favourites',
  security: customerOnly,
  request: { params },
  responses: { 204: { description: 'It is none' }, ...refused.malformed, ...refused.withoutToken },
})

export const listFavouritePackages = createRoute({
  method: 'get',
  path: packagesPath,
  tags,
  summary: "The customer's favourite ready-made packages on sale, the newest first",
  security: customerOnly,
  responses: {
    200: json(z.array(z.object({ packageId: id })), 'The packages'),
    ...refused.withoutToken,
    ...refused.absent,
  },
})

export const addFavouritePackage = createRoute({
  method: 'put',
  path: `${packagesPath}/{packageId}`,
  tags,
  summary: 'Make a ready-made package a favourite',
  description: limit,
  security: customerOnly,
  request: { params: packageParams },
  responses: addFavourite.responses,
})

export const removeFavouritePackage = createRoute({
  method: 'delete',
  path: `${packagesPath}/{packageId}`,
  tags,
  summary: 'Take a ready-made package out of the favourites',
  security: customerOnly,
  request: { params: packageParams },
  responses: removeFavourite.responses,
})

export const listBought = createRoute({
  method: 'get',
  path: '/user/bought-products',
  tags,
  summary:
    'The products of all paid orders of the customer, singly or in packages, last bought first',
  description: 'Those that are not sold any more are left out.',
  security: customerOnly,
  request: { query: z.object(paging) },
  responses: {
    200: { ...json(z.array(product), 'Products as they are today'), ...totalCount },
    ...refused.malformed,
    ...refused.withoutToken,
    ...refused.absent,
  },
})
