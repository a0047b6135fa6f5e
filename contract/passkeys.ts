import { createRoute, z } from '@hono/zod-openapi'
import { passkeyForm, passwordForm } from '../domain/accounts/passkey-forms.ts'
import { sentencesOf } from './sentences.ts'
import {
  body,
  customerOnly,
  errorAnswer,
  id,
  instant,
  json,
  obeying,
  pathId,
  refused,
} from './shared.ts'

const fieldTexts = sentencesOf('fieldTexts')

const tags = ['Passkeys']

/** Bytes as WebAuthn writes them in JSON; the keys and signatures of all kinds are shorter. */
const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(10_000)
const publicKey = z.literal('public-key')
const transports = z.array(z.string().max(20)).max(10)
const credentials = z.array(z.object({ id: base64url, type: publicKey, transports }))

export const withPassword = body(
  obeying(z.object({ password: z.string(fieldTexts.passwordRequired) }), passwordForm(fieldTexts)),
)

export const passkey = z
  .object({ id, name: z.string(), addedAt: instant, lastUsedAt: instant.nullable() })
  .openapi('Passkey')

/** What a browser needs to make a passkey. */
export const passkeyCreation = z
  .object({
    challenge: base64url,
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: credentials,
    authenticatorSelection: z.object({
      residentKey: z.enum(['required', 'discouraged']),
      requireResidentKey: z.boolean(),
      userVerification: z.literal('required'),
    }),
  })
  .openapi('PasskeyCreation', {
    description: 'PublicKeyCredentialCreationOptionsJSON of WebAuthn Level 3',
  })

/** What a browser needs to ask for a passkey. */
export const passkeyRequest = z
  .object({
    challenge: base64url,
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
    allowCredentials: credentials.optional(),
  })
  .openapi('PasskeyRequest', {
    description: 'PublicKeyCredentialRequestOptionsJSON of WebAuthn Level 3',
  })

/** A passkey that a browser has just made. */
export const newPasskey = z
  .object({
    id: base64url,
    rawId: base64url,
    type: publicKey,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: transports.optional(),
    }),
  })
  .openapi('NewPasskey', { description: 'RegistrationResponseJSON of WebAuthn Level 3' })

/** The proof that somebody has unlocked a passkey. */
export const passkeyProof = z
  .object({
    id: base64url,
    rawId: base64url,
    type: publicKey,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: z.string().max(100).optional(),
    }),
  })
  .openapi('PasskeyProof', { description: 'AuthenticationResponseJSON of WebAuthn Level 3' })

const name = z.string(fieldTexts.nameRequired)
export const addition = body(
  obeying(z.object({ name, passkey: newPasskey }), passkeyForm(fieldTexts)),
)
export const proof = body(z.object({ passkey: passkeyProof }))

export const askForPasskey = createRoute({
  method: 'post',
  path: '/user/login/passkey/options',
  tags,
  summary: 'Begin a login with a passkey: a challenge for the browser, the same for everybody',
  responses: { 200: json(passkeyRequest, 'The challenge') },
})

export const logInByPasskey = createRoute({
  method: 'post',
  path: '/user/login/passkey',
  tags,
  summary: 'Exchange the proof of a passkey for a token',
  request: { body: proof },
  responses: {
    200: json(z.object({ token: z.string() }), 'The token'),
    ...refused.malformed,
    401: json(errorAnswer, 'Not the proof of a passkey of the shop, or used before'),
    403: json(errorAnswer, 'The passkey was copied, or the shop has blocked the account'),
  },
})

export const listPasskeys = createRoute({
  method: 'get',
  path: '/user/passkeys',
  tags,
  summary: "The customer's passkeys, the oldest first",
  security: customerOnly,
  responses: { 200: json(z.array(passkey), 'The passkeys'), ...refused.withoutToken },
})

const withOwnPassword = {
  ...refused.malformed,
  ...refused.withoutToken,
  403: json(errorAnswer, 'The password is not right'),
}

export const offerPasskey = createRoute({
  method: 'post',
  path: '/user/passkey-options',
  tags,
  summary: 'Begin to add a passkey; asks for the password again',
  security: customerOnly,
  request: { body: withPassword },
  responses: {
    200: json(passkeyCreation, 'What the browser needs to make it'),
    ...withOwnPassword,
    ...refused.conflict,
  },
})

export const addPasskey = createRoute({
  method: 'post',
  path: '/user/passkeys',
  tags,
  summary: 'Add a passkey that the browser has made, which the customer is told by mail',
  security: customerOnly,
  request: { body: addition },
  responses: {
    201: json(passkey, 'The passkey'),
    ...refused.malformed,
    ...refused.withoutToken,
    ...refused.conflict,
  },
})

export const removePasskey = createRoute({
  method: 'post',
  path: '/user/passkeys/{passkeyId}/removal',
  tags,
  summary: 'Remove a passkey; asks for the password again, and the customer is told by mail',
  security: customerOnly,
  request: { params: z.object({ passkeyId: pathId }), body: withPassword },
  responses: {
    204: { description: 'It opens nothing any more' },
    ...withOwnPassword,
    ...refused.absent,
  },
})
