import { createRoute, z } from '@hono/zod-openapi'
import { allergens, contentUnits, diets } from '../domain/goods/label.ts'
import { largestPriceChosen, productSorts } from '../domain/goods/list-choices.ts'
import { longestSearchTerm } from '../domain/goods/search-term.ts'
import { storages } from '../domain/goods/storage.ts'
import { maximumId, maximumLines } from '../domain/limits.ts'
import { paging, totalCount, wholeNumber } from './paging.ts'
import { sentencesOf } from './sentences.ts'
import { id, instant, json, pathId, refused, rupees } from './shared.ts'

const inputTexts = sentencesOf('inputTexts')

const tags = ['Catalogue']

/** Beside a name in another language: it never changes with the language, so that links and pictures follow it. */
export const englishName = z
  .string()
  .optional()
  .openapi({ description: 'Only in another language than English' })

export const category = z
  .object({ categoryId: id, name: z.string(), englishName })
  .openapi('Category')

export const product = z
  .object({
    productId: id,
    name: z.string(),
    englishName,
    description: z.string(),
    price: rupees,
    categoryId: id,
    category: z.object({ categoryId: id }),
    stockQuantity: z.int().min(0),
    imageUrl: z.string(),
    status: z.enum(['IN STOCK', 'OUT OF STOCK']),
    createdAt: instant,
    updatedAt: instant,
  })
  .openapi('Product')

export const detailedProduct = product
  .extend({
    content: z
      .object({ amount: z.int().min(1), unit: z.enum(contentUnits) })
      .optional()
      .openapi({ description: 'What one unit contains' }),
    origin: z
      .object({ country: z.string(), name: z.string() })
      .optional()
      .openapi({ description: 'The country that it comes from, after ISO 3166-1' }),
    allergens: z
      .array(z.enum(allergens))
      .optional()
      .openapi({ description: 'Absent where nobody has said which it contains' }),
    diets: z.array(z.enum(diets)),
    storage: z
      .enum(storages)
      .exclude(['SHELF'])
      .optional()
      .openapi({ description: 'How it is kept, if not on a shelf' }),
  })
  .openapi('DetailedProduct')

/** Ids in one parameter: "12,7,31". */
const idList = z
  .string()
  .regex(
    new RegExp(`^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,${maximumLines - 1}}$`),
    inputTexts.wholeNumbers(maximumLines),
  )
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(id))
  .openapi({ example: '12,7,31' })

const price = wholeNumber(largestPriceChosen).openapi({ description: 'In whole rupees' })
/** What customers choose to see of a list. */
const filters = {
  diet: z.enum(diets).optional(),
  minPrice: price.optional(),
  maxPrice: price.optional(),
}
const choices = { sort: z.enum(productSorts).optional(), ...filters }

export const listProducts = createRoute({
  method: 'get',
  path: '/products',
  tags,
  summary: 'The products: all, a page of them, or those with certain ids',
  request: {
    query: z.object({
      status: z.enum(['IN STOCK', 'OUT OF STOCK']).optional(),
      categoryId: wholeNumber(maximumId)
        .optional()
        .openapi({ description: 'A category that is not published has no list' }),
      ids: idList.optional(),
      ...choices,
      ...paging,
    }),
  },
  responses: {
    200: { ...json(z.array(product), 'Products'), ...totalCount },
    ...refused.malformed,
  },
})

export const searchProducts = createRoute({
  method: 'get',
  path: '/products/search/{term}',
  tags,
  summary: 'Products in stock whose name or description matches, best first',
  request: {
    params: z.object({ term: z.string().max(longestSearchTerm) }),
    query: z.object({ ...choices, ...paging }),
  },
  responses: {
    200: { ...json(z.array(product), 'Products'), ...totalCount },
    ...refused.malformed,
  },
})

export const countDiets = createRoute({
  method: 'get',
  path: '/products/diets',
  tags,
  summary: 'How many of the products in stock suit each diet, of a category or a search',
  request: {
    query: z.object({
      categoryId: wholeNumber(maximumId).optional(),
      term: z.string().max(longestSearchTerm).optional(),
      minPrice: filters.minPrice,
      maxPrice: filters.maxPrice,
    }),
  },
  responses: {
    200: json(
      z.array(z.object({ diet: z.enum(diets), products: z.int().min(1) })),
      'The diets that any of them suits',
    ),
    ...refused.malformed,
  },
})

export const getProduct = createRoute({
  method: 'get',
  // Not below /products, where the router would confuse it with the search.
  path: '/product/{productId}',
  tags,
  summary: 'A product on sale, with all that is known about it',
  request: { params: z.object({ productId: pathId }) },
  responses: {
    200: json(detailedProduct, 'The product'),
    ...refused.malformed,
    ...refused.absent,
  },
})

export const listBoughtWith = createRoute({
  method: 'get',
  path: '/product/{productId}/bought-with',
  tags,
  summary: 'Products in stock that customers often buy together with a product',
  request: { params: z.object({ productId: pathId }) },
  responses: { 200: json(z.array(product), 'Products'), ...refused.malformed },
})

export const listCategories = createRoute({
  method: 'get',
  path: '/categories',
  tags,
  summary: 'The published categories',
  responses: { 200: json(z.array(category), 'Categories') },
})
