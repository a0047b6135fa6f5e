import { ApiError } from '../../contract/client.ts'

/** What somebody else has saved meanwhile, when that is why an edit was refused. */
export function currentIn<Subject>(error: unknown): Subject | undefined {
  if (!(error instanceof ApiError) || error.code !== 'editedElsewhere') return undefined
  // The contract of every edit declares it, but answers are typed, not parsed.
  return error.body.current as Subject | undefined
}
