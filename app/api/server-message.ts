import { ApiError } from '../../contract/client.ts'

/** The server's message about a failure, if there is one. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? error.serverMessage : undefined
}

/** The server's message, or otherwise these words; nothing after a 401, which has already led to /login. */
export function failureText(error: unknown, otherwise: string): string | undefined {
  if (error instanceof ApiError && error.status === 401) return
  return serverMessage(error) ?? otherwise
}

/** The server's message after too many attempts: only it says how long to wait. */
export function limitMessage(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === 429 ? error.serverMessage : undefined
}

/** How long the server wants to wait, if it says. */
export function waitSeconds(error: unknown): number | undefined {
  const seconds = error instanceof ApiError ? error.body.retryAfterSeconds : undefined
  return typeof seconds === 'number' ? seconds : undefined
}
