import { createRoute, z } from '@hono/zod-openapi'
import { maximumLines } from '../domain/limits.ts'
import { creditKinds } from '../domain/orders/credits.ts'
import { missingChoices } from '../domain/orders/missing-items.ts'
import { orderStatuses } from '../domain/orders/status.ts'
import { storyKinds } from '../domain/orders/story.ts'
import { slotKey } from './delivery.ts'
import { packageProduct, packedProduct } from './packages.ts'
import { sentencesOf } from './sentences.ts'
import {
  body,
  customerOnly,
  decimalText,
  errorAnswer,
  id,
  instant,
  json,
  pathId,
  quantity,
  refused,
  rupees,
} from './shared.ts'

const inputTexts = sentencesOf('inputTexts')

const tags = ['Orders']

const missingChoice = z.enum(missingChoices)

const missingOfOrder = missingChoice.optional().openapi({
  description:
    'What the customer wants for goods that are missing when the order is packed: something similar, never dearer; their money back; or a call first. Absent: leave them out',
})

const missing = missingChoice.optional().openapi({
  description: 'The same for this line, if it differs from the order',
})

const orderedPackage = z
  .object({
    packageId: id,
    name: z.string(),
    description: z.string(),
    price: rupees,
    discountPrice: rupees,
    imageUrl: z.string(),
    products: z.array(
      packageProduct.extend({
        // As it was sold; its category today is not part of the order.
        productId: packedProduct.omit({ categoryId: true }),
        productName: z.string(),
        imageUrl: z.string(),
        totalPrice: rupees,
      }),
    ),
  })
  .openapi('OrderedPackage')

const orderedCustomPackage = z
  .object({
    id,
    packageName: z.string(),
    description: z.string(),
    packageItems: z.array(
      z.object({
        productId: id,
        productName: z.string(),
        quantity,
        unitPrice: rupees,
        totalPrice: rupees,
        imageUrl: z.string(),
      }),
    ),
  })
  .openapi('OrderedCustomPackage')

export const orderItem = z
  .object({
    customPackageId: orderedCustomPackage.nullable(),
    packageId: orderedPackage.nullable(),
    quantity,
    unitPrice: rupees,
    subtotal: rupees,
    missing,
  })
  .openapi('OrderItem')

export const orderProduct = z
  .object({
    cartProductId: id.nullable(),
    productId: z.object({
      productId: id,
      name: z.string(),
      description: z.string(),
      imageUrl: z.string(),
    }),
    quantity,
    totalAmount: rupees,
    missing,
  })
  .openapi('OrderProduct')

const creditNote = z
  .object({
    number: z.string().openapi({ description: 'Of the credit note: 1042-C1' }),
    at: instant,
    kind: z.enum(creditKinds),
    reason: z.string().openapi({ description: 'In the words of the shop' }),
    amount: rupees,
    lines: z
      .array(z.object({ name: z.string(), quantity: z.int().min(0), amount: rupees }))
      .openapi({ description: 'The goods that it is for; none if it is goodwill' }),
  })
  .openapi('CreditNote')

const packed = z
  .object({
    at: instant,
    bags: z.int(),
    changes: z
      .array(
        z.object({
          name: z.string(),
          leftOut: z.int(),
          substitutes: z.array(
            z.object({ name: z.string(), units: z.int(), forUnits: z.int(), charged: rupees }),
          ),
        }),
      )
      .openapi({ description: 'What differs from what was ordered' }),
  })
  .openapi('PackedOrder')

export const order = z
  .object({
    orderId: id,
    userId: id,
    recipientId: id,
    orderDate: instant,
    promisedBy: z.iso.date().openapi({
      description: 'The latest day of delivery; for an unpaid order, if it is paid today',
    }),
    slot: z
      .object({ from: instant, to: instant, areaId: id.nullable(), isLost: z.boolean() })
      .optional()
      .openapi({
        description:
          'The hours that were promised. Lost: the place was taken before the payment came, and another time is to be chosen. Absent where the shop sets no times',
      }),
    collectAt: z.string().optional().openapi({
      description: 'Where its customer collects it; absent if it is delivered',
    }),
    paidAt: instant.nullable(),
    orderStatus: z.enum(orderStatuses),
    paymentStatus: z.enum(orderStatuses),
    paymentMethod: z.string().nullable(),
    transactionId: z.string(),
    totalAmount: rupees,
    deliveryFee: rupees.optional().openapi({
      description: 'The part of totalAmount that is for delivery; absent if it is free',
    }),
    moneyBack: z.object({ owed: rupees, underWay: rupees, made: rupees }).optional().openapi({
      description:
        'What was paid beyond the price of the order, or for a cancelled order, and goes back: not yet requested, requested, and refunded. Absent if nothing goes back',
    }),
    credits: z.array(creditNote).optional().openapi({
      description:
        'What the shop gave back of the order, and why. Absent if nothing; totalAmount stays what was ordered',
    }),
    missing: z
      .array(z.object({ name: z.string(), quantity }))
      .optional()
      .openapi({
        description:
          'Goods that were sold out when a late payment came in; no day is promised until they are there. Absent if there are none',
      }),
    packed: packed.optional().openapi({
      description: 'How it was packed, in a shop that picks orders on a phone. Absent before that',
    }),
    cancellable: z.object({ refundAmount: rupees }).optional().openapi({
      description: 'Its customer can cancel it now, and gets this back. Absent if not',
    }),
    claimable: z.literal(true).optional().openapi({
      description: 'Its claims can be asked for, and made in time. Absent if the shop takes none',
    }),
    missingItems: missingOfOrder,
    story: z
      .array(z.object({ kind: z.enum(storyKinds), at: instant }))
      .optional()
      .openapi({ description: 'What happened, the earliest first; absent if the shop tells none' }),
    notes: z.string().nullable(),
    deliverTo: z
      .object({
        recipientName: z.string(),
        streetAddress: z.string(),
        postalCode: z.string(),
        country: z.string(),
        contact: z.string(),
      })
      .openapi({ description: 'The address as it was when the order was placed' }),
    billedTo: z
      .object({ name: z.string(), email: z.string(), telephone: z.string() })
      .nullable()
      .openapi({
        description: 'The customer as they were then; null after their data were erased',
      }),
    items: z.array(orderItem),
    orderProducts: z.array(orderProduct),
  })
  .openapi('Order')

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

/** The current amounts, for a request whose amounts are not those of the catalogue. */
const conflict = {
  409: json(
    errorAnswer
      .extend({
        totalAmount: decimalText.optional(),
        discountAmount: decimalText.optional(),
        deliveryFee: decimalText
          .optional()
          .openapi({ description: 'The part of totalAmount that is for delivery' }),
        missing: decimalText
          .optional()
          .openapi({ description: 'How much more in goods is delivered to the area' }),
        area: z.string().optional(),
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
          description:
            'Whether more can be ordered once the email address is confirmed or an order paid',
        }),
      })
      .openapi('OrderConflict'),
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
    'Only where the shop allows it: such an order has `cancellable`. Cancelling a cancelled order again changes nothing.',
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
