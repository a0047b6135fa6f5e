import type { AnswerIn, CallNameIn, InputIn } from './calls.ts'
import type { ShopArea } from './index.ts'
import type { ErrorCode } from './refusals.ts'

/** A refusal or fault that the server answered. `body` is the whole answer, to which some refusals add. */
export class ApiError extends Error {
  readonly status: number
  /** What happened; undefined when the answer is not the shop's own but a proxy's. Texts are for people only. */
  readonly code: ErrorCode | undefined
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body.message === 'string' ? body.message : `The shop answered with ${status}`)
    this.status = status
    // A newer server's code that this page does not know yet equals none of those that it asks for.
    this.code = typeof body.code === 'string' ? (body.code as ErrorCode) : undefined
    this.body = body
  }

  /** The server's own words, for messages that prefer them to a text of the page. */
  get serverMessage(): string | undefined {
    return typeof this.body.message === 'string' ? this.body.message : undefined
  }
}

/** No answer came at all: offline, or the server is not there. */
export class NetworkError extends Error {}

/** Whether to ask again after so many failures: a fault or a lost line may pass, a refusal stays. */
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
  token: () => string | null
  /** Called with the token, if any, that was refused. */
  onUnauthorized: (token: string | null) => void
}

type Parts = {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
  /** Sent to its end even when the page is left, as far as its size allows. */
  keepalive?: boolean
  /** Whose call it is, if not that of the one who is logged in. */
  token?: string | null
}

/** Makes the calls of one part of the contract: the shop's, or the back office's. */
export type ApiOf<Area> = <Name extends CallNameIn<Area>>(
  name: Name,
  input: InputIn<Area, Name> & Pick<Parts, 'keepalive' | 'token'>,
) => Promise<ApiAnswer<Area, Name>>

export type Api = ApiOf<ShopArea>

/** Browsers refuse larger requests that outlive their page; the standard's bound is 64 KiB. */
const keepaliveBytes = 60_000

/** The one way to the API, in the browser and, with the server's own fetch, while pages are rendered. */
export function createApi<Area = ShopArea>(transport: Transport): ApiOf<Area> {
  return async (name, input) => {
    // The contract's types are exact per call; here any call is put together alike.
    const parts = input as Parts
    const token = parts.token ?? transport.token()
    const request = requestFor(transport.origin, name, { ...parts, token })
    const response = await answered(transport, request)
    const body = await bodyOf(response)
    if (response.ok) return { status: response.status, body, headers: response.headers }
    if (response.status === 401) transport.onUnauthorized(token)
    throw new ApiError(response.status, typeof body === 'string' ? { message: body } : body)
  }
}

function requestFor(origin: string, name: string, parts: Parts): Request {
  const [method, template = ''] = name.split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(parts.params?.[key])),
  )
  const url = new URL(`/api${path}`, origin)
  for (const [key, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined) url.searchParams.set(key, String(value))
  }
  const headers = new Headers({ 'Content-Type': 'application/json' })
  if (parts.token) headers.set('Authorization', `Bearer ${parts.token}`)
  const body = parts.body ? JSON.stringify(parts.body) : null
  const keepalive = parts.keepalive === true && new Blob([body ?? '']).size < keepaliveBytes
  return new Request(url, { method, headers, body, keepalive })
}

async function answered(transport: Transport, request: Request): Promise<Response> {
  try {
    return await transport.fetch(request)
  } catch (cause) {
    throw new NetworkError('No answer came', { cause })
  }
}

/** JSON, or a sentence as it stands: some calls answer plain text. */
async function bodyOf(response: Response) {
  const text = (await response.text().catch(() => '')).trim()
  try {
    const body = JSON.parse(text)
    return typeof body === 'string' ? body.trim() : body
  } catch {
    // Anything else is not the shop's: the page of a proxy, or nothing.
    return response.headers.get('Content-Type')?.startsWith('text/plain') ? text : {}
  }
}
