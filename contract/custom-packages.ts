import { createRoute, z } from '@hono/zod-openapi'
import { customPackageForm } from '../domain/custom-packages/form.ts'
import { longestMessage, maximumLines } from '../domain/limits.ts'
import { sentencesOf } from './sentences.ts'
import {
  body,
  customerOnly,
  errorAnswer,
  id,
  instant,
  json,
  obeying,
  pathId,
  quantity,
  refused,
  requestKey,
  rupees,
} from './shared.ts'

const customPackageTexts = sentencesOf('customPackageTexts')
const fieldTexts = sentencesOf('fieldTexts')
const formats = sentencesOf('formats')

const tags = ['Custom packages']
const savedForm = customPackageForm({ customPackageTexts, fieldTexts, formats })
const tooManyItems = customPackageTexts.tooManyItems(maximumLines)

export const customPackageItem = z
  .object({
    productId: id,
    productName: z.string(),
    quantity,
    unitPrice: rupees,
    totalPrice: rupees,
    categoryId: id,
    imageUrl: z.string(),
  })
  .openapi('CustomPackageItem')

/** As the shop has it now, which an order does not say. */
export const currentPackageItem = customPackageItem
  .extend({
    isSold: z.boolean().openapi({ description: 'False when the product was withdrawn' }),
    stockQuantity: z.int().min(0).openapi({ description: 'How many units of it are in stock' }),
  })
  .openapi('CurrentPackageItem')

export const customPackage = z
  .object({
    id,
    packageName: z.string(),
    description: z.string(),
    price: rupees.openapi({ description: "The total of the items at today's prices" }),
    status: z.literal('ACTIVE'),
    userId: id,
    packageItems: z.array(currentPackageItem),
    stockQuantity: z.int().min(0).openapi({ description: 'How many can be made from the stock' }),
    budget: rupees.nullable().openapi({ description: 'The limit that the customer has set' }),
    createdAt: instant,
    shareToken: z.string().optional().openapi({ description: 'While there is a link to it' }),
  })
  .openapi('CustomPackage')

const saved = {
  packageName: z.string(),
  description: z.string().max(longestMessage).nullish(),
  price: rupees.nullish(),
  status: z.literal('ACTIVE').nullish(),
  userId: id.nullish(),
  budget: rupees
    .nullish()
    .openapi({ description: 'null for none; an update without it keeps the current one' }),
}

const chosenItem = z.object({ productId: id, quantity })

/** A client written to the specification also sends these; the server takes them from the catalogue instead. */
const pricedItem = chosenItem.extend({
  productName: z.string().nullish(),
  unitPrice: rupees.nullish(),
  totalPrice: rupees.nullish(),
  imageUrl: z.string().nullish(),
})

const newPackage = z.object({
  ...saved,
  packageItems: z.array(pricedItem).max(maximumLines, tooManyItems),
  requestKey,
})
const changedPackage = z.object({
  ...saved,
  packageItems: z.array(chosenItem).max(maximumLines, tooManyItems),
  earlier: z
    .object({
      packageName: z.string(),
      budget: rupees.nullable(),
      packageItems: z.array(chosenItem).max(maximumLines),
    })
    .nullish()
    .openapi({
      description:
        'The package as it was read: an update is refused if it is another by now. One without this always wins',
    }),
})

const refusals = {
  ...refused.malformed,
  ...refused.withoutToken,
  ...refused.notYours,
  ...refused.absent,
  409: json(
    errorAnswer.extend({
      names: z
        .array(z.string())
        .optional()
        .openapi({ description: 'The names of the sold-out products' }),
      withdrawn: z
        .array(z.string())
        .optional()
        .openapi({ description: 'The names of products that are not sold any more' }),
      current: customPackage
        .optional()
        .openapi({ description: 'The package that was changed since it was read' }),
    }),
    'Something is sold out, there are too many packages, or the package was changed since it was read',
  ),
}

export const listCustomPackages = createRoute({
  method: 'get',
  path: '/custom-packages',
  tags,
  summary: "The customer's own packages at today's prices, newest first",
  security: customerOnly,
  responses: { 200: json(z.array(customPackage), 'Custom packages'), ...refused.withoutToken },
})

export const getCustomPackage = createRoute({
  method: 'get',
  path: '/custom-packages/{id}',
  tags,
  summary: "One of the customer's own packages at today's prices",
  security: customerOnly,
  request: { params: z.object({ id: pathId }) },
  responses: {
    200: json(customPackage, 'The custom package'),
    ...refused.malformed,
    ...refused.withoutToken,
    ...refused.absent,
  },
})

export const createCustomPackage = createRoute({
  method: 'post',
  path: '/custom-packages',
  tags,
  summary: 'Save a new package; its names, prices and pictures come from the catalogue',
  security: customerOnly,
  request: { body: body(obeying(newPackage, savedForm)) },
  responses: { 201: json(customPackage, 'The new package'), ...refusals },
})

export const updateCustomPackage = createRoute({
  method: 'put',
  path: '/custom-packages/{id}',
  tags,
  summary: 'Replace the items of the package; items that it already has may be sold out',
  security: customerOnly,
  request: {
    params: z.object({ id: pathId }),
    body: body(obeying(changedPackage, savedForm)),
  },
  responses: { 200: json(customPackage, 'The updated package'), ...refusals },
})

export const deleteCustomPackage = createRoute({
  method: 'delete',
  path: '/custom-packages/{id}',
  tags,
  summary: 'Delete a package and remove it from the cart; placed orders do not change',
  security: customerOnly,
  request: { params: z.object({ id: pathId }) },
  responses: {
    200: json(z.object({ message: z.string() }), 'Deleted'),
    ...refused.malformed,
    ...refused.withoutToken,
    ...refused.absent,
  },
})
