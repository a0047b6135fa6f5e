import { setTimeout as pause } from 'node:timers/promises'

export type Client = ReturnType<typeof aClient>

/** Sends requests to a shop that may be down at any moment. */
export function aClient(url: string, headers: () => Record<string, string>) {
  /** Undefined when the shop is down or responds with a server error. */
  const send = async (method: string, path: string, body?: object) => {
    try {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers() },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      if (response.status >= 500) return undefined
      const { status } = response
      return { status, body: text ? JSON.parse(text) : null, headers: response.headers }
    } catch {
      return undefined
    }
  }
  /** Sends it until there is a response, as people do who get none. */
  const insist = async (method: string, path: string, body?: object) => {
    for (;;) {
      const response = await send(method, path, body)
      if (response) return response
      await pause(100)
    }
  }
  const ask = async <Body>(path: string): Promise<Body> => (await insist('GET', path)).body
  return { send, insist, ask }
}
