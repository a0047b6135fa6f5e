import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { messages } from '../../domain/messages.ts'
import { isOfErasedAccount, isUnavailable, isUnstorableText } from '../database/faults.ts'
import type { Environment } from './environment.ts'
import { Refusal, refusal } from './refusal.ts'

/** The one place that turns what was thrown into an answer. */
export function answerError(error: Error, c: Context<Environment>): Response {
  const { requestId, log } = c.var
  const refused = error instanceof HTTPException ? refusalOf(error) : error
  if (refused instanceof Refusal) {
    return c.json({ ...refused.answer, requestId }, refused.status, refused.headers)
  }
  if (isUnstorableText(error)) return answerError(refusal('invalid'), c)
  if (isOfErasedAccount(error)) return answerError(refusal('noSession'), c)
  if (isUnavailable(error)) {
    log.error({ requestId, err: error }, 'The database cannot be reached')
    return c.json({ message: messages.general.unavailable, requestId }, 503, { 'Retry-After': '2' })
  }
  log.error({ requestId, err: error }, 'A request failed')
  return c.json({ message: messages.general.wentWrong, requestId }, 500)
}

export function answerNotFound(c: Context<Environment>): Response {
  return answerError(refusal('notFound'), c)
}

/** What Hono itself refuses, in the shop's words. */
function refusalOf(error: HTTPException): Error {
  if (error.status === 400) return refusal('invalid', { message: messages.general.invalidJson })
  if (error.status === 403) return refusal('fromElsewhere')
  if (error.status === 415) return refusal('notJson')
  return error
}
