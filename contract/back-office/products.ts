import { createRoute, z } from '@hono/zod-openapi'
import { allergens, contentUnits, diets } from '../../domain/goods/label.ts'
import { pictureName } from '../../domain/goods/picture-name.ts'
import { maximumContent, maximumStock } from '../../domain/limits.ts'
import { maximumOrderCents } from '../../domain/money/amount.ts'
import { rupees as rupeesOf } from '../../domain/money/money.ts'
import { countText } from '../../domain/numbers.ts'
import { pictureTexts } from '../../domain/texts/en/back-office/pictures.ts'
import { productsTexts } from '../../domain/texts/en/back-office/products.ts'
import { stockTexts } from '../../domain/texts/en/back-office/stock.ts'
import { body, id, instant, json, pathId, pictureTooLarge, requestKey, rupees } from '../shared.ts'
import {
  backOfficeRefusals,
  operatorOnly,
  pageOf,
  pageQuery,
  version,
  versionConflict,
} from './shared.ts'

const tags = ['Products']
const path = '/admin/products'
const params = z.object({ productId: pathId })
const { nameRequired, tooLong, countryInvalid } = productsTexts

/** The name of a product, package or category: no longer than a card can show. */
export const name = z.string().trim().min(1, nameRequired).max(200, tooLong)
export const description = z.string().trim().max(5000, tooLong)

/** In one normal form, as the search reads it. */
export const alsoCalled = z
  .string()
  .trim()
  .normalize('NFC')
  .max(1000, tooLong)
  .openapi({ description: 'Further words that customers search by, in any script' })

const highestPrice = rupeesOf(maximumOrderCents)
const priceInvalid = productsTexts.priceInvalid(countText(highestPrice))

/** An amount that an operator sets: rupees and whole cents. */
export const price = z
  .number(priceInvalid)
  .min(0.01, priceInvalid)
  .max(highestPrice, priceInvalid)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, priceInvalid)

export const pictureHash = z
  .string()
  .regex(pictureName)
  .nullable()
  .openapi({ description: 'As POST /admin/pictures returned it' })

const notAStock = stockTexts.notAStock(countText(maximumStock))
export const countedStock = z.int(notAStock).min(0, notAStock).max(maximumStock, notAStock)

/** What the label says; without one of these it stays as it is. */
export const label = {
  content: z
    .object({ amount: z.int().min(1).max(maximumContent), unit: z.enum(contentUnits) })
    .nullable()
    .optional()
    .openapi({ description: 'What one unit contains; null if nobody has said it' }),
  originCountry: z
    .string()
    .regex(/^[A-Z]{2}$/, countryInvalid)
    .nullable()
    .optional()
    .openapi({ description: 'Two letters after ISO 3166-1', example: 'LK' }),
  allergens: z
    .array(z.enum(allergens))
    .nullable()
    .optional()
    .openapi({ description: 'Empty if there are none, null if nobody has said it' }),
  diets: z.array(z.enum(diets)).optional(),
}

const productFacts = z.object({
  name,
  description,
  /** Without it the words stay as they are. */
  alsoCalled: alsoCalled.optional(),
  price,
  categoryId: id,
  pictureHash,
  ...label,
  /** Without it the mark stays as it is. */
  neverSubstitute: z.boolean().optional().openapi({
    description: 'Nothing stands in for it when orders are picked, and it for nothing',
  }),
  /** Without it the mark stays as it is. */
  isVatExempt: z.boolean().optional().openapi({
    description: 'Sold without VAT; it counts only for a shop that is registered for it',
  }),
  /** Without it the limit stays as it is. */
  lowStockLimit: countedStock.nullable().optional().openapi({
    description: 'With so many units or fewer it runs out; null: as the shop has set for all',
  }),
})

const officeProduct = productFacts
  .extend({
    productId: id,
    alsoCalled: z.string(),
    neverSubstitute: z.boolean(),
    isVatExempt: z.boolean(),
    price: rupees,
    categoryName: z.string(),
    lowStockLimit: z.int().nullable(),
    stockQuantity: z.int().min(0),
    imageUrl: z.string(),
    content: label.content.unwrap(),
    originCountry: label.originCountry.unwrap(),
    allergens: label.allergens.unwrap(),
    diets: label.diets.unwrap(),
    isPublished: z.boolean(),
    updatedAt: instant,
    version,
  })
  .openapi('OfficeProduct')

const edited = {
  200: json(officeProduct, 'The product now'),
  ...backOfficeRefusals,
  ...versionConflict(officeProduct),
}

export const listOfficeProducts = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'Every product, published or not',
  security: operatorOnly,
  request: {
    query: pageQuery.extend({
      search: z.string().trim().max(200).optional(),
      categoryId: pathId.optional(),
      state: z.enum(['ON_SALE', 'LOW', 'OUT_OF_STOCK', 'WITHDRAWN']).optional().openapi({
        description: 'LOW: published, with little or no stock',
      }),
      sort: z
        .enum(['name', '-name', 'price', '-price', 'stock', '-stock', 'updated', '-updated'])
        .default('name'),
    }),
  },
  responses: { 200: json(pageOf(officeProduct), 'A page of products'), ...backOfficeRefusals },
})

export const getOfficeProduct = createRoute({
  method: 'get',
  path: `${path}/{productId}`,
  tags,
  summary: 'One product',
  security: operatorOnly,
  request: { params },
  responses: { 200: json(officeProduct, 'The product'), ...backOfficeRefusals },
})

export const createProduct = createRoute({
  method: 'post',
  path,
  tags,
  summary: 'Add a product, which is not published yet',
  security: operatorOnly,
  request: {
    body: body(
      productFacts.extend({
        stock: countedStock
          .default(0)
          .openapi({ description: 'How many there are at the beginning' }),
        requestKey,
      }),
    ),
  },
  responses: { 201: json(officeProduct, 'The new product'), ...backOfficeRefusals },
})

export const editProduct = createRoute({
  method: 'put',
  path: `${path}/{productId}`,
  tags,
  summary: 'Change a product',
  security: operatorOnly,
  request: { params, body: body(productFacts.extend({ version })) },
  responses: edited,
})

export const publishProduct = createRoute({
  method: 'put',
  path: `${path}/{productId}/publication`,
  tags,
  summary: 'Publish or withdraw a product; orders keep it either way',
  security: operatorOnly,
  request: { params, body: body(z.object({ isPublished: z.boolean(), version })) },
  responses: edited,
})

export const uploadPicture = createRoute({
  method: 'post',
  path: '/admin/pictures',
  tags: ['Pictures'],
  summary: 'Store a picture, which is decoded and encoded again without its metadata',
  security: operatorOnly,
  request: {
    body: body(
      z.object({
        picture: z
          .string()
          .regex(/^data:image\/[a-z+.-]+;base64,/, pictureTexts.notAPicture)
          .openapi({
            description: 'As a data: URL; JPEG, PNG, WebP, GIF or AVIF, up to 10 MB',
          }),
      }),
    ),
  },
  responses: {
    201: json(z.object({ pictureHash: z.string(), imageUrl: z.string() }), 'Stored'),
    ...backOfficeRefusals,
    ...pictureTooLarge,
  },
})
