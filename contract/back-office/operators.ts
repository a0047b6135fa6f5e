import { createRoute, z } from '@hono/zod-openapi'
import { isEmail } from '../../domain/accounts/email.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { body, id, instant, json, pathId } from '../shared.ts'
import {
  backOfficeRefusals,
  editConflict,
  operator,
  operatorOnly,
  wrongPassword,
} from './shared.ts'

const tags = ['Operators']
const path = '/admin/operators'
const password = z.string(fieldTexts.passwordRequired)

const listedOperator = operator
  .extend({ hasSecondFactor: z.boolean(), since: instant.nullable() })
  .openapi('ListedOperator')

/** The invitation is needed for the first login, and is shown this once. */
const addedOperator = z.object({ id, invitation: z.string() })

export const listOperators = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'The operators',
  security: operatorOnly,
  responses: { 200: json(z.array(listedOperator), 'Operators by name'), ...backOfficeRefusals },
})

export const addOperator = createRoute({
  method: 'post',
  path,
  tags,
  summary: 'Make a customer an operator; asks for the password again',
  security: operatorOnly,
  request: {
    body: body(
      z.object({
        email: z.string().refine(isEmail, fieldTexts.emailInvalid),
        password,
      }),
    ),
  },
  responses: {
    201: json(addedOperator, 'Made an operator'),
    ...backOfficeRefusals,
    ...wrongPassword,
    ...editConflict,
  },
})

export const removeOperator = createRoute({
  method: 'post',
  path: `${path}/{operatorId}/removal`,
  tags,
  summary: 'Make an operator a customer again; asks for the password again',
  security: operatorOnly,
  request: {
    params: z.object({ operatorId: pathId }),
    body: body(z.object({ password })),
  },
  responses: {
    204: { description: 'No longer an operator' },
    ...backOfficeRefusals,
    ...wrongPassword,
    ...editConflict,
  },
})
