import { createRoute, z } from '@hono/zod-openapi'
import { id, json, quantity, rupees } from './shared.ts'

export const packedProduct = z.object({
  productId: id,
  name: z.string(),
  description: z.string(),
  price: rupees,
  categoryId: id,
  imageUrl: z.string(),
})

export const packageProduct = z
  .object({ packageProductId: id, quantity, unitPrice: rupees, productId: packedProduct })
  .openapi('PackageProduct')

export const shopPackage = z
  .object({
    packageId: id,
    name: z.string(),
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
