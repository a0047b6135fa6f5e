import { createRoute, z } from '@hono/zod-openapi'
import { mostPackagesOfProduct } from '../domain/limits.ts'
import { englishName } from './catalogue.ts'
import { id, json, pathId, quantity, refused, rupees } from './shared.ts'

export const packedProduct = z.object({
  productId: id,
  name: z.string(),
  englishName,
  description: z.string(),
  price: rupees,
  categoryId: id,
  imageUrl: z.string(),
  isOnSale: z
    .literal(false)
    .optional()
    .openapi({ description: 'Only given when false: what was withdrawn has no page' }),
})

export const packageProduct = z
  .object({ packageProductId: id, quantity, unitPrice: rupees, productId: packedProduct })
  .openapi('PackageProduct')

export const shopPackage = z
  .object({
    packageId: id,
    name: z.string(),
    englishName,
    description: z.string(),
    price: rupees,
    discountPrice: rupees.openapi({ description: 'What is deducted from the price' }),
    imageUrl: z.string(),
    status: z.enum(['ACTIVE', 'INACTIVE']),
    stockQuantity: z.int().min(0).openapi({ description: 'How many can be made from the stock' }),
    products: z.array(packageProduct),
  })
  .openapi('Package')

export const listPackages = createRoute({
  method: 'get',
  path: '/packages',
  tags: ['Catalogue'],
  summary: 'The ready-made packages',
  responses: { 200: json(z.array(shopPackage), 'Packages') },
})

export const getPackage = createRoute({
  method: 'get',
  path: '/packages/{packageId}',
  tags: ['Catalogue'],
  summary: 'A package on sale',
  request: { params: z.object({ packageId: pathId }) },
  responses: { 200: json(shopPackage, 'The package'), ...refused.malformed, ...refused.absent },
})

export const listPackagesWithProduct = createRoute({
  method: 'get',
  path: '/product/{productId}/packages',
  tags: ['Catalogue'],
  summary: `Packages on sale that contain a product, ${mostPackagesOfProduct} at most`,
  request: { params: z.object({ productId: pathId }) },
  responses: { 200: json(z.array(shopPackage), 'Packages'), ...refused.malformed },
})
