import { createRoute, z } from '@hono/zod-openapi'
import { isEmail } from '../../domain/accounts/email.ts'
import { roles as allRoles } from '../../domain/operators/rights.ts'
import { accountTexts } from '../../domain/texts/en/back-office/account.ts'
import { fieldTexts } from '../../domain/texts/en/fields.ts'
import { body, id, instant, json, pathId } from '../shared.ts'
import {
  backOfficeRefusals,
  editConflict,
  operator,
  operatorOnly,
  role,
  wrongPassword,
} from './shared.ts'

const tags = ['Operators']
const path = '/admin/operators'
const password = z.string(fieldTexts.passwordRequired)

const roles = z
  .array(role)
  .min(1, accountTexts.operators.roles.required)
  .max(allRoles.length)
  .transform((chosen) => allRoles.filter((each) => chosen.includes(each)))
  .openapi({ type: 'array', items: { type: 'string', enum: [...allRoles] } })

const listedOperator = operator
  .extend({ hasSecondFactor: z.boolean(), since: instant.nullable() })
  .openapi('ListedOperator')

/** The invitation is needed to set up the second factor at the next login, and is shown this once. */
const invitation = z.object({ invitation: z.string() })
const addedOperator = invitation.extend({ id })

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
  summary: 'Make somebody an operator and mail them; asks for the password again',
  description:
    'An account with this email becomes an operator’s. If there is none, a name makes one, and the mail has a link that sets its password.',
  security: operatorOnly,
  request: {
    body: body(
      z.object({
        email: z.string().trim().refine(isEmail, fieldTexts.emailInvalid),
        name: z.string().trim().max(100).optional(),
        roles,
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

export const changeRoles = createRoute({
  method: 'put',
  path: `${path}/{operatorId}/roles`,
  tags,
  summary: 'Give an operator other roles, from the next request on; asks for the password again',
  security: operatorOnly,
  request: {
    params: z.object({ operatorId: pathId }),
    body: body(
      z.object({
        roles,
        seen: z.array(role).openapi({
          description: 'The roles as they were read; refused when they have changed since',
        }),
        password,
      }),
    ),
  },
  responses: {
    204: { description: 'Changed' },
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

export const inviteAgain = createRoute({
  method: 'post',
  path: `${path}/{operatorId}/invitation`,
  tags,
  summary: 'Give an operator a new invitation; asks for the password again',
  description:
    'For an invitation that is lost or too old, or a lost phone: the second factor, recovery codes, passkeys and sessions of the operator end.',
  security: operatorOnly,
  request: {
    params: z.object({ operatorId: pathId }),
    body: body(z.object({ password })),
  },
  responses: {
    201: json(invitation, 'The new invitation, in place of an earlier one'),
    ...backOfficeRefusals,
    ...wrongPassword,
    ...editConflict,
  },
})
