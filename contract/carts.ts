import { createRoute, z } from '@hono/zod-openapi'
import { maximumLines } from '../domain/limits.ts'
import { missingChoices } from '../domain/orders/missing-items.ts'
import { product } from './catalogue.ts'
import { currentPackageItem } from './custom-packages.ts'
import { deliveryOffer } from './delivery.ts'
import { shopPackage } from './packages.ts'
import { sentencesOf } from './sentences.ts'
import {
  body,
  customerOnly,
  errorAnswer,
  id,
  instant,
  json,
  quantity,
  refused,
  rupees,
} from './shared.ts'

const inputTexts = sentencesOf('inputTexts')

const tags = ['Cart']

export const cartCustomPackage = z
  .object({ id, packageName: z.string(), price: rupees, packageItems: z.array(currentPackageItem) })
  .openapi('CartCustomPackage')

/** How the item of a line has changed since it was put in the cart. */
const news = {
  notedUnitPrice: rupees.openapi({
    description:
      'The unit price that the customer has seen; a different unitPrice is a change to show',
  }),
  availableQuantity: z
    .int()
    .min(0)
    .openapi({ description: 'How many are available after the previous lines have taken theirs' }),
}

export const cartItem = z
  .object({
    cartItemId: id,
    cartId: id,
    packages: shopPackage.nullable(),
    customPackage: cartCustomPackage.nullable(),
    quantity,
    unitPrice: rupees,
    subTotal: rupees,
    note: z.string(),
    ...news,
    changedContents: z.string().optional().openapi({
      description:
        'Stands for what the package contains now. Absent unless that has changed since the customer saw it',
    }),
  })
  .openapi('CartItem')

export const cartProduct = z
  .object({
    cartProductId: id,
    cartId: id,
    productId: product,
    quantity,
    unitPrice: rupees,
    totalAmount: rupees,
    isSold: z.boolean().openapi({ description: 'False when the product was withdrawn' }),
    ...news,
  })
  .openapi('CartProduct')

export const cart = z
  .object({
    cartId: z.int().min(0).openapi({ description: '0 until the cart is first saved' }),
    userId: id,
    totalAmount: rupees.openapi({ description: 'The amount to pay, after discounts' }),
    discountPrice: rupees,
    createdAt: instant.nullable(),
    version: z.int().min(0),
    saves: z.array(z.uuid()).openapi({
      description: 'The saveIds of the last saves in this cart, newest first',
    }),
    items: z.array(cartItem),
    products: z.array(cartProduct),
  })
  .openapi('Cart')

const missingChoice = z.enum(missingChoices)

const loadedCart = cart
  .extend({
    missingItems: z
      .object({ choices: z.array(missingChoice), chosen: missingChoice })
      .optional()
      .openapi({
        description:
          'What an order can say about goods that are missing, and what the customer chose last. Absent where the shop does not ask',
      }),
    tellsRecipients: z.literal(true).optional().openapi({
      description:
        'Recipients who are somebody else get text messages, unless the order says `tellRecipient: false`. Absent where the shop sends none',
    }),
    delivery: deliveryOffer.optional().openapi({
      description: 'On which terms the shop delivers. Absent where it has set none',
    }),
  })
  .openapi('LoadedCart')

const notedUnitPrice = rupees.nullish().openapi({
  description:
    'The unit price that the customer has seen; without it a line keeps the one it has, at first the current price',
})

const savedItem = z.object({
  packageId: id.nullish(),
  customPackageId: id.nullish(),
  quantity,
  unitPrice: rupees,
  subTotal: rupees,
  note: z.string().max(200).nullish(),
  notedUnitPrice,
  notedContents: z.string().max(64).nullish().openapi({
    description:
      'The `changedContents` that the customer has seen; without them a line keeps those it has, at first the current ones',
  }),
})

const savedProduct = z.object({
  productId: id,
  quantity,
  unitPrice: rupees,
  totalAmount: rupees,
  notedUnitPrice,
})

const eitherPackage = (item: z.infer<typeof savedItem>) =>
  (item.packageId == null) !== (item.customPackageId == null)

const saved = {
  userId: id,
  totalAmount: rupees,
  discountPrice: rupees,
  version: z.int().min(0).optional().openapi({
    description: 'The version this change is based on; without it the last save wins',
  }),
  saveId: z.uuid().optional().openapi({
    description: 'The id of this save: a later cart lists it if the save arrived',
  }),
  afterSave: z.uuid().optional().openapi({
    description: 'A save of the same version without a response, whose changes this one includes',
  }),
}

/** A refused save returns the current cart, so that pending edits can be applied to it. */
const conflict = {
  409: json(errorAnswer.extend({ cart }).openapi('CartConflict'), 'The cart has changed since'),
}

const refusals = {
  ...refused.malformed,
  ...refused.withoutToken,
  ...refused.notYours,
  ...refused.absent,
  ...conflict,
}

export const getCart = createRoute({
  method: 'get',
  path: '/carts',
  tags,
  summary: "The customer's cart at today's prices; empty, with cartId 0, until first saved",
  security: customerOnly,
  responses: { 200: json(loadedCart, 'The cart'), ...refused.withoutToken },
})

export const saveCart = createRoute({
  method: 'post',
  path: '/carts/cartItem-save',
  tags,
  summary: 'Create the cart with these lines',
  security: customerOnly,
  request: {
    body: body(
      z.object({
        ...saved,
        items: z.array(savedItem.refine(eitherPackage, inputTexts.eitherPackage)).max(maximumLines),
        cartProducts: z.array(savedProduct).max(maximumLines),
      }),
    ),
  },
  responses: { 200: json(cart, 'The saved cart'), ...refusals },
})

export const updateCart = createRoute({
  method: 'put',
  path: '/carts/cartItem-update',
  tags,
  summary: 'Replace the lines of the cart; new lines carry no id',
  security: customerOnly,
  request: {
    body: body(
      z.object({
        ...saved,
        cartId: id,
        createdAt: z.string().nullish(),
        items: z
          .array(
            savedItem
              .extend({ cartItemId: id.nullish(), cartId: id.nullish() })
              .refine(eitherPackage, inputTexts.eitherPackage),
          )
          .max(maximumLines),
        cartProducts: z
          .array(savedProduct.extend({ cartProductId: id.nullish(), cartId: id.nullish() }))
          .max(maximumLines),
      }),
    ),
  },
  responses: { 200: json(cart, 'The saved cart'), ...refusals },
})
