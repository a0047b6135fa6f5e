import { z } from '@hono/zod-openapi'
import { creditNoteKinds } from '../domain/orders/credits.ts'
import { missingChoices } from '../domain/orders/missing-items.ts'
import { orderStatuses } from '../domain/orders/status.ts'
import { storyKinds } from '../domain/orders/story.ts'
import { driverResults } from '../domain/runs/stop-results.ts'
import { customPackageItem } from './custom-packages.ts'
import { packageProduct } from './packages.ts'
import { id, instant, quantity, rupees } from './shared.ts'

const missingChoice = z.enum(missingChoices)

export const missingOfOrder = missingChoice.optional().openapi({
  description:
    'What the customer wants for goods that are missing when the order is packed: something similar, never dearer; their money back; or a call first. Absent: leave them out',
})

export const missing = missingChoice.optional().openapi({
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
    packageItems: z.array(customPackageItem),
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
      categoryId: id,
      imageUrl: z.string(),
    }),
    quantity,
    totalAmount: rupees,
    missing,
  })
  .openapi('OrderProduct')

const invoice = z
  .object({
    number: z.string().openapi({ example: '26NOV_INV_17' }),
    issuedAt: instant,
    seller: z.object({ name: z.string(), address: z.string(), phone: z.string() }),
    vat: z
      .object({
        number: z.string().openapi({ description: 'Of the seller' }),
        percent: z.int(),
        taxed: rupees.openapi({ description: 'With the VAT that it contains' }),
        amount: rupees,
        exempt: rupees,
        exemptGoods: z.array(z.string()),
      })
      .nullable()
      .openapi({ description: 'Null if the seller was not registered for VAT' }),
  })
  .openapi('Invoice')

const creditNote = z
  .object({
    number: z.string().openapi({
      description: 'Of the credit note: 1042-C1, or 26NOV_CRN_3 if the invoice is numbered',
    }),
    at: instant,
    kind: z.enum(creditNoteKinds),
    reason: z
      .string()
      .openapi({ description: 'In the words of the shop; empty if the order was cancelled' }),
    amount: rupees,
    vat: rupees.optional().openapi({ description: 'In the amount; absent without any' }),
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
    moneyBack: z
      .object({ owed: rupees, underWay: rupees, made: rupees, isSurplus: z.boolean() })
      .optional()
      .openapi({
        description:
          'What goes back to the customer: not yet requested, requested, and refunded. A surplus was paid beyond the whole price of the order, which the shop still has; anything else was paid for what is credited, cancelled or refunded. Absent if nothing goes back',
      }),
    invoice: invoice.optional().openapi({
      description: 'Absent if its invoice has no number but that of the order',
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
    delivery: z
      .object({
        stage: z.enum(['OUT', ...driverResults]),
        at: instant,
        receivedBy: z.string().nullable(),
        photoIds: z.array(id),
      })
      .optional()
      .openapi({
        description:
          'How far it is on its way in a van of the shop, and what became of it at the door. Absent before it leaves, and in a shop without such vans',
      }),
    cancellable: z.object({ refundAmount: rupees }).optional().openapi({
      description: 'Its customer can cancel it now, and gets this back. Absent if not',
    }),
    deliveryGone: z.literal(true).optional().openapi({
      description:
        'It is not paid, and the delivery that it was added to has left or is cancelled, so it cannot be paid any more. Absent otherwise',
    }),
    claimable: z.literal(true).optional().openapi({
      description: 'Its claims can be asked for, and made in time. Absent if the shop takes none',
    }),
    missingItems: missingOfOrder,
    tellRecipient: z.boolean().optional().openapi({
      description:
        'Whether the recipient, who is somebody else, is told by text message when it comes. Absent if the customer was not asked',
    }),
    gift: z
      .object({ name: z.string(), thanks: z.string() })
      .optional()
      .openapi({ description: 'The charity to which it was given, and its thanks' }),
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
