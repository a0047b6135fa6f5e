import { ApiError, NetworkError } from '../../contract/client.ts'

/** Why the cart was not fetched or saved. */
export type Failure = 'lost' | 'sessionEnded' | 'refused'

export function failureOf(error: unknown): Failure {
  if (error instanceof NetworkError) return 'lost'
  return error instanceof ApiError && error.status === 401 ? 'sessionEnded' : 'refused'
}
