import { keepInTab, keptInTab } from './tab-memory.ts'

/** The keys of the tab's memory begin like this. */
export const requestPrefix = 'request: '

type Named = { content: string; requestKey: string }

/**
 * Names the requests of a kind: a repeated try with the same content has the same key, so that the server does nothing
 * twice. The tab keeps it: the page may be loaded again before it is known whether the first try arrived.
 */
export function requestKeyFor(kind: string, request: object): string {
  const content = JSON.stringify(request)
  const last = keptInTab<Named>(requestPrefix + kind)
  if (last?.content === content) return last.requestKey
  const requestKey = crypto.randomUUID()
  keepInTab(requestPrefix + kind, { content, requestKey } satisfies Named)
  return requestKey
}

/** The key of the last request of a kind that is not known to be done. */
export function pendingRequestKey(kind: string): string | undefined {
  return keptInTab<Named>(requestPrefix + kind)?.requestKey
}

/** Once it is done, the same content is another request. */
export function forgetRequestKey(kind: string): void {
  keepInTab(requestPrefix + kind, undefined)
}

/** Sends a request under its key, which is forgotten once the request is done. */
export async function sendOnce<Body extends object, Answer>(
  kind: string,
  body: Body,
  send: (body: Body & { requestKey: string }) => Promise<Answer>,
): Promise<Answer> {
  const answer = await send({ ...body, requestKey: requestKeyFor(kind, body) })
  forgetRequestKey(kind)
  return answer
}
