import { createRoute, z } from '@hono/zod-openapi'
import { maximumLines } from '../domain/limits.ts'
import { slotKey } from './delivery.ts'
import { missing, missingOfOrder, order } from './order.ts'
import { sentencesOf } from './sentences.ts'
import {
  body,
  customerOnly,
  decimalText,
  errorAnswer,
  id,
  json,
  pathId,
  quantity,
  refused,
  rupees,
} from './shared.ts'

const inputTexts = sentencesOf('inputTexts')

const tags = ['Orders']

const lines = {
  items: z
    .array(
      z
        .object({
          customPackageId: id.nullish(),
          packageId: id.nullish(),
          quantity,
          unitPrice: rupees,
          subtotal: rupees,
          missing,
          contents: z
            .array(z.object({ productId: id, quantity }))
            .max(maximumLines)
            .optional()
            .openapi({
              description:
                'What the customer has seen in one package; an order for other contents is refused',
            }),
        })
        .refine(
          (item) => (item.packageId == null) !== (item.customPackageId == null),
          inputTexts.eitherPackage,
        ),
    )
    .max(maximumLines),
  orderProducts: z
    .array(
      z.object({
        cartProductId: z.int().nullish(),
        productId: id,
        quantity,
        totalAmount: rupees,
        missing,
      }),
    )
    .max(maximumLines),
}

const transactionId = z.string().trim().min(1).max(64)
const notes = z.string().max(1000).nullish()

const paymentStarted = z.object({
  status: z.literal('SUCCESS'),
  data: z.string().openapi({ description: 'The URL of the payment page' }),
  message: z.string(),
})

/** What prevents an order, and how it could be placed. */
export const orderConflict = {
  totalAmount: decimalText.optional(),
  discountAmount: decimalText.optional(),
  deliveryFee: decimalText
    .optional()
    .openapi({ description: 'The part of totalAmount that is for delivery' }),
  missing: decimalText
    .optional()
    .openapi({ description: 'How much more in goods is delivered to the area' }),
  area: z.string().optional(),
  opensOn: z.iso
    .date()
    .optional()
    .openapi({ description: 'From when on a shop that is closed takes orders again' }),
  packageName: z
    .string()
    .optional()
    .openapi({ description: 'The package that has other contents than were seen' }),
  slots: z
    .array(slotKey)
    .optional()
    .openapi({ description: 'The free times that are nearest to the one that was wanted' }),
  times: z.array(z.string()).optional().openapi({ description: 'The same in words' }),
  areas: z
    .array(z.string())
    .optional()
    .openapi({ description: 'Where the shop delivers, if not to this address' }),
  products: z
    .array(z.object({ productId: id, name: z.string(), left: z.int(), isSold: z.boolean() }))
    .optional()
    .openapi({
      description:
        'The products without enough stock, how many are left, and whether they are still sold',
    }),
  mostUnits: z
    .array(z.object({ productId: id, name: z.string(), most: z.int().min(0) }))
    .optional()
    .openapi({
      description: 'The products of which fewer can be ordered now, and how many',
    }),
  mostAmount: decimalText
    .optional()
    .openapi({ description: 'What unpaid orders of this customer can come to' }),
  canBecomeKnown: z.boolean().optional().openapi({
    description: 'Whether more can be ordered once the email address is confirmed or an order paid',
  }),
}

/** The current amounts, for a request whose amounts are not those of the catalogue. */
const conflict = {
  409: json(
    errorAnswer.extend(orderConflict).openapi('OrderConflict'),
    'Prices or the cart have changed, something is out of stock, the order would keep too much from others, or the transactionId was used before',
  ),
}

const refusals = {
  ...refused.malformed,
  ...refused.withoutToken,
  ...refused.notYours,
  ...refused.absent,
  ...conflict,
}

export const placeOrder = createRoute({
  method: 'post',
  path: '/orders',
  tags,
  summary: 'Place an order at the prices the customer has seen, and start its payment',
  security: customerOnly,
  request: {
    body: body(
      z.object({
        userId: id,
        recipientId: id,
        totalAmount: decimalText,
        discountAmount: decimalText,
        transactionId,
        notes,
        cartVersion: z.int().min(0).optional().openapi({
          description:
            'The version of the cart that the lines are from; an order from an older cart is refused',
        }),
        missingItems: missingOfOrder,
        tellRecipient: z.boolean().optional().openapi({
          description:
            'Whether a recipient who is somebody else is told by text message when it comes; without it nobody is',
        }),
        collectAt: id.optional().openapi({
          description: 'The place where the customer collects the order, instead of a delivery',
        }),
        slot: slotKey.optional().openapi({
          description: 'The time of delivery; needed where the shop sets times for the address',
        }),
        ...lines,
      }),
    ),
  },
  responses: { 201: json(paymentStarted, 'Placed'), ...refusals },
})

export const listOrders = createRoute({
  method: 'get',
  path: '/orders',
  tags,
  summary: "The customer's orders, newest first",
  security: customerOnly,
  responses: { 200: json(z.array(order), 'Orders'), ...refused.withoutToken },
})

export const getLatestOrder = createRoute({
  method: 'get',
  path: '/orders/{userId}',
  tags,
  summary: 'The order with the latest payment attempt',
  security: customerOnly,
  request: { params: z.object({ userId: pathId }) },
  responses: {
    200: json(order, 'The order'),
    ...refused.malformed,
    ...refused.withoutToken,
    ...refused.notYours,
    ...refused.absent,
  },
})

export const rePay = createRoute({
  method: 'post',
  path: '/orders/re_payment',
  tags,
  summary: 'Start the payment of an unpaid order again, at the price it was placed for',
  security: customerOnly,
  request: {
    body: body(
      z.object({
        orderId: id,
        userId: id,
        recipientId: id.nullish(),
        totalAmount: decimalText,
        transactionId,
        notes,
        items: z.array(z.unknown()).max(maximumLines).optional(),
        orderProducts: z.array(z.unknown()).max(maximumLines).optional(),
      }),
    ),
  },
  responses: { 200: json(paymentStarted, 'Payment started'), ...refusals },
})

export const cancelOwnOrder = createRoute({
  method: 'put',
  path: '/orders/{orderId}/cancellation',
  tags,
  summary: 'Cancel an order that has not left the store, and refund what was paid',
  description:
    'Until it is being picked, and unless the owner has switched it off: such an order has `cancellable`. Cancelling a cancelled order again changes nothing.',
  security: customerOnly,
  request: { params: z.object({ orderId: pathId }) },
  responses: {
    204: { description: 'Cancelled' },
    ...refused.malformed,
    ...refused.withoutToken,
    ...refused.absent,
    ...refused.conflict,
  },
})

export const chooseSlot = createRoute({
  method: 'put',
  path: '/orders/{orderId}/slot',
  tags,
  summary: 'Choose another time for an order that has lost its place',
  security: customerOnly,
  request: { params: z.object({ orderId: pathId }), body: body(slotKey) },
  responses: { 204: { description: 'Chosen' }, ...refusals },
})

export const getDeliveryPhoto = createRoute({
  method: 'get',
  path: '/delivery-photos/{photoId}',
  tags,
  summary: 'A photograph of where an order of one’s own was left',
  security: customerOnly,
  request: { params: z.object({ photoId: pathId }) },
  responses: {
    200: json(z.object({ picture: z.string() }), 'The photograph, as a data: URL'),
    ...refused.malformed,
    ...refused.withoutToken,
    ...refused.absent,
  },
})
