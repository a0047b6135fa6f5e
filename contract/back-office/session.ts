import { createRoute, z } from '@hono/zod-openapi'
import { sessionTexts } from '../../domain/texts/en/back-office/session.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { body, json } from '../shared.ts'
import { backOfficeRefusals, errorAnswer, operator, operatorOnly, wrongPassword } from './shared.ts'

const tags = ['Operator session']
const path = '/admin/session'

/**
 * The next step of the login: SECOND_FACTOR after the password, or ENROLMENT at the first login. OPEN
 * when the operator is signed in.
 */
const stage = z.enum(['ENROLMENT', 'SECOND_FACTOR', 'OPEN'])

export const session = z
  .object({
    stage,
    operator,
    shop: z
      .object({
        name: z.string(),
        supportEmail: z.string(),
        supportPhone: z.string(),
        /** The hash of the owner's own logo; empty: the built-in one. */
        logo: z.string(),
        locationIn: z.object({ en: z.string(), si: z.string(), ta: z.string() }),
      })
      .openapi({ description: 'What the shop is called and where it is, as invoices say' }),
    hasPasskey: z.boolean().openapi({ description: 'Whether a passkey can be the second factor' }),
    picksOnPhone: z.boolean().openapi({ description: 'Whether orders are picked on a phone' }),
    entersOrders: z.boolean().openapi({ description: 'Whether staff enters orders' }),
    chargesVat: z.boolean().openapi({ description: 'Whether the shop is registered for VAT' }),
    deliversInRuns: z
      .boolean()
      .openapi({ description: 'Whether orders are put into runs of the shop’s own vans' }),
  })
  .openapi('OperatorSession')

const code = z.string().trim().min(1, sessionTexts.codeRequired).max(40)

/** Shown once, and never again. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** A new secret for an authenticator app, which takes effect when a code made with it is confirmed. */
const offer = z
  .object({
    secret: z.string().openapi({ description: 'For typing in by hand' }),
    qrCode: z.string().openapi({ description: 'A picture, as a data: URL' }),
    ticket: z.string().openapi({ description: 'Send it back with the first code' }),
  })
  .openapi('SecondFactorOffer')

const confirmation = body(z.object({ ticket: z.string().max(2000), code }))
const withPassword = body(z.object({ password: z.string(fieldTexts.passwordRequired) }))

export const getSession = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'The operator who is signing in or signed in, and the step of the login',
  security: operatorOnly,
  responses: { 200: json(session, 'The session'), ...backOfficeRefusals },
})

export const openSession = createRoute({
  method: 'post',
  path,
  tags,
  summary: 'Prove the second factor: a code of the app, or a recovery code',
  security: operatorOnly,
  request: { body: body(z.object({ code })) },
  responses: {
    200: json(session, 'Signed in'),
    409: json(errorAnswer, 'The second factor was set up with another secret of the shop'),
    ...backOfficeRefusals,
  },
})

export const closeSession = createRoute({
  method: 'delete',
  path,
  tags,
  summary: "Sign out, which ends the operator's sessions everywhere, or halfway this one",
  security: operatorOnly,
  responses: { 204: { description: 'Signed out' }, ...backOfficeRefusals },
})

export const offerEnrolment = createRoute({
  method: 'post',
  path: '/admin/second-factor/enrolment',
  tags,
  summary:
    'Start the enrolment at the first login, with the invitation from the operator who added this one',
  security: operatorOnly,
  request: {
    body: body(
      z.object({
        invitation: z.string().trim().min(1, sessionTexts.enrolment.invitationRequired).max(100),
      }),
    ),
  },
  responses: { 200: json(offer, 'A new secret'), ...backOfficeRefusals },
})

export const confirmEnrolment = createRoute({
  method: 'put',
  path: '/admin/second-factor/enrolment',
  tags,
  summary: 'Finish the enrolment with a first code, which signs in',
  security: operatorOnly,
  request: { body: confirmation },
  responses: { 200: json(recoveryCodes, 'The recovery codes'), ...backOfficeRefusals },
})

const asksForPassword = { ...backOfficeRefusals, ...wrongPassword }

export const offerNewFactor = createRoute({
  method: 'post',
  path: '/admin/second-factor',
  tags,
  summary: 'Start to change the second factor; asks for the password again',
  security: operatorOnly,
  request: { body: withPassword },
  responses: { 200: json(offer, 'A new secret'), ...asksForPassword },
})

export const confirmNewFactor = createRoute({
  method: 'put',
  path: '/admin/second-factor',
  tags,
  summary: 'Change the second factor, which ends all other sessions of the operator',
  security: operatorOnly,
  request: { body: confirmation },
  responses: { 200: json(recoveryCodes, 'New recovery codes'), ...backOfficeRefusals },
})

export const countRecoveryCodes = createRoute({
  method: 'get',
  path: '/admin/second-factor/recovery-codes',
  tags,
  summary: 'How many recovery codes the operator has not used yet',
  security: operatorOnly,
  responses: {
    200: json(z.object({ left: z.number().int() }), 'How many are left'),
    ...backOfficeRefusals,
  },
})

export const renewRecoveryCodes = createRoute({
  method: 'post',
  path: '/admin/second-factor/recovery-codes',
  tags,
  summary: 'Replace the recovery codes; asks for the password again',
  security: operatorOnly,
  request: { body: withPassword },
  responses: { 200: json(recoveryCodes, 'New recovery codes'), ...asksForPassword },
})
