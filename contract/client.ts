import type { Language } from '../domain/texts/texts.ts'
import { apiBaseOf } from './api-base.ts'
import type { AnswerIn, CallNameIn, InputIn } from './calls.ts'
import type { ShopArea } from './index.ts'
import type { ErrorCode } from './refusals.ts'

/** A refusal or fault in a response. `body` is the whole response; some refusals add details to it. */
export class ApiError extends Error {
  readonly status: number
  /** Undefined when the response comes from a proxy, not the shop. Programs check the code, never the message. */
  readonly code: ErrorCode | undefined
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body.message === 'string' ? body.message : `The shop responded with ${status}`)
    this.status = status
    // The server may be newer and send a code that this page does not know: it equals none that the page checks.
    this.code = typeof body.code === 'string' ? (body.code as ErrorCode) : undefined
    this.body = body
  }

  /** The server's message, for pages that show it instead of their own text. */
  get serverMessage(): string | undefined {
    return typeof this.body.message === 'string' ? this.body.message : undefined
  }
}

/** There was no response, or not all of it: offline, or the server is down. */
export class NetworkError extends Error {}

/** Whether the shop may have done what it was asked, though it has not answered. A proxy that lost its answer says 5xx. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500 && error.code === undefined
  return error instanceof NetworkError
}

/** Whether a response means success for a call to which not every 2xx does. */
export function isOkOrCreated(status: number): boolean {
  return status === 200 || status === 201
}

/** Whether the shop has refused a call because what it is about is not there, or not any more. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** Whether to retry after this many failures: a fault or a lost connection may pass, a refusal stays. */
export function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && !(error instanceof ApiError && error.status < 500)
}

type ApiAnswer<Area, Name extends string> = {
  status: number
  body: AnswerIn<Area, Name>
  headers: Headers
}

type Transport = {
  fetch: (request: Request) => Response | Promise<Response>
  origin: string
  /** Below which path of the origin, or at which other address, the API is; `/api` unless it is given. */
  base?: string
  /** The language to be answered in; English unless it is given. */
  language?: Language
  token: () => string | null
  /** Called with the token, if any, that was refused. */
  onUnauthorized: (token: string | null) => void
  /** Called with the token that was sent, and the one to go on with. */
  onRenewed?: (token: string, renewed: string) => void
}

type Parts = {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
  /** Completed even when the page is left, unless it is too large. */
  keepalive?: boolean
  /** The token to use instead of that of the current session. */
  token?: string | null
  /** The language to be answered in instead of the client's. */
  language?: Language | undefined
}

/** The client of one part of the contract: the shop's, or the back office's. */
export type ApiOf<Area> = <Name extends CallNameIn<Area>>(
  name: Name,
  input: InputIn<Area, Name> & Pick<Parts, 'keepalive' | 'token' | 'language'>,
) => Promise<ApiAnswer<Area, Name>>

export type Api = ApiOf<ShopArea>

/** Browsers refuse larger requests that outlive their page; the standard's limit is 64 KiB. */
const keepaliveBytes = 60_000

/** The only client of the API: in the browser, and with the server's in-process fetch while pages are rendered. */
export function createApi<Area = ShopArea>(transport: Transport): ApiOf<Area> {
  return async (name, input) => {
    // The contract has exact types for each call; this builds the request of any call.
    const parts = input as Parts
    const token = parts.token ?? transport.token()
    const request = requestFor(transport, name, { ...parts, token })
    const response = await send(transport, request)
    const renewed = response.headers.get('X-Token')
    if (token && renewed) transport.onRenewed?.(token, renewed)
    const body = await bodyOf(response)
    if (response.ok) return { status: response.status, body, headers: response.headers }
    if (response.status === 401) transport.onUnauthorized(token)
    throw new ApiError(response.status, typeof body === 'string' ? { message: body } : (body ?? {}))
  }
}

function requestFor(transport: Transport, name: string, parts: Parts): Request {
  const { origin, base = apiBaseOf(undefined) } = transport
  const { language = transport.language } = parts
  const [method, template = ''] = name.split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(parts.params?.[key])),
  )
  const url = new URL(`${base}${path}`, origin)
  for (const [key, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined) url.searchParams.set(key, String(value))
  }
  if (language && language !== 'en') url.searchParams.set('language', language)
  const headers = new Headers({ 'Content-Type': 'application/json' })
  if (parts.token) headers.set('Authorization', `Bearer ${parts.token}`)
  const body = parts.body ? JSON.stringify(parts.body) : null
  const keepalive = parts.keepalive === true && new Blob([body ?? '']).size < keepaliveBytes
  return new Request(url, { method, headers, body, keepalive })
}

async function send(transport: Transport, request: Request): Promise<Response> {
  try {
    return await transport.fetch(request)
  } catch (cause) {
    throw new NetworkError('There was no response', { cause })
  }
}

/** JSON, or plain text, which some calls return. */
async function bodyOf(response: Response) {
  const text = (await textOf(response)).trim()
  const type = response.headers.get('Content-Type')
  // Some networks answer every request with their own page until somebody has signed in there.
  if (response.ok && type?.startsWith('text/html')) throw new NetworkError('The answer is a page')
  try {
    const body = JSON.parse(text)
    return typeof body === 'string' ? body.trim() : body
  } catch {
    // Anything else does not come from the shop: it is the page of a proxy, or empty.
    return type?.startsWith('text/plain') ? text : {}
  }
}

/** A refusal counts even if its words are lost; an answer that breaks off is none. */
async function textOf(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    if (response.ok) throw new NetworkError('The response broke off', { cause })
    return ''
  }
}
