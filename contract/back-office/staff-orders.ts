import { createRoute, z } from '@hono/zod-openapi'
import { isEmail } from '../../domain/accounts/email.ts'
import { isPhone } from '../../domain/accounts/phone.ts'
import { maximumLines } from '../../domain/limits.ts'
import { orderChanges } from '../../domain/orders/changes.ts'
import { orderChannels } from '../../domain/orders/channels.ts'
import { linkStates } from '../../domain/orders/payment-link.ts'
import { recipientForm } from '../../domain/recipients/recipient-form.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { recipientTexts } from '../../domain/texts/en/recipients.ts'
import { slotKey } from '../delivery.ts'
import { missing, missingOfOrder } from '../order.ts'
import { orderConflict } from '../orders.ts'
import {
  body,
  decimalText,
  id,
  instant,
  json,
  language,
  obeying,
  pathId,
  quantity,
  rupees,
} from '../shared.ts'
import { backOfficeRefusals, errorAnswer, operatorOnly, version } from './shared.ts'

const tags = ['Orders entered by staff']

const lines = {
  packages: z.array(z.object({ packageId: id, quantity, missing })).max(maximumLines),
  products: z.array(z.object({ productId: id, quantity, missing })).max(maximumLines),
}

const collectAt = id.optional().openapi({ description: 'The place where it is collected' })

/** As at the checkout; or the order that was entered just now, or with the same key. */
const conflict = {
  409: json(
    errorAnswer.extend({ ...orderConflict, orderId: id.optional() }),
    'It cannot be entered as it is',
  ),
}

export const quoteOrder = createRoute({
  method: 'post',
  path: '/admin/order-quotes',
  tags,
  summary: 'What an order would cost now, and when it could come; nothing is held',
  security: operatorOnly,
  request: {
    body: body(
      z.object({
        postalCode: z.string().trim().max(20),
        collectAt,
        isAddition: z.boolean().optional().openapi({
          description:
            'It goes with another order, whose delivery is paid: it has no fee and no times of its own',
        }),
        ...lines,
      }),
    ),
  },
  responses: {
    200: json(
      z
        .object({
          area: z.string().nullable(),
          lines: z.array(z.object({ name: z.string(), quantity, amount: rupees })),
          discount: rupees,
          deliveryFee: rupees,
          missing: rupees.openapi({ description: 'How much more in goods the area needs' }),
          total: rupees,
          slots: z
            .array(slotKey.extend({ from: instant, to: instant }))
            .openapi({ description: 'The free times; none where the shop sets no times' }),
        })
        .openapi('OrderQuote'),
      'The quote',
    ),
    ...backOfficeRefusals,
    ...conflict,
  },
})

const newCustomer = z.object({
  name: z.string().trim().min(1, fieldTexts.nameRequired).max(100, fieldTexts.tooLong),
  telephone: z.string().trim().max(30).refine(isPhone, fieldTexts.phoneInvalid),
  email: z
    .string()
    .trim()
    .max(254)
    .refine((text) => text === '' || isEmail(text), fieldTexts.emailInvalid)
    .openapi({ description: 'Empty if they have none' }),
  language,
})

const newAddress = obeying(
  z.object({
    recipientName: z.string(),
    streetAddress: z.string(),
    postalCode: z.string(),
    contact: z.string(),
  }),
  recipientForm({ fieldTexts, recipientTexts }),
)

export const enterOrder = createRoute({
  method: 'post',
  path: '/admin/orders',
  tags,
  summary: 'Enter an order that came by telephone, WhatsApp or at the counter',
  description:
    'At today’s prices, with the stock and the times of every order. It is paid with the link in the response, which ends when the order no longer holds its goods. Only where the setting `orders.byStaff` is on.',
  security: operatorOnly,
  request: {
    body: body(
      z.object({
        requestKey: z.uuid().openapi({
          description:
            'A repeated request enters nothing twice; another one with its key is refused',
        }),
        channel: z.enum(orderChannels),
        customer: z.union([z.object({ customerId: id }), newCustomer]),
        address: z.union([z.object({ recipientId: id }), newAddress]).openapi({
          description: 'Ignored for an addition, which goes where its order goes',
        }),
        collectAt,
        slot: slotKey.optional(),
        notes: z.string().max(1000).nullish(),
        missingItems: missingOfOrder,
        tellRecipient: z.boolean().optional().openapi({
          description: 'Whether a recipient who is somebody else is told by text message',
        }),
        totalAmount: decimalText.openapi({ description: 'As quoted' }),
        sendsLink: z.boolean().openapi({ description: 'Mail the link, if there is an address' }),
        changes: z
          .object({ orderId: id, version, how: z.enum(orderChanges) })
          .optional()
          .openapi({
            description:
              'The order of the same customer that it changes. INSTEAD: that one, which is not paid, is cancelled; ADDITION: it goes with that one, which is paid and not packed, to the same place at the same time, for no further delivery fee',
          }),
        isAnother: z.boolean().optional().openapi({
          description: 'Enter it although one was entered for this phone number just now',
        }),
        ...lines,
      }),
    ),
  },
  responses: {
    201: json(z.object({ orderId: id, paymentUrl: z.string() }), 'Entered'),
    ...backOfficeRefusals,
    ...conflict,
  },
})

const params = z.object({ orderId: pathId })
const path = '/admin/orders/{orderId}/payment-link'

export const getPaymentLink = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'The link with which an entered order is paid',
  security: operatorOnly,
  request: { params },
  responses: {
    200: json(
      z.object({
        url: z.string(),
        state: z.enum(linkStates),
        createdBy: z.string(),
        until: instant.nullable(),
      }),
      'The link',
    ),
    ...backOfficeRefusals,
    ...conflict,
  },
})

export const mailPaymentLink = createRoute({
  method: 'post',
  path: `${path}/mails`,
  tags,
  summary: 'Mail the link of an order again, while it can be paid',
  security: operatorOnly,
  request: { params },
  responses: { 204: { description: 'On its way' }, ...backOfficeRefusals, ...conflict },
})
