import { z } from '@hono/zod-openapi'
import { endOfList } from '../../domain/limits.ts'
import { roles } from '../../domain/operators/rights.ts'
import { codesIn, errorCodes } from '../refusals.ts'
import { id, json, errorAnswer as shopErrorAnswer } from '../shared.ts'
import { officeRefusals } from './refusals.ts'

/** Marks a call as one for operators, who send their session as a cookie. */
export const operatorOnly = [{ operatorSession: [] }]

/** Operators also get the refusals of customers. */
export const errorAnswer = shopErrorAnswer.extend({
  code: z.enum([...errorCodes, ...codesIn(officeRefusals)]),
})

/**
 * The refusals of every call of the back office. Anyone who is not an operator gets 404 from all of
 * them, as if there were no back office; an operator whose roles do not allow the call gets 403.
 */
export const backOfficeRefusals = {
  400: json(errorAnswer, 'Malformed or invalid'),
  403: json(errorAnswer, 'The operator’s roles do not allow it'),
  404: json(errorAnswer, 'Not there, or not yours'),
}

/** Ids of up to `most` things, without repetition. */
export const chosenIds = (most: number) =>
  z
    .string()
    .regex(new RegExp(`^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${most - 1}}$`))
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .openapi({ type: 'string', description: `Up to ${most} ids: 12,15,16` })

/** For calls that ask for the operator's password again. */
export const wrongPassword = {
  403: json(errorAnswer, 'The password is not right, or the operator’s roles do not allow it'),
}

/** The version of what is being edited, as it was read. */
export const version = z.int().min(1).openapi({
  description: 'As it was read; an edit based on an older one is refused',
})

/** For calls that change what somebody else may be changing at the same time. */
export const editConflict = {
  409: json(
    errorAnswer,
    'Somebody else has changed it, or it is in a state that does not allow this',
  ),
}

/**
 * The refusal of an edit that is based on an older version. The schema of `current` is optional where
 * the subject may be gone, and where a call has `otherConflicts`, which come without it.
 */
export function versionConflict<Subject extends z.ZodType>(
  current: Subject,
  otherConflicts?: string,
) {
  const conflict = 'Somebody else has changed it; `current` is the latest version'
  return {
    409: json(
      errorAnswer.extend({ current }),
      otherConflicts ? `${conflict}. Or ${otherConflicts}` : conflict,
    ),
  }
}

const cursor = z.string().max(500)

/**
 * The query of every list: at most one of the two cursors, taken from a response. A list adds its
 * filters and its `sort`.
 */
export const pageQuery = z.object({
  after: cursor.optional().openapi({ description: '`next` of the previous page' }),
  before: cursor
    .optional()
    .openapi({ description: `\`previous\` of the next page, or "${endOfList}" for the last page` }),
})

/** One page of a list: its items, the cursors of the previous and next page, and the total of all pages. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    previous: z.string().nullable(),
    next: z.string().nullable(),
    total: z.int().min(0),
  })
}

export const role = z.enum(roles)

/** An operator, as in responses. */
export const operator = z
  .object({ id, name: z.string(), email: z.string(), roles: z.array(role) })
  .openapi('Operator')
