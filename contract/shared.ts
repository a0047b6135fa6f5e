import { z } from '@hono/zod-openapi'
import { type $ZodType, safeParse } from 'zod/v4/core'
import { maximumId, maximumQuantity } from '../domain/limits.ts'
import { languageNames } from '../domain/texts/language-labels.ts'
import { errorCodes } from './refusals.ts'
import { sentencesOf } from './sentences.ts'

const inputTexts = sentencesOf('inputTexts')

export const id = z.int().min(1).max(maximumId)

/** An id in a path: plain digits only, not everything that converts to a number. */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, inputTexts.wholeNumber)
  .transform(Number)
  .pipe(id)

export const quantity = z.int().min(1).max(maximumQuantity)

/** Rupees. What a browser sends is checked for its type only: the server computes every price itself. */
export const rupees = z.number().min(0)
export const decimalText = z.string().regex(/^\d{1,9}\.\d{2}$/, inputTexts.amount)
export const instant = z.iso.datetime()
export const language = z.enum(languageNames)

/** Of a request that a client without keys may send too. */
export const requestKey = z
  .uuid()
  .nullish()
  .openapi({ description: 'A repeated try with the same key saves nothing twice' })

/** Adds the rules of one of the domain's forms to a request, so that browser and server check the same. */
export function obeying<Schema extends z.ZodType>(schema: Schema, form: $ZodType): Schema {
  return schema.check((payload) => {
    const result = safeParse(form, payload.value)
    for (const { code: _, ...issue } of result.error?.issues ?? []) {
      payload.issues.push({ ...issue, code: 'custom', input: payload.value })
    }
  })
}

export const errorAnswer = z
  .object({
    code: z.enum(errorCodes).openapi({ description: 'The reason, for programs' }),
    message: z.string().openapi({ description: 'The reason, for people; its wording may change' }),
    requestId: z.string().openapi({ description: 'The id of the request in the log' }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .openapi({ description: 'What is wrong with each part of the request' }),
  })
  .openapi('Error')

/** 413 for a picture: what it may have at most. */
export const pictureTooLarge = {
  413: json(
    errorAnswer.extend({ megabytes: z.number().optional(), megapixels: z.number().optional() }),
    'Too many megabytes or megapixels',
  ),
}

/** 429: the waiting time is in the header Retry-After too. */
export const tooOftenAnswer = errorAnswer.extend({ retryAfterSeconds: z.int() })

export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

/** A response whose whole body is this text. */
export function text<Body extends string>(body: Body, description: string) {
  return { description, content: { 'text/plain': { schema: z.literal(body) } } }
}

export function body<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } }
}

/** The refusals of a call; 413, 415, 429 and 500 are possible for every call. */
export const refused = {
  malformed: { 400: json(errorAnswer, 'Malformed or invalid') },
  withoutToken: { 401: json(errorAnswer, 'No valid token') },
  notYours: { 403: json(errorAnswer, "Names another customer's id") },
  absent: { 404: json(errorAnswer, 'Not there, or not yours') },
  conflict: { 409: json(errorAnswer, 'Conflicts with the current data of the shop') },
}

/** Marks a call as one for signed-in customers only. */
export const customerOnly = [{ bearer: [] }]
/** Marks a call for everyone that does more for a signed-in customer. */
export const guestOrCustomer: Record<string, string[]>[] = [{}, { bearer: [] }]
