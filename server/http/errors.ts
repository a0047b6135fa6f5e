import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { type ErrorCode, faults, type RefusalStatus } from '../../contract/refusals.ts'
import { controlTexts } from '../../domain/texts/en/controls.ts'
import { faultTexts } from '../../domain/texts/en/refusals.ts'
import { translation } from '../../domain/texts/translation.ts'
import { isOfErasedAccount, isUnavailable, isUnstorable, isUnwritable } from '../database/faults.ts'
import { answerNobody, isBrokenOff } from './broken-off.ts'
import type { Environment } from './environment.ts'
import { failurePage, failurePageHeaders } from './failure-page.ts'
import { Refusal, refusal, sentenceOf } from './refusal.ts'
import { siteOf } from './standalone-page.ts'

/** The request that failed: its id, its log and the language of its response. */
export type Asked = Pick<Environment['Variables'], 'requestId' | 'log' | 'language'>

type Answer = {
  status: RefusalStatus | (typeof faults)[keyof typeof faults]
  body: { code: ErrorCode; message: string; requestId: string } & Record<string, unknown>
  headers?: Record<string, string>
}

/** When to ask again while the database is away. */
export const outageRetrySeconds = '2'
/** When to try again while nothing can be saved: somebody has to make room first. */
const unwritableRetrySeconds = '60'

/** The one place that turns errors into responses. */
export function answerTo(error: Error, asked: Asked): Answer {
  const { requestId, log, language } = asked
  const refused = error instanceof HTTPException ? refusalOf(error) : error
  if (refused instanceof Refusal) {
    const { code, status, details } = refused
    const { retryAfterSeconds } = details
    return {
      status,
      body: { code, message: sentenceOf(refused, language), requestId, ...details },
      headers: retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {},
    }
  }
  if (isUnstorable(error)) return answerTo(refusal('invalid'), asked)
  if (isOfErasedAccount(error)) return answerTo(refusal('noSession'), asked)
  if (isUnavailable(error)) {
    log.error({ requestId, err: error }, 'The database cannot be reached')
    const body = {
      code: 'unavailable',
      message: translation(faultTexts, language).unavailable,
      requestId,
    } as const
    return { status: faults.unavailable, body, headers: { 'Retry-After': outageRetrySeconds } }
  }
  if (isUnwritable(error)) {
    log.error({ requestId, err: error }, 'The database takes no writes')
    const body = {
      code: 'cannotSave',
      message: translation(faultTexts, language).cannotSave,
      requestId,
    } as const
    return { status: faults.cannotSave, body, headers: { 'Retry-After': unwritableRetrySeconds } }
  }
  log.error({ requestId, err: error }, 'A request failed')
  const body = {
    code: 'fault',
    message: translation(controlTexts, language).wentWrong,
    requestId,
  } as const
  return { status: faults.fault, body }
}

export function answerError(error: Error, c: Context<Environment>): Response | Promise<Response> {
  if (isBrokenOff(c)) return answerNobody()
  const { status, body, headers } = answerTo(error, c.var)
  c.set('errorCode', body.code)
  // Browsers ask for HTML when they open a page or send a form; `fetch` does not.
  const page = c.req.header('Accept')?.includes('text/html') && failurePage(siteOf(c), body)
  if (page) return c.html(page, status, { ...headers, ...failurePageHeaders })
  return c.json(body, status, headers)
}

export function answerNotFound(c: Context<Environment>): Response | Promise<Response> {
  return answerError(refusal('notFound'), c)
}

/** The shop's refusal for what Hono itself refuses. */
function refusalOf(error: HTTPException): Error {
  if (error.status === 400) return refusal('invalidJson')
  if (error.status === 403) return refusal('fromElsewhere')
  if (error.status === 415) return refusal('notJson')
  return error
}
