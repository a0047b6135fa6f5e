import { inSpan } from './spans.ts'

/** `fetch`, recorded without its path, query, headers and body: a path can be a secret, too. */
export function tracedFetch(url: string, request: RequestInit): Promise<Response> {
  const describe = () => {
    const { hostname } = new URL(url)
    const method = request.method ?? 'GET'
    const facts = {
      'http.request.method': method,
      'server.address': hostname,
    }
    return { name: `${method} ${hostname}`, kind: 'client' as const, facts }
  }
  return inSpan(describe, async (note) => {
    const response = await fetch(url, request)
    note({
      facts: { 'http.response.status_code': response.status },
      isFailed: response.status >= 400,
    })
    return response
  })
}
