import { createRoute, z } from '@hono/zod-openapi'
import { longestSearchTerm } from '../domain/goods/search-term.ts'
import { suggestionLimits } from '../domain/limits.ts'
import { category, englishName, product } from './catalogue.ts'
import { shopPackage } from './packages.ts'
import { json, refused } from './shared.ts'

export const suggestions = z
  .object({
    products: z.array(
      product
        .pick({ productId: true, name: true, price: true, imageUrl: true })
        .extend({ englishName }),
    ),
    packages: z.array(
      shopPackage
        .pick({ packageId: true, name: true, price: true, discountPrice: true, imageUrl: true })
        .extend({ englishName }),
    ),
    categories: z.array(category),
  })
  .openapi('Suggestions')

export const listPopularSearches = createRoute({
  method: 'get',
  path: '/popular-searches',
  tags: ['Catalogue'],
  summary: 'What most visitors have searched for lately, in the language of the response',
  description: `${suggestionLimits.searches} terms at most. A term counts when several visitors have searched for it on a day, and if it is made of words of the name of a product that it finds. Nothing is stored about who searched.`,
  responses: { 200: json(z.array(z.string()), 'The terms, the most frequent first') },
})

export const suggest = createRoute({
  method: 'get',
  path: '/suggestions/{term}',
  tags: ['Catalogue'],
  summary: 'The best that a search finds: products in stock, packages and categories',
  description: `${suggestionLimits.products} products, ${suggestionLimits.packages} packages and ${suggestionLimits.categories} categories at most.`,
  request: { params: z.object({ term: z.string().max(longestSearchTerm) }) },
  responses: { 200: json(suggestions, 'What was found'), ...refused.malformed },
})
