import { createRoute, z } from '@hono/zod-openapi'
import {
  addition,
  passkey,
  passkeyCreation,
  passkeyRequest,
  proof,
  withPassword,
} from '../passkeys.ts'
import { json, pathId } from '../shared.ts'
import { session } from './session.ts'
import {
  backOfficeRefusals,
  editConflict,
  errorAnswer,
  operatorOnly,
  wrongPassword,
} from './shared.ts'

const tags = ['Operator session']

export const askForPasskey = createRoute({
  method: 'post',
  path: '/admin/session/passkey/options',
  tags,
  summary: 'Begin to prove the second factor with a passkey',
  security: operatorOnly,
  responses: { 200: json(passkeyRequest, 'A challenge for the browser'), ...backOfficeRefusals },
})

export const openSessionByPasskey = createRoute({
  method: 'post',
  path: '/admin/session/passkey',
  tags,
  summary: 'Prove the second factor: a passkey of the operator',
  security: operatorOnly,
  request: { body: proof },
  responses: {
    200: json(session, 'Signed in'),
    ...backOfficeRefusals,
    403: json(errorAnswer, 'The passkey was copied'),
  },
})

export const listPasskeys = createRoute({
  method: 'get',
  path: '/admin/passkeys',
  tags,
  summary: "The operator's own passkeys, the oldest first",
  security: operatorOnly,
  responses: { 200: json(z.array(passkey), 'The passkeys'), ...backOfficeRefusals },
})

export const offerPasskey = createRoute({
  method: 'post',
  path: '/admin/passkey-options',
  tags,
  summary: 'Begin to add a passkey; asks for the password again',
  security: operatorOnly,
  request: { body: withPassword },
  responses: {
    200: json(passkeyCreation, 'What the browser needs to make it'),
    ...backOfficeRefusals,
    ...wrongPassword,
    ...editConflict,
  },
})

export const addPasskey = createRoute({
  method: 'post',
  path: '/admin/passkeys',
  tags,
  summary: 'Add a passkey that the browser has made',
  security: operatorOnly,
  request: { body: addition },
  responses: { 201: json(passkey, 'The passkey'), ...backOfficeRefusals, ...editConflict },
})

export const removePasskey = createRoute({
  method: 'post',
  path: '/admin/passkeys/{passkeyId}/removal',
  tags,
  summary: 'Remove a passkey; asks for the password again',
  security: operatorOnly,
  request: { params: z.object({ passkeyId: pathId }), body: withPassword },
  responses: {
    204: { description: 'It opens nothing any more' },
    ...backOfficeRefusals,
    ...wrongPassword,
  },
})
