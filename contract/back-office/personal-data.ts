import { createRoute, z } from '@hono/zod-openapi'
import { paymentOutcomes } from '../../domain/payments/outcomes.ts'
import { cart } from '../carts.ts'
import { customPackage } from '../custom-packages.ts'
import { feedback } from '../feedback.ts'
import { order } from '../orders.ts'
import { recipient } from '../recipients.ts'
import { body, id, instant, json, pathId, rupees } from '../shared.ts'
import { backOfficeRefusals, errorAnswer, operatorOnly } from './shared.ts'

const tags = ['Customers']
const path = '/admin/customers/{customerId}'
const params = z.object({ customerId: pathId })

const payment = z.object({
  gateway: z.string(),
  reference: z.string(),
  startedAt: instant,
  amount: rupees,
  notifications: z.array(
    z.object({
      paymentId: z.string(),
      outcome: z.enum(paymentOutcomes),
      gatewayCode: z.string(),
      method: z.string().nullable(),
      receivedAt: instant,
    }),
  ),
  refused: z.array(
    z.object({
      paymentId: z.string(),
      amount: z.number(),
      currency: z.string(),
      receivedAt: instant,
      settlementNote: z.string().nullable(),
    }),
  ),
})

const exportedOrder = order.omit({ userId: true }).extend({
  recipientEmail: z.string().nullable(),
  payments: z.array(payment),
  refunds: z.array(
    z.object({
      paymentId: z.string(),
      amount: rupees,
      requestedAt: instant,
      settledAt: instant.nullable(),
      reference: z.string().nullable(),
    }),
  ),
  history: z.array(z.object({ at: instant, kind: z.string(), cause: z.string() })),
  operatorNotes: z.array(z.object({ at: instant, text: z.string() })),
})

/** Everything that the shop stores about a person, without anything that would let somebody log in or pay. */
const personalData = z
  .object({
    exportedAt: instant,
    profile: z.object({
      customerId: id,
      name: z.string(),
      email: z.string(),
      emailConfirmedAt: instant.nullable(),
      /** Addresses that wait for the link mailed to them, and earlier ones with a way back. */
      otherEmails: z.array(z.object({ email: z.string(), until: instant })),
      telephone: z.string(),
      nic: z.string(),
      registeredAt: instant,
      blockedAt: instant.nullable(),
      blockReason: z.string().nullable(),
      largeOrdersSince: instant.nullable(),
    }),
    /** Where the customer is signed in, or was within a day. */
    sessions: z.array(
      z.object({
        browser: z.string().nullable(),
        system: z.string().nullable(),
        signedInAt: instant,
        lastUsedAt: instant,
      }),
    ),
    passkeys: z.array(
      z.object({ name: z.string(), addedAt: instant, lastUsedAt: instant.nullable() }),
    ),
    addresses: z.array(recipient),
    cart,
    customPackages: z.array(customPackage),
    orders: z.array(exportedOrder),
    feedback: z.array(feedback.extend({ givenAt: instant, isShown: z.boolean() })),
    contactMessages: z.array(
      z.object({
        name: z.string(),
        email: z.string(),
        phone: z.string().nullable(),
        message: z.string(),
        sentAt: instant,
        answeredAt: instant.nullable(),
      }),
    ),
    newsletter: z.object({ email: z.string(), consentedAt: instant }).nullable(),
  })
  .openapi('PersonalData')

export const exportPersonalData = createRoute({
  method: 'post',
  path: `${path}/exports`,
  tags,
  summary:
    'Everything that the shop stores about a customer; the request is recorded in the audit log',
  security: operatorOnly,
  request: { params },
  responses: { 200: json(personalData, 'The data'), ...backOfficeRefusals },
})

export const erasePersonalData = createRoute({
  method: 'post',
  path: `${path}/erasure`,
  tags,
  summary: 'Erase the account and everything personal; orders stay, without the customer',
  security: operatorOnly,
  request: {
    params,
    body: body(
      z.object({
        email: z
          .string()
          .trim()
          .max(254)
          .openapi({ description: 'The customer’s email, typed to confirm' }),
      }),
    ),
  },
  responses: {
    204: { description: 'Erased' },
    ...backOfficeRefusals,
    409: json(
      errorAnswer.extend({ orderIds: z.array(id).optional() }),
      'Orders are not finished, the account is an operator’s, or somebody has changed something',
    ),
  },
})
