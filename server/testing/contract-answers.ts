import type { z } from '@hono/zod-openapi'
import * as areas from '../../contract/areas.ts'
import * as backOfficeAreas from '../../contract/back-office/areas.ts'
import { errorAnswer, tooOftenAnswer } from '../../contract/shared.ts'

type ContentType = 'application/json' | 'text/plain'

type Declared = {
  method: string
  path: string
  request?: { body?: object }
  security?: object[]
  responses: Record<number, { content?: Partial<Record<ContentType, { schema: z.ZodType }>> }>
}

/** Every call of the shop that the contract declares. */
export const declaredCalls = callsIn(areas)
/** The calls that only operators may make. */
export const declaredBackOfficeCalls = callsIn(backOfficeAreas)

function callsIn(declaring: Record<string, object>): Declared[] {
  return Object.values(declaring).flatMap((area) => Object.values(area).filter(isCall))
}

function isCall(each: object): each is Declared {
  return 'method' in each && 'responses' in each
}

/** The schema that the contract declares for a call's response with a status. */
export function answerSchema(name: string, status: number): z.ZodType {
  const all = [...declaredCalls, ...declaredBackOfficeCalls]
  const call = all.find(({ method, path }) => `${method.toUpperCase()} ${path}` === name)
  const content = call?.responses[status]?.content
  const declared = content?.['application/json'] ?? content?.['text/plain']
  if (declared) return declared.schema
  if (status === 429) return tooOftenAnswer
  if (status === 413 || status === 415 || status === 503) return errorAnswer
  throw new Error(`The contract does not let ${name} answer ${status}`)
}
