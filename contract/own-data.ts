import { createRoute, z } from '@hono/zod-openapi'
import { paymentOutcomes } from '../domain/payments/outcomes.ts'
import { stopResults } from '../domain/runs/stop-results.ts'
import { cart } from './carts.ts'
import { claim, claimLine } from './claims.ts'
import { customPackage } from './custom-packages.ts'
import { order } from './order.ts'
import { withPassword } from './passkeys.ts'
import { recipient } from './recipients.ts'
import {
  customerOnly,
  errorAnswer,
  id,
  instant,
  json,
  language,
  refused,
  rupees,
} from './shared.ts'

const tags = ['Own data']

export const refusedPayment = z.object({
  paymentId: z.string(),
  amount: z.number(),
  currency: z.string(),
  receivedAt: instant,
})

export const ownPayment = z.object({
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
  refused: z.array(refusedPayment),
})

export const orderEvent = z.object({ at: instant, kind: z.string() })

const ownClaimLine = claimLine
  .omit({ photoIds: true })
  .extend({ photos: z.array(z.string()).openapi({ description: 'As data: URLs' }) })

export const ownOrder = order.omit({ userId: true }).extend({
  recipientEmail: z.string().nullable(),
  payments: z.array(ownPayment),
  refunds: z.array(
    z.object({
      paymentId: z.string(),
      amount: rupees,
      requestedAt: instant,
      settledAt: instant.nullable(),
      reference: z.string().nullable(),
    }),
  ),
  claims: z.array(claim.extend({ lines: z.array(ownClaimLine) })),
  textMessages: z.array(
    z.object({
      to: z.string(),
      text: z.string(),
      writtenAt: instant,
      sentAt: instant.nullable(),
    }),
  ),
  deliveries: z.array(
    z.object({
      result: z.enum(stopResults),
      at: instant,
      receivedBy: z.string().nullable(),
      note: z.string().nullable(),
      photos: z.array(z.string()),
    }),
  ),
  history: z.array(orderEvent),
})

export const ownProfile = z.object({
  customerId: id,
  name: z.string(),
  email: z.string(),
  emailConfirmedAt: instant.nullable(),
  /** Addresses that wait for the link mailed to them, and earlier ones with a way back. */
  otherEmails: z.array(z.object({ email: z.string(), until: instant })),
  telephone: z.string(),
  nic: z.string(),
  language: language.openapi({ description: 'Of mails' }),
  registeredAt: instant,
  blockedAt: instant.nullable(),
  largeOrdersSince: instant.nullable(),
  erasureAskedAt: instant.nullable(),
})

/** Everything that the shop stores about a person, without anything that would let somebody log in or pay. */
export const ownData = z
  .object({
    exportedAt: instant,
    profile: ownProfile,
    /** Where the customer is signed in, or was within a day. */
    sessions: z.array(
      z.object({
        browser: z.string().nullable(),
        system: z.string().nullable(),
        signedInAt: instant,
        lastUsedAt: instant,
      }),
    ),
    /** Networks that the shop would recognise; it has not stored which ones they are. */
    networks: z.array(z.object({ lastUsedAt: instant })),
    passkeys: z.array(
      z.object({ name: z.string(), addedAt: instant, lastUsedAt: instant.nullable() }),
    ),
    /** Browsers in which they want notifications. */
    notifiedBrowsers: z.array(z.object({ pushService: z.string(), savedAt: instant })),
    addresses: z.array(recipient),
    cart,
    customPackages: z.array(customPackage),
    /** Each is a product or a package. */
    favourites: z.array(
      z.object({ productId: id.nullable(), packageId: id.nullable(), addedAt: instant }),
    ),
    /** What they want to be told about when it is in stock again. */
    stockAlerts: z.array(z.object({ productId: id, askedAt: instant })),
    orders: z.array(ownOrder),
    feedback: z.array(
      z.object({
        name: z.string(),
        stars: z.int().min(1).max(5),
        message: z.string(),
        givenAt: instant,
        isShown: z.boolean(),
      }),
    ),
    contactMessages: z.array(
      z.object({
        name: z.string(),
        email: z.string(),
        phone: z.string().nullable(),
        message: z.string(),
        sentAt: instant,
        answeredAt: instant.nullable(),
        answers: z.array(z.object({ text: z.string(), sentAt: instant })),
      }),
    ),
    /** Of the last weeks; without their text if they had a code or a link that opens an account. */
    mails: z.array(
      z.object({
        to: z.string(),
        subject: z.string(),
        text: z.string().nullable(),
        writtenAt: instant,
        sentAt: instant.nullable(),
      }),
    ),
    newsletter: z
      .object({
        email: z.string(),
        language,
        consentedAt: instant,
        words: z.string().nullable().openapi({
          description: 'To which the customer consented; null if they were not stored yet',
        }),
      })
      .nullable(),
  })
  .openapi('OwnData')

const refusedWithoutPassword = {
  ...refused.malformed,
  ...refused.withoutToken,
  403: json(errorAnswer, 'The password is wrong'),
}

export const exportOwnData = createRoute({
  method: 'post',
  path: '/user/exports',
  tags,
  summary: 'Everything that the shop stores about the customer',
  description:
    'What belongs to the email address only, such as messages, is included once the address is confirmed.',
  security: customerOnly,
  request: { body: withPassword },
  responses: { 200: json(ownData, 'The data'), ...refusedWithoutPassword },
})

export const erasure = z
  .object({
    askedAt: instant,
    until: instant.openapi({ description: 'Until then the customer can change their mind' }),
    waitsFor: z.array(id).openapi({
      description:
        'Orders that are paid and not delivered, or with money to go back: they come first',
    }),
  })
  .openapi('Erasure')
const state = z.object({ erasure: erasure.nullable() })

export const getErasure = createRoute({
  method: 'get',
  path: '/user/erasure',
  tags,
  summary: 'Whether the account is to be deleted, and when',
  security: customerOnly,
  responses: { 200: json(state, 'The state'), ...refused.withoutToken },
})

export const askForErasure = createRoute({
  method: 'post',
  path: '/user/erasure',
  tags,
  summary: 'Ask for the account to be deleted after seven days; asking again changes nothing',
  security: customerOnly,
  request: { body: withPassword },
  responses: { 201: json(state, 'The state now'), ...refusedWithoutPassword },
})

export const withdrawErasure = createRoute({
  method: 'delete',
  path: '/user/erasure',
  tags,
  summary: 'Keep the account after all',
  security: customerOnly,
  responses: { 204: { description: 'It stays' }, ...refused.withoutToken },
})
