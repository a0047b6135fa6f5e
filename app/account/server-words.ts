import { ApiError } from '../../contract/client.ts'

/** What the server says about a failure, if it says anything. */
export function serverWords(error: unknown): string | undefined {
  return error instanceof ApiError ? error.serverMessage : undefined
}

/** Its words where the page's own would not help: they tell how long to wait after too many tries. */
export function wordsOfLimit(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === 429 ? error.serverMessage : undefined
}
