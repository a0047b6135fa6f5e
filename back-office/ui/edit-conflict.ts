import { ApiError } from '../../contract/client.ts'

/** What someone else has saved in the meantime, if that is why an edit was refused. */
export function currentIn<Subject>(error: unknown): Subject | undefined {
  if (!(error instanceof ApiError) || error.code !== 'editedElsewhere') return undefined
  // The contract of every edit declares it, but responses are typed, not parsed.
  return error.body.current as Subject | undefined
}
